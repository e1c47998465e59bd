import type { Advice, AdviceFacts } from '#domain/recommendation/advice';
import { leastKnown } from '#domain/recommendation/editors-ranking';
import { cellOf, type SheetCell } from '#domain/recommendation/sheet/cell';
import { type Tally, tally } from '#domain/facts/standing';
import type { Firm } from '#domain/recommendation/sheet/firm';
import { firmSentence } from '#domain/recommendation/sheet/firm-sentence';
import { liveNote } from '#domain/recommendation/sheet/live-sentence';
import { byNeeds } from '#domain/recommendation/needs';
import { rankedBelow, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import { type PerfectMatch, perfectMatch } from '#domain/recommendation/score';
import * as words from '#domain/recommendation/sheet/words';
import type { Whose } from '#domain/recommendation/sheet/words';
import { solutionPath } from '#domain/recommendation/solution-path';
import { needsMetLine, placeLine } from '#domain/recommendation/summary';
import { rankBadges } from '#domain/recommendation/words';

/** A stated need, with a cell for each column; null where it does not concern that solution's layer. */
export type SheetRow = { need: string; label: string; cells: (SheetCell | null)[]; isOpenForAll: boolean };

/** A column: one of the three picks, or a solution without a place, such as the next in line. */
export type SheetColumn = {
  id: string;
  name: string;
  /** The name in at most 18 characters where an editor has written one. */
  short: string;
  provider: string;
  /** The address of its page; null for a website's solution that is not in the catalogue. */
  page: string | null;
  place: number | null;
  /** '#1 Top Choice', or why it is shown without a place: 'Next in line'. */
  badge: string;
  /** Whether it has no place and is read before those that have one. */
  isLead?: boolean;
  score: number | null;
  /** Live data: 'points, shared first place'. */
  scoreNote: string;
  match: PerfectMatch | null;
  /** 'Meets 2 of 5, 2 in part, 1 not confirmed': in place of the match. */
  count: string;
  /** The criteria that concern it, and those with a fact that counts; null for a website's own solution. */
  facts: (Pick<Tally, 'yes' | 'partly' | 'no'> & { known: number; of: number }) | null;
  /** What it needs and the buyer has not: said before all praise. */
  lacks?: string;
  /** What to settle before buying it, in one line. */
  caution: string;
};

/** What stands over a lead, and over the columns beside it. */
export type SheetOver = { lead: string; others: string };

/** The results on one sheet. Everything on it is computed here, so that no part of it can contradict another. */
export type Sheet = Firm & {
  columns: SheetColumn[];
  /** Where a lead begins the table: what it is picked for, and what those beside it are ranked by. */
  over?: SheetOver | undefined;
  /** Those that tell the columns apart first, those that all meet last. */
  rows: SheetRow[];
  /** How the columns are ordered, and what the scores and the facts count. */
  note: string;
};

/** Returns the sheet of a ranking. Advice, section 8. */
export function sheetOf(recommendations: Recommendations, advice: SheetAdvice, whose: Whose = 'your'): Sheet {
  const { top } = recommendations;
  const [next] = rankedBelow(recommendations);
  const table = tableOf(next ? [...top, next] : top, recommendations, advice);
  return { ...firmSentence(recommendations, whose), ...table, note: noteOf(recommendations, table) };
}

/** Returns what the order and the marks of a table mean. */
function noteOf(recommendations: Recommendations, { rows }: Pick<Sheet, 'rows'>): string {
  const { top, source } = recommendations;
  const [next] = rankedBelow(recommendations);
  const isPassedOver = top.some((pick) => next && byNeeds(next.needs, pick.needs) < 0);
  const isJudged = rows.some(({ cells }) => cells.some((cell) => cell && isEditorsWord(cell)));
  const order =
    source === 'live-data'
      ? [liveNote(recommendations)]
      : [
          words.orderNote(top.map(({ score }) => String(score))),
          ...(isPassedOver ? [words.placeNeedsFacts(leastKnown)] : []),
        ];
  return [...order, ...(isJudged ? [words.editorsMark] : [])].join(' ');
}

/**
 * Returns a sheet whose table begins with a solution that has no place, where the verdict names it first; it takes the
 * column of the next in line. Returns the sheet itself where it has a place.
 */
export function withLead(
  sheet: Sheet,
  { lead, over }: { lead: Recommendation; over: SheetOver },
  recommendations: Recommendations,
  advice: SheetAdvice,
): Sheet {
  if (recommendations.top.includes(lead)) return sheet;
  const table = tableOf([lead, ...recommendations.top], recommendations, advice);
  const { columns, rows } = table;
  const [first, ...others] = columns;
  return {
    ...sheet,
    over,
    columns: first ? [{ ...first, badge: words.ourPick, isLead: true }, ...others] : columns,
    rows,
    note: noteOf(recommendations, table),
  };
}

/** Returns the solutions that a sheet puts first: its lead and those with a place, in the order of its columns. */
export function firstOnSheet({ columns }: Pick<Sheet, 'columns'>): SheetColumn[] {
  return columns.filter(({ isLead, place }) => isLead || place !== null);
}

/** Returns the columns of these solutions, and a row for each need that is stated of one of them. */
function tableOf(
  shown: readonly Recommendation[],
  { source }: Recommendations,
  advice: SheetAdvice,
): Pick<Sheet, 'columns' | 'rows'> {
  const known = shown.map((each) => knownOf(each, source, advice));
  const stated = shown.flatMap(({ needs }) => needs);
  const rows = [...new Map(stated.map((need) => [need.need, need])).values()].map(({ need, label }): SheetRow => {
    const cells = shown.map(({ needs }, index) => {
      const standing = needs.find((each) => each.need === need);
      return standing ? withEditorsMark(cellOf(standing, known[index] ?? {}, advice)) : null;
    });
    return { need, label, cells, isOpenForAll: cells.length > 1 && cells.every((cell) => cell?.finding === 'open') };
  });
  return {
    columns: shown.map((each, index) => columnOf(each, known[index] ?? null, source, advice)),
    rows: rows.sort((a, b) => sameness(a) - sameness(b)),
  };
}

/** A finding that is the editor's word says so, if it has words of its own: it can decide who is first. */
function withEditorsMark(cell: SheetCell): SheetCell {
  return isEditorsWord(cell) ? { ...cell, brief: words.withEditorsMark(cell.brief) } : cell;
}

function isEditorsWord({ byEditor, brief }: SheetCell): boolean {
  return byEditor && brief !== '';
}

/** What a sheet is made from besides the ranking. */
export type SheetAdvice = Pick<Advice, 'criteria' | 'facts' | 'needs'>;

/** 0 where the cells differ, 2 where all are met, 1 where all are the same otherwise. */
function sameness({ cells }: SheetRow): number {
  const findings = new Set(cells.map((cell) => cell?.finding));
  return findings.size > 1 ? 0 : findings.has('yes') ? 2 : 1;
}

/** A website's solution is known only from its page, unless the catalogue has one of the same name. */
function knownOf(
  { solution }: Recommendation,
  source: Recommendations['source'],
  { facts }: SheetAdvice,
): AdviceFacts[string] | null {
  const id = source === 'live-data' ? solution.listedAs : solution.id;
  return id === undefined ? null : (facts[id] ?? {});
}

function columnOf(
  recommendation: Recommendation,
  facts: AdviceFacts[string] | null,
  source: Recommendations['source'],
  { criteria }: SheetAdvice,
): SheetColumn {
  const { solution, place, score, needs } = recommendation;
  const id = source === 'live-data' ? solution.listedAs : solution.id;
  const concerning = criteria.filter(({ layers }) => layers.includes(solution.category));
  return {
    id: solution.id,
    name: solution.name,
    short: solution.short ?? solution.name,
    provider: solution.provider,
    page: id === undefined ? null : solutionPath(id),
    place: place?.number ?? null,
    badge: place ? (rankBadges[place.number - 1] ?? '') : words.nextInLine,
    score,
    scoreNote: place && source === 'live-data' ? placeLine(place, source) : '',
    match: place && perfectMatch(recommendation),
    count: needsMetLine(needs),
    facts: facts && factsOf(facts, concerning),
    caution: solution.caution ?? '',
  };
}

/** Returns how many of the criteria that concern a solution are known of it, and with which finding. */
function factsOf(facts: AdviceFacts[string], concerning: SheetAdvice['criteria']): SheetColumn['facts'] {
  const known = concerning.flatMap(({ id }) => facts[id] ?? []);
  const { yes, partly, no } = tally(known.map(({ finding }) => ({ standing: finding })));
  return { known: known.length, of: concerning.length, yes, partly, no };
}
