import type { SourcedLine } from '#domain/recommendation/explanation';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';

/** Lines of what is known, each behind its mark; under a fact its source and the day it was read. */
export function FoundList({ lines }: { lines: readonly SourcedLine[] }) {
  return (
    <ul className="found-list">
      {lines.map((line) => (
        <li key={line.text}>
          <FactMark finding={line.met ? 'yes' : 'no'} />
          <span>
            {line.text}
            <Sources line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a line rests on: the facts with source and day, or the editor's judgement. */
export function Sources({ line: { facts, byEditor } }: { line: SourcedLine }) {
  if (facts.length === 0 && !byEditor) return null;
  return (
    <small className="found-source">
      {byEditor && "Our editor's judgement"}
      {facts.map((fact, index) => (
        <span key={fact.source.url}>
          {index > 0 && '; '}
          <FactSource fact={fact} />
        </span>
      ))}
    </small>
  );
}
