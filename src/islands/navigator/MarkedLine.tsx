import type { SourcedLine } from '#domain/recommendation/explanation';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import * as words from '#islands/navigator/words';

/** A finding behind its mark: for, against or in part, with its sources. A plain text is not confirmed. */
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

/** The sources of a line: its facts with source and date, or the editor's judgment. */
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
