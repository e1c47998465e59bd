import type { Explained } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import * as words from '#islands/navigator/words';

/** What a solution misses of the stated needs, then what nobody has confirmed. Nothing where neither is so. */
export function MissedNeeds({ explained }: { explained: Explained }) {
  const { misses, open } = explained;
  if (misses.length + open.length === 0) return null;
  return (
    <ul className="missed-needs" aria-label={words.missedOrOpen}>
      {[...misses, ...open].map((line) => (
        <li key={typeof line === 'string' ? line : line.text}>
          <MarkedLine line={line} />
        </li>
      ))}
    </ul>
  );
}
