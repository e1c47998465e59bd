import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Setting, Settings } from '#domain/check/settings';
import {
  byCounting,
  type Comparison,
  isSharedCell,
  questionOf,
  type Row,
  type TextRow,
} from '#domain/compare/comparison';
import { talliesOf } from '#domain/compare/conclusion';
import { tallied } from '#domain/facts/words';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { solutionPath } from '#domain/recommendation/solution-path';
import { inList } from '#domain/text/words';
import { Icon } from '#components/Icon.tsx';
import { Finding } from '#components/sheet/Finding.tsx';
import * as sheet from '#components/sheet/words.ts';
import * as words from '#islands/compare/words';
import './Compare.css';

type Props = {
  comparison: Comparison;
  /** The visitor's weights; null if they set none. */
  settings: Settings | null;
  /** Whether rows whose answers are all the same are hidden. */
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
};

/** Criteria, cautions, audience and needs by solution. Compare.css stacks the cells on a phone. */
export function ComparisonTable({ comparison, settings, onlyDifferences, onRemove }: Props) {
  const { solutions, criteria, needs, job, audience, cautions } = comparison;
  const shown = <R extends { same: boolean }>(rows: R[]) => rows.filter(({ same }) => !(onlyDifferences && same));
  const names = solutions.map(({ solution }) => solution.name);
  const below = (criterion: string): Row[] => shown(needs.filter((need) => need.below === criterion));
  const answers = (rows: (Row & { setting?: Setting })[]) =>
    rows.map(({ id, label, asks, cells, setting }) => (
      <Line key={id} label={asks} setting={setting} question={questionOf(cells)} names={names}>
        {isSharedCell(cells) ? (
          <ForAll cell={cells[0] ?? null} id={id} label={label} columns={cells.length} />
        ) : (
          cells.map((cell, index) => (
            <Answer
              key={names[index]}
              cell={cell}
              id={`${id}-${index}`}
              about={sheet.findingOf(names[index] ?? '', label)}
            />
          ))
        )}
      </Line>
    ));
  const texts = (rows: TextRow[], areParagraphs = false) =>
    rows.map(({ label, texts: said, more }) => (
      <Line key={label} label={label} names={names} isText={areParagraphs}>
        {said.map((text, index) => (
          <Fragment key={names[index]}>
            <p>{text}</p>
            {more?.[index] && (
              <details>
                <summary className="opens-more">
                  <span>
                    {words.readMore} <span className="sr-only">{words.aboutSolution(names[index] ?? '')}</span>
                  </span>
                  <Icon name="chevron" />
                </summary>
                <p>{more[index]}</p>
              </details>
            )}
          </Fragment>
        ))}
      </Line>
    ));
  const tallies = talliesOf(comparison).map(tallied);
  const { counted, others } = byCounting(criteria, settings ?? {});
  // Below its criterion, a need asks of the whole what the criterion asks of a part.
  const withNeeds = (rows: (Row & { setting?: Setting })[]) =>
    rows.flatMap((each) => [...shown([each]), ...below(each.id)]);
  const areHosting = (rows: Row[]) => rows.filter(({ isHosting }) => isHosting);
  const beside = shown(needs.filter((need) => !need.below));
  const groups = [
    { heading: words.whatFor, lines: texts(shown([job, audience])) },
    { heading: words.yourCriteria, lines: answers(withNeeds(counted)) },
    { heading: words.whereItRuns, lines: answers([...withNeeds(areHosting(others)), ...areHosting(beside)]) },
    {
      heading: counted.length > 0 ? words.notCounted : words.known,
      lines: answers(withNeeds(others.filter(({ isHosting }) => !isHosting))),
    },
    { heading: words.mayNeed, lines: answers(beside.filter(({ isHosting }) => !isHosting)) },
    { heading: words.beforeYouBuy, lines: texts(shown([cautions]), true) },
  ];
  return (
    <table
      className="ruled-table compare-table"
      data-many={solutions.length > 3 || undefined}
      style={{ '--columns': solutions.length } as CSSProperties}
    >
      <caption className="sr-only">{words.byCriterion(inList(names))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.criterion}</span>
          </th>
          {solutions.map(({ solution: { id, name, short } }) => (
            <th scope="col" key={id}>
              <a className="title text-balance no-underline hover:underline" href={solutionPath(id)} data-short={short}>
                <span>{name}</span>
              </a>
            </th>
          ))}
        </tr>
        <tr>
          <td>
            <span className="text-sm text-ink-3 print:hidden">{sheet.pressForSource}</span>
          </td>
          {solutions.map(({ solution: { id, name, provider } }, at) => (
            <td key={id}>
              <span className="block text-sm text-ink-2 print:text-xs">{tallies[at]}</span>
              <span className="me-4 text-sm text-ink-2 max-md:hidden">{provider}</span>
              <button
                type="button"
                className="inline-flex min-h-tap items-center text-sm font-semibold text-lake hover:underline print:hidden"
                onClick={() => onRemove(id)}
              >
                {words.remove} <span className="sr-only">{name}</span>
              </button>
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(
        ({ heading, lines }) =>
          lines.length > 0 && (
            <tbody key={heading}>
              <tr data-heading>
                <th scope="rowgroup" colSpan={solutions.length + 1}>
                  {heading}
                </th>
              </tr>
              {lines}
            </tbody>
          ),
      )}
    </table>
  );
}

type AnswerProps = { cell: SheetCell | null; id: string; about: string; brief?: string };

/** An answer, as in the matrix of the results. */
function Answer({ cell, ...finding }: AnswerProps) {
  if (!cell) return <span className="finding text-ink-3">{sheet.notAskedOfLayer}</span>;
  return <Finding cell={cell} {...finding} />;
}

/** An answer that all have, said once for the row. */
function ForAll({ label, columns, ...answer }: Omit<AnswerProps, 'about'> & { label: string; columns: number }) {
  const brief = answer.cell?.finding === 'open' ? sheet.forNobodyHere(columns) : words.sameFor(columns).toLowerCase();
  return <Answer {...answer} about={sheet.findingOf(sheet.allShown, label)} brief={brief} />;
}

type LineProps = {
  label: string;
  setting?: Setting | undefined;
  /** What to ask the vendors whose answer is open: said once, on paper. */
  question?: string;
  names: string[];
  /** Whether its cells are long paragraphs, stacked on a phone. */
  isText?: boolean;
  /** A cell for each name, or one that spans the row. */
  children: ReactNode;
};

/** One row. Each cell repeats the solution's name, for windows in which the cells are stacked. */
function Line({ label, setting, question, names, isText, children }: LineProps) {
  return (
    <tr data-text={isText || undefined}>
      <th scope="row">
        <span>{label}</span>{' '}
        {setting !== undefined && (
          <small className="block text-xs font-normal text-ink-3">{words.weight(setting)}</small>
        )}
        {question && <small className="hidden text-xs font-normal print:block">{question}</small>}
      </th>
      {Array.isArray(children) ? (
        names.map((name, index) => (
          <td key={name}>
            <b>{name}</b>
            {children[index]}
          </td>
        ))
      ) : (
        <td colSpan={names.length} data-all>
          {children}
        </td>
      )}
    </tr>
  );
}
