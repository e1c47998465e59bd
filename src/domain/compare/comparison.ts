import { positionOf, type Setting, settingOf, type Settings } from '#domain/check/settings';
import type { Fact } from '#domain/content/fact';
import { isKnown, standings, standingWords } from '#domain/facts/standing';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import { concerns, type Need, type Solution } from '#domain/recommendation/solution';
import * as words from '#domain/compare/words';

/**
 * A solution's answer. `finding` is null where the criterion does not apply to its layer: neither an answer nor an open
 * one.
 */
export type Cell = {
  finding: Fact['finding'] | 'open' | null;
  /** The finding in words. */
  word: string;
  /** The finding as a sentence without a full stop; empty where nothing is known. */
  says: string;
  /** Where and when it was read. */
  fact: Fact | null;
  /** The question for the vendor where it is not confirmed. */
  question: string | null;
  /** Whether it rests on our editor's judgment and no source. */
  judged: boolean;
};

/** A row of the comparison: a criterion or a need, with an answer for each solution. */
export type Row = {
  id: string;
  label: string;
  cells: Cell[];
  /** Whether all solutions have the same answer. */
  same: boolean;
};

/** A row of text, one cell for each solution. */
export type TextRow = { label: string; texts: string[]; same: boolean };

export type Comparison = {
  solutions: { solution: Solution; known: number; asked: number }[];
  criteria: Row[];
  needs: Row[];
  layer: TextRow;
  audience: TextRow;
  cautions: TextRow;
};

/** Returns what is known of these solutions side by side, in their order, on a day. Advice, section 4. */
export function comparisonOf(
  { criteria, needs, facts, staleFacts = {} }: Pick<Advice, 'criteria' | 'needs' | 'facts' | 'staleFacts'>,
  solutions: readonly Solution[],
  now: Date,
): Comparison {
  const columns = solutions.map((solution) => ({
    solution,
    answers: standings(criteria, solution.category, { ...facts[solution.id], ...staleFacts[solution.id] }, now),
  }));
  const cellOf = (criterion: AdviceCriterion, { solution, answers }: (typeof columns)[number]): Cell => {
    const answer = answers.find((each) => each.criterion === criterion);
    if (!answer) return notAsked(solution);
    const { standing, fact } = answer;
    const known = isKnown(answer);
    return {
      finding: standing === 'stale' ? 'open' : standing,
      word: standingWords[standing],
      says: standing === 'stale' ? words.tooOld(fact?.says) : (fact?.says ?? ''),
      fact,
      question: known ? null : criterion.question,
      judged: false,
    };
  };
  return {
    solutions: columns.map(({ solution, answers }) => ({
      solution,
      known: answers.filter(isKnown).length,
      asked: answers.length,
    })),
    criteria: criteria
      .map((criterion) =>
        row(
          criterion,
          columns.map((column) => cellOf(criterion, column)),
        ),
      )
      .filter(isAsked),
    needs: needs
      .map((need) =>
        row(
          need,
          solutions.map((solution) => needCell(need, solution)),
        ),
      )
      .filter(isAsked),
    layer: textRow(
      words.layer,
      solutions.map(({ category }) => category),
    ),
    audience: textRow(
      words.madeFor,
      solutions.map(({ targetAudience }) => targetAudience.join(', ')),
    ),
    cautions: textRow(
      words.caution,
      solutions.map(({ cautions }) => cautions ?? ''),
    ),
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

/** Returns whether all answers are the same. 'Partly' never is: each comes with its own condition. */
export function isSame(cells: readonly Pick<Cell, 'finding'>[]): boolean {
  return cells.length > 1 && cells.every(({ finding }) => finding === cells[0]?.finding && finding !== 'partly');
}

/** Returns whether all cells read the same, such as when none is confirmed: one cell then covers the row. */
export function isSharedCell(cells: readonly Cell[]): boolean {
  return (
    isSame(cells) &&
    cells.every(({ fact, says, question }) => !fact && says === cells[0]?.says && question === cells[0].question)
  );
}

/** Returns whether an earlier cell asks the same question: one put to several vendors is written out once. */
export function isAskedBefore(cells: readonly Pick<Cell, 'question'>[], at: number): boolean {
  return cells.findIndex(({ question }) => question === cells[at]?.question) < at;
}

function row({ id, label }: { id: string; label: string }, cells: Cell[]): Row {
  return { id, label, cells, same: isSame(cells) };
}

/** Whether the criterion applies to at least one of the solutions. */
function isAsked({ cells }: Row): boolean {
  return cells.some(({ finding }) => finding !== null);
}

function textRow(label: string, texts: string[]): TextRow {
  return { label, texts, same: texts.length > 1 && texts.every((text) => text === texts[0]) };
}

function notAsked({ category }: Solution): Cell {
  return { finding: null, word: words.notAskedOf(category), says: '', fact: null, question: null, judged: false };
}

function needCell(need: Need, solution: Solution): Cell {
  if (!concerns(need, solution.category)) return notAsked(solution);
  const known = solution.needs?.[need.id];
  const finding = known ? (known.met === 'partly' ? 'partly' : known.met ? 'yes' : 'no') : 'open';
  return {
    finding,
    word: standingWords[finding],
    says: known?.says ?? need.notConfirmed,
    fact: null,
    question: null,
    judged: known?.basis === 'editor',
  };
}
