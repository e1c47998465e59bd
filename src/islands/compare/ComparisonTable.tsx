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
import { findingWords, found } from '#domain/facts/words';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import { solutionPath } from '#domain/recommendation/solution-path';
import { inList } from '#domain/text/words';
import { FactMark } from '#components/FactMark.tsx';
import { Icon } from '#components/Icon.tsx';
import { Finding } from '#components/sheet/Finding.tsx';
import * as sheet from '#components/sheet/words.ts';
import { Unbroken } from '#components/Unbroken.tsx';
import * as words from '#islands/compare/words';
import '../../components/Choice.css';
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
  /** Whether it stands in the one row of its group that names what differs in nothing. */
  const isFolded = ({ same }: { same: boolean }) => onlyDifferences && same;
  const folded = (rows: Row[]) =>
    rows.filter(isFolded).map(({ id, label, cells: [cell] }) => (
      <li key={id} className="flex items-baseline gap-[0.6em]">
        {cell && <FactMark finding={cell.finding} />}
        <span>
          {label}: {cell && findingWords[cell.finding].toLowerCase()}
        </span>
      </li>
    ));
  const { counted, others } = byCounting(criteria, settings ?? {});
  const tallies = (rows: Row[]) => talliesOf({ solutions, criteria: rows }).map(found);
  const about = [job, audience];
  const groups = [
    {
      heading: words.whatFor,
      lines: texts(shown(about)),
      same: about.filter(isFolded).map(({ label, texts: [text] }) => (
        <li key={label}>
          {label}: {text}
        </li>
      )),
    },
    { heading: words.yourCriteria, tally: tallies(counted), lines: answers(shown(counted)), same: folded(counted) },
    {
      heading: words.criteria(others.length, counted.length),
      tally: tallies(others),
      lines: answers(shown(others)),
      same: folded(others),
    },
    { heading: words.mayNeed, lines: answers(shown(needs)), same: folded(needs) },
    { heading: words.beforeYouBuy, lines: texts(shown([cautions]), true), same: [] },
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
          {solutions.map(({ solution: { id, name, provider } }) => (
            <td key={id}>
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
        ({ heading, tally, lines, same }) =>
          lines.length + same.length > 0 && (
            <tbody key={heading}>
              <tr data-heading>
                <th scope="rowgroup" colSpan={tally ? 1 : solutions.length + 1}>
                  {heading}
                </th>
                {tally?.map((counts, at) => (
                  <td key={names[at]}>{counts}</td>
                ))}
              </tr>
              {lines}
              {same.length > 0 && (
                <tr data-same>
                  <th scope="row">{words.sameFor(solutions.length)}</th>
                  <td colSpan={solutions.length} data-all>
                    <ul role="list">{same}</ul>
                  </td>
                </tr>
              )}
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
        <span>
          <Unbroken text={label} />
        </span>{' '}
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
