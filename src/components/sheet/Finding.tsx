import { hasMore, type SheetCell } from '#domain/recommendation/sheet/cell';
import { findingWords } from '#domain/facts/words';
import { hostOf } from '#domain/text/host-of';
import { FactMark } from '#components/FactMark.tsx';
import { FactSource } from '#components/FactSource.tsx';
import { Unbroken } from '#components/Unbroken.tsx';
import * as words from '#components/sheet/words.ts';

type Props = {
  cell: SheetCell;
  /** The id of its sheet: one of a kind on the page. */
  id: string;
  /** The solution and the need that it is about. */
  about: string;
  /** Words in place of the brief ones. */
  brief?: string | undefined;
  /** Without the sheet. */
  plain?: boolean;
};

/**
 * A finding: its mark, its word and a few more. Pressed, it opens a sheet with the sentence, its source and day, or the
 * question to ask: a native popover, which needs no script. Whoever shows it imports Finding.css,
 * as with Matrix.css.
 */
export function Finding({ cell, id, about, brief = cell.brief, plain = false }: Props) {
  const { finding, says, facts, byEditor, question } = cell;
  const short = (
    <>
      <FactMark finding={finding} />
      <span>
        <b>{findingWords[finding]}</b>{' '}
        {brief && (
          <small>
            <Unbroken text={brief} />
          </small>
        )}
      </span>
    </>
  );
  if (plain || !hasMore(cell)) return <span className="finding">{short}</span>;
  return (
    <>
      <button type="button" className="finding finding-button" popoverTarget={id}>
        {short}
      </button>
      <div id={id} className="sheet-panel finding-sheet" popover="auto" role="dialog" aria-label={about}>
        <p className="flex items-baseline gap-2.5 font-semibold">
          <FactMark finding={finding} />
          {about}
        </p>
        {says && <p>{says}</p>}
        {byEditor && <p className="note">{words.editorsJudgement}</p>}
        {facts.map((fact) => (
          <p key={fact.source.url} className="text-sm wrap-anywhere text-ink-3">
            {hostOf(fact.source.url)}: <FactSource fact={fact} />
          </p>
        ))}
        {question && (
          <p data-ask>
            <b className="font-semibold">{words.askThem}</b> {question}
          </p>
        )}
      </div>
    </>
  );
}
