import type { SourcedLine } from '#domain/recommendation/explanation';
import { MarkedLine } from '#islands/navigator/MarkedLine';
import './FoundList.css';

/** Findings, each behind its mark; under a fact, its source and the date on which it was read. */
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
