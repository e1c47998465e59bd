/** What is known: solid yes, half partly, hollow no, hatched open. The word beside it says the same. */
export type FactFinding = 'yes' | 'partly' | 'no' | 'open';

/** Returns the mark of a fact: a small leaning slab. Decorative, because its word always stands beside it. */
export function FactMark({ finding, className = '' }: { finding: FactFinding; className?: string }) {
  return <i className={`fact-mark ${className}`.trim()} data-finding={finding} aria-hidden="true" />;
}

type KeyProps = {
  /** What is solid, and what is hatched: 'known', 'open, not confirmed'. */
  known: string;
  open: string;
  /** What the bare rail is, where that is said. */
  rail?: string;
  /** What the dashed line through all bars is. */
  leader: string;
  /** What the figures at the ends of the bars count. */
  figures: string;
};

/** What stands above bars: what solid, hatched and bare parts say, what the dashed line is, and what the figures count. */
export function BarKey({ known, open, rail, leader, figures }: KeyProps) {
  return (
    <p className="bar-key">
      <span>
        <FactMark finding="yes" />
        {known}
      </span>
      <span>
        <FactMark finding="open" />
        {open}
      </span>
      {rail && (
        <span>
          <i className="bar-key-rail" aria-hidden="true" />
          {rail}
        </span>
      )}
      <span>
        <i className="bar-key-line" aria-hidden="true" />
        {leader}
      </span>
      <span>{figures}</span>
    </p>
  );
}
