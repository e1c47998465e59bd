import type { Explained } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';
import './FoundList.css';

/**
 * What a solution misses of the stated needs, then what it meets with a condition, then what nobody has confirmed. Nothing
 * where none is so.
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
