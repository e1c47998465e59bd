import './FactMark.css';

/** What is known: solid yes, half partly, hollow no, hatched open. The word beside it says the same. */
export type FactFinding = 'yes' | 'partly' | 'no' | 'open';

/** Returns the mark of a fact: a small leaning slab. Decorative, because its word always stands beside it. */
export function FactMark({ finding, className = '' }: { finding: FactFinding; className?: string }) {
  return <i className={`fact-mark ${className}`.trim()} data-finding={finding} aria-hidden="true" />;
}
