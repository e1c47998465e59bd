import './FactMark.css';

/** A finding and its mark: solid yes, half partly, hollow no, hatched open. The adjacent word says the same. */
export type FactFinding = 'yes' | 'partly' | 'no' | 'open';

/** The mark of a fact: a small leaning slab. Decorative, because a word is always beside it. */
export function FactMark({ finding, className = '' }: { finding: FactFinding; className?: string }) {
  return <i className={`fact-mark ${className}`.trim()} data-finding={finding} aria-hidden="true" />;
}
