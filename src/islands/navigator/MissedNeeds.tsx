import type { Explained } from '#domain/recommendation/explanation';
import { Sources } from '#islands/navigator/FoundList';
import { FactMark } from '#components/FactMark.tsx';

/** What a solution misses of the stated needs, then what nobody has confirmed. Nothing where neither is so. */
export function MissedNeeds({ explained }: { explained: Explained }) {
  const { misses, open } = explained;
  if (misses.length + open.length === 0) return null;
  return (
    <ul className="missed-needs" aria-label="Missed or not confirmed">
      {misses.map((line) => (
        <li key={line.text}>
          <FactMark finding="no" />
          <span>
            {line.text}
            <Sources line={line} />
          </span>
        </li>
      ))}
      {open.map((text) => (
        <li key={text}>
          <FactMark finding="open" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
