import type { SourcedLine } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import './FoundList.css';

/** Lines of what is known, each behind its mark; under a fact its source and the day it was read. */
export function FoundList({ lines }: { lines: readonly SourcedLine[] }) {
  return (
    <ul className="found-list">
      {lines.map((line) => (
        <li key={line.text}>
          <MarkedLine line={line} />
        </li>
      ))}
    </ul>
  );
}
