import type { SourcedLine } from '#domain/recommendation/explanation';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import * as words from '#islands/navigator/words';

/**
 * A line of what is known, behind its mark: what speaks for or against a solution, or for it in part, with what it rests on,
 * or a plain text for what is not confirmed.
 */
export function MarkedLine({ line, inPart = false }: { line: SourcedLine | string; inPart?: boolean }) {
  if (typeof line === 'string')
    return (
      <>
        <FactMark finding="open" />
        <span>{line}</span>
      </>
    );
  return (
    <>
      <FactMark finding={inPart ? 'partly' : line.met ? 'yes' : 'no'} />
      <span>
        {line.text}
        <Sources line={line} />
      </span>
    </>
  );
}

/** What a line rests on: the facts with source and day, or the editor's judgment. */
function Sources({ line: { facts, byEditor } }: { line: SourcedLine }) {
  if (facts.length === 0 && !byEditor) return null;
  return (
    <small className="found-source">
      {byEditor && words.editorsJudgement}
      {facts.map((fact, index) => (
        <span key={fact.source.url}>
          {index > 0 && '; '}
          <FactSource fact={fact} />
        </span>
      ))}
    </small>
  );
}
