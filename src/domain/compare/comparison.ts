import { positionOf, type Setting, settingOf, type Settings } from '#domain/check/settings';
import { isKnown, standings } from '#domain/facts/standing';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import type { Solution } from '#domain/recommendation/solution';
import { needCell, sentence, type SheetCell } from '#domain/recommendation/sheet/cell';
import { jobWords } from '#domain/recommendation/words';
import * as words from '#domain/compare/words';

/** A row of the comparison: a criterion or a need, with an answer for each solution. */
export type Row = {
  id: string;
  label: string;
  /** The label as a question, which the cells answer. */
  asks: string;
  /** Null where it does not concern that solution's layer: neither an answer nor an open one. */
  cells: (SheetCell | null)[];
  /** Whether all solutions have the same answer. */
  same: boolean;
};

/** A row of text, one cell for each solution; `more` is what a reader can open below it, empty where nothing. */
export type TextRow = { label: string; texts: string[]; more?: string[]; same: boolean };

export type Comparison = {
  solutions: { solution: Solution; known: number; asked: number }[];
  criteria: Row[];
  needs: Row[];
  job: TextRow;
  audience: TextRow;
  cautions: TextRow;
};

/**
 * Returns what is known of these solutions side by side, in their order, on a day. A need whose answers follow from those
 * of its criterion is left out: the criterion's row has them. Advice, section 4.
 */
export function comparisonOf(
  { criteria, needs, facts, staleFacts = {} }: Pick<Advice, 'criteria' | 'needs' | 'facts' | 'staleFacts'>,
  solutions: readonly Solution[],
  now: Date,
): Comparison {
  const columns = solutions.map((solution) => ({
    solution,
    answers: standings(criteria, solution.category, { ...facts[solution.id], ...staleFacts[solution.id] }, now),
  }));
  const answerOf = (criterion: AdviceCriterion, { answers }: (typeof columns)[number]): SheetCell | null => {
    const answer = answers.find((each) => each.criterion === criterion);
    if (!answer) return null;
    const { standing, fact } = answer;
    const isStale = standing === 'stale';
    return {
      finding: isStale ? 'open' : standing,
      brief: isStale ? '' : (fact?.brief ?? ''),
      says: isStale ? words.tooOld(sentence(fact?.says ?? '')) : sentence(fact?.says ?? ''),
      facts: fact ? [fact] : [],
      byEditor: false,
      question: isKnown(answer) ? '' : criterion.question,
    };
  };
  const asked = criteria
    .map((criterion) =>
      row(
        criterion,
        columns.map((column) => answerOf(criterion, column)),
      ),
    )
    .filter(isAsked);
  return {
    solutions: columns.map(({ solution, answers }) => ({
      solution,
      known: answers.filter(isKnown).length,
      asked: answers.length,
    })),
    criteria: asked,
    needs: needs
      .map((need) => ({
        criterion: need.criterion,
        ...row(
          need,
          solutions.map((solution) => needCell(need, solution, facts[solution.id] ?? {}, { criteria, needs })),
        ),
      }))
      .filter(isAsked)
      .filter(
        ({ cells, criterion }) => !asked.some(({ id, cells: answers }) => id === criterion && repeats(cells, answers)),
      )
      // Its criterion's row says what a part of the product does.
      .map(({ criterion, ...need }) =>
        asked.some(({ id }) => id === criterion) ? { ...need, label: words.whole(need.label) } : need,
      ),
    job: textRow(
      words.job,
      solutions.map(({ job }) => (job ? jobWords[job] : '')),
    ),
    audience: textRow(
      words.madeFor,
      solutions.map(({ targetAudience }) => targetAudience.join(', ')),
    ),
    cautions: {
      ...textRow(
        words.caution,
        solutions.map(({ caution, cautions = '' }) => caution ?? cautions),
      ),
      more: solutions.map(({ caution, cautions = '' }) => (caution ? cautions : '')),
    },
  };
}

/** A criterion that the visitor counts, with its setting. */
export type CountedRow = Row & { setting: Exclude<Setting, 0> };

/**
 * Returns the rows of the criteria that the visitor counts, musts and the highest weights first, and separately the
 * other rows.
 */
export function byCounting(rows: readonly Row[], settings: Settings): { counted: CountedRow[]; others: Row[] } {
  const counted = rows.flatMap((each): CountedRow[] => {
    const setting = settingOf(settings, each.id);
    return setting === 0 ? [] : [{ ...each, setting }];
  });
  counted.sort((a, b) => positionOf(b.setting) - positionOf(a.setting));
  return { counted, others: rows.filter(({ id }) => settingOf(settings, id) === 0) };
}

/** Returns whether all answers are the same. One met in part never is: each comes with its own condition. */
export function isSame(cells: readonly (Pick<SheetCell, 'finding'> | null)[]): boolean {
  const [first] = cells;
  return cells.length > 1 && cells.every((cell) => cell?.finding === first?.finding && cell?.finding !== 'partly');
}

/** Returns whether all cells read the same, such as when none is confirmed: one cell then covers the row. */
export function isSharedCell(cells: readonly (SheetCell | null)[]): boolean {
  const [first] = cells;
  return isSame(cells) && cells.every((cell) => cell?.facts.length === 0 && cell.says === first?.says);
}

/** Returns the question of a row: the one to every vendor whose answer is open. Empty where none is. */
export function questionOf(cells: readonly (SheetCell | null)[]): string {
  return cells.find((cell) => cell?.question)?.question ?? '';
}

function row(
  { id, label, asks = label }: { id: string; label: string; asks?: string | undefined },
  cells: Row['cells'],
): Row {
  return { id, label, asks, cells, same: isSame(cells) };
}

/** Whether the answers to a need follow from those to its criterion: what holds in part does not hold for the whole. */
function repeats(cells: Row['cells'], answers: Row['cells']): boolean {
  return cells.every((cell, at) => {
    const criterion = answers[at]?.finding;
    return cell?.finding === criterion || (criterion === 'partly' && cell?.finding === 'no');
  });
}

/** Whether the criterion applies to at least one of the solutions. */
function isAsked({ cells }: Row): boolean {
  return cells.some((cell) => cell !== null);
}

function textRow(label: string, texts: string[]): TextRow {
  return { label, texts, same: texts.length > 1 && texts.every((text) => text === texts[0]) };
}
