import type { Sheet, SheetColumn, SheetRow } from '#domain/recommendation/sheet/sheet';
import { found } from '#domain/facts/words';
import { perfectMatch } from '#domain/recommendation/words';
import { Finding } from '#components/sheet/Finding.tsx';
import { bandText } from '#components/score-text.ts';
import { Tag } from '#components/Tag.tsx';
import { Unbroken } from '#components/Unbroken.tsx';
import * as words from '#components/sheet/words.ts';

type Props = Pick<Sheet, 'columns' | 'rows' | 'over'> & {
  /** The beginning of the ids of its findings, where a page has several. */
  id?: string;
  /** Without what findings open to. */
  plain?: boolean;
};

/**
 * Stated needs against the picks and the next in line: each cell a finding. It has no state and needs no script. Its
 * styles are imported where it is used: a sheet that a page and a late script share would be in every page with the script.
 */
export function Matrix({ columns, rows, over, id = 'finding', plain = false }: Props) {
  const hasFacts = columns.some(({ facts }) => facts !== null);
  const hasCautions = columns.some(({ caution }) => caution !== '');
  const heads = columns.map((column) => <Head key={column.id} column={column} isBesideLead={Boolean(over)} />);
  return (
    // The roles stay where a narrow window shows the table as blocks.
    <table className="matrix" role="table">
      <caption className="sr-only">
        {words.caption(columns.map(({ name }) => name))} {!plain && words.pressForSource}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className="matrix-key" rowSpan={over && 2}>
            <span className="sr-only">{words.need}</span>
            {rows.length > 0 && !plain && <span aria-hidden="true">{words.pressForSource}</span>}
          </th>
          {over ? (
            <>
              <th role="columnheader" scope="col" className="matrix-for">
                {over.lead}
              </th>
              <th role="columnheader" scope="col" colSpan={columns.length - 1} className="matrix-over">
                {over.others}
              </th>
            </>
          ) : (
            heads
          )}
        </tr>
        {over && <tr role="row">{heads}</tr>}
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.need} row={row} columns={columns} id={id} plain={plain} />
        ))}
        {hasFacts && (
          <tr role="row" className="matrix-facts">
            <th role="rowheader" scope="row">
              {words.factsKnown}
            </th>
            {columns.map(({ facts, ...column }) => (
              <td role="cell" key={column.id} className={asideOf(column)}>
                {leadsName(column)}
                {facts && (
                  <span className="finding">
                    <b className="tabular-nums">{words.of(facts.known, facts.of)}</b>
                    {facts.known > 0 && <small>{found(facts)}</small>}
                  </span>
                )}
              </td>
            ))}
          </tr>
        )}
        {hasCautions && (
          <tr role="row" className="matrix-cautions">
            <th role="rowheader" scope="row">
              {words.beforeYouBuy}
            </th>
            {columns.map((column) => (
              <td role="cell" key={column.id} className={asideOf(column)}>
                <b aria-hidden="true">{column.short}: </b>
                {column.caution}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The same of one product on a page of its own, whose name is not repeated. */
export function NeedsOf({ solution, rows }: { solution: RowColumn; rows: readonly SheetRow[] }) {
  return (
    <table className="matrix matrix-own" role="table">
      <caption className="sr-only">{words.needsOf(solution.name)}</caption>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.need} row={row} columns={[solution]} id="need" plain={false} />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = {
  column: SheetColumn;
  /** Whether another solution is named first. */
  isBesideLead: boolean;
};

/** A solution's badge, score and name, and how many needs it meets: with 'Perfect Match' where it has that. */
function Head({ column, isBesideLead }: HeadProps) {
  const { name, short, provider, page, place, badge, isLead, score, scoreNote, lacks, match, count } = column;
  const named = place === null && !isLead ? short : name;
  const shown =
    named === short ? (
      named
    ) : (
      <>
        <span className="not-print:max-lg:hidden">{named}</span>
        <span className="lg:hidden print:hidden">{short}</span>
      </>
    );
  return (
    <th role="columnheader" scope="col" className={asideOf(column)}>
      <p className="matrix-place">
        {place === null && !isLead ? (
          badge
        ) : (
          <Tag tone={isLead || (place === 1 && !isBesideLead) ? 'lake-filled' : 'lake'}>{badge}</Tag>
        )}
      </p>
      {score !== null && (
        <p className={`matrix-score ${bandText(score)}`}>
          <span className="numeral">{score}</span>
          {scoreNote && <small>{scoreNote}</small>}
        </p>
      )}
      <p className="matrix-name">{page === null ? shown : <a href={page}>{shown}</a>}</p>
      {/* Not shown where the name begins with it. */}
      <p className={`matrix-note text-ink-3 ${named.startsWith(provider) ? 'sr-only' : ''}`.trim()}>{provider}</p>
      {lacks && <p className="matrix-lacks">{lacks}</p>}
      <p className="matrix-note">
        {match ? (
          <>
            <b className="matrix-match" data-confirmed={match.isConfirmed || undefined}>
              {perfectMatch}
            </b>{' '}
            {withWhatItCounts(match.object)}
          </>
        ) : (
          withWhatItCounts(count)
        )}
      </p>
    </th>
  );
}

/** Returns the text with each number on the line of the next word. */
function withWhatItCounts(text: string) {
  return text.replace(/(\d) /g, '$1\u00a0');
}

type RowColumn = Pick<SheetColumn, 'id' | 'name'> & Partial<Pick<SheetColumn, 'short' | 'place' | 'isLead'>>;

/** The class of a column without a place: phones leave out the next in line, and give a lead lines of its own. */
function asideOf({ place, isLead }: Partial<Pick<SheetColumn, 'place' | 'isLead'>>) {
  return place !== null ? undefined : isLead ? 'matrix-lead' : 'matrix-next';
}

/** Names a lead in its cells where phones give it a line of its own. */
function leadsName({ short, isLead }: Partial<Pick<SheetColumn, 'short' | 'isLead'>>) {
  return (
    isLead && (
      <b className="matrix-of" aria-hidden="true">
        {short}:
      </b>
    )
  );
}

type RowProps = { row: SheetRow; columns: readonly RowColumn[]; id: string; plain: boolean };

/** A need with its findings; where it is open for everybody, that is said once. */
function Row({ row, columns, id, plain }: RowProps) {
  const { need, label, cells, isOpenForAll } = row;
  const [first] = cells;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Unbroken text={label} />
      </th>
      {isOpenForAll && first ? (
        <td role="cell" colSpan={columns.length} className="matrix-shared">
          <Finding
            cell={first}
            id={`${id}-${need}`}
            about={words.findingOf(words.allShown, label)}
            brief={words.forNobodyHere(columns.length)}
            plain={plain}
          />
        </td>
      ) : (
        columns.map((column, index) => {
          const cell = cells[index];
          return (
            <td role="cell" key={column.id} className={asideOf(column)}>
              {leadsName(column)}
              {cell ? (
                <Finding
                  cell={cell}
                  id={`${id}-${need}-${index}`}
                  about={words.findingOf(column.name, label)}
                  plain={plain}
                />
              ) : (
                <span className="finding text-ink-3">{words.notAskedOfLayer}</span>
              )}
            </td>
          );
        })
      )}
    </tr>
  );
}
