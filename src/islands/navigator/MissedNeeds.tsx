import type { Explained } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';
import './FoundList.css';

/**
 * The stated needs that a solution misses, then those it meets with a condition, then those not confirmed. Empty if
 * there are none.
 */
export function MissedNeeds({ explained }: { explained: Explained }) {
  const { misses, inPart, open } = explained;
  if (misses.length + inPart.length + open.length === 0) return null;
  return (
    <ul className="missed-needs" aria-label={words.missedOrOpen}>
      {[...misses, ...inPart, ...open].map((line) => (
        <li key={typeof line === 'string' ? line : line.text}>
          <MarkedLine line={line} inPart={inPart.some((each) => each === line)} />
        </li>
      ))}
    </ul>
  );
}
