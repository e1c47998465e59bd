import type { Advice, AdviceFacts } from '#domain/recommendation/advice';
import { leastKnown } from '#domain/recommendation/editors-ranking';
import { cellOf, type SheetCell } from '#domain/recommendation/sheet/cell';
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

/** A column: one of the three picks, or the next in line, which has no place. */
export type SheetColumn = {
  id: string;
  name: string;
  /** The name in at most 18 characters where an editor has written one. */
  short: string;
  provider: string;
  /** The address of its page; null for a website's solution that is not in the catalogue. */
  page: string | null;
  place: number | null;
  /** '#1 Top Choice'; empty without a place. */
  badge: string;
  score: number | null;
  /** Live data: 'points, shared first place'. */
  scoreNote: string;
  match: PerfectMatch | null;
  /** 'Meets 2 of 5, 2 in part, 1 not confirmed': in place of the match. */
  count: string;
  /** The criteria that concern it, and those with a fact that counts; null for a website's own solution. */
  facts: { known: number; of: number } | null;
  /** What it needs and the buyer has not: said before all praise. */
  lacks?: string;
  /** What to settle before buying it, in one line. */
  caution: string;
};

/** The results on one sheet. Everything on it is computed here, so that no part of it can contradict another. */
export type Sheet = Firm & {
  columns: SheetColumn[];
  /** Those that tell the columns apart first, those that all meet last. */
  rows: SheetRow[];
  /** How the columns are ordered, and what the scores and the facts count. */
  note: string;
};

/** Returns the sheet of a ranking. Advice, section 8. */
export function sheetOf(recommendations: Recommendations, advice: SheetAdvice, whose: Whose = 'your'): Sheet {
  const { top, source } = recommendations;
  const [next] = rankedBelow(recommendations);
  const shown = next ? [...top, next] : top;
  const known = shown.map((each) => knownOf(each, recommendations, advice));
  const columns = shown.map((each, index) => columnOf(each, known[index] ?? null, source, advice));
  const stated = shown.flatMap(({ needs }) => needs);
  const rows = [...new Map(stated.map((need) => [need.need, need])).values()].map(({ need, label }): SheetRow => {
    const cells = shown.map(({ needs }, index) => {
      const standing = needs.find((each) => each.need === need);
      return standing ? cellOf(standing, known[index] ?? {}, advice) : null;
    });
    return { need, label, cells, isOpenForAll: cells.length > 1 && cells.every((cell) => cell?.finding === 'open') };
  });
  const isPassedOver = top.some((pick) => next && byNeeds(next.needs, pick.needs) < 0);
  return {
    ...firmSentence(recommendations, whose),
    columns,
    rows: rows.sort((a, b) => sameness(a) - sameness(b)),
    note:
      source === 'live-data'
        ? liveNote(recommendations)
        : [
            words.orderNote(top.map(({ score }) => String(score))),
            ...(isPassedOver ? [words.placeNeedsFacts(leastKnown)] : []),
          ].join(' '),
  };
}

type SheetAdvice = Pick<Advice, 'criteria' | 'facts' | 'needs'>;

/** 0 where the cells differ, 2 where all are met, 1 where all are the same otherwise. */
function sameness({ cells }: SheetRow): number {
  const findings = new Set(cells.map((cell) => cell?.finding));
  return findings.size > 1 ? 0 : findings.has('yes') ? 2 : 1;
}

/** A website's solution is known only from its page, unless the catalogue has one of the same name. */
function knownOf(
  { solution }: Recommendation,
  { source }: Recommendations,
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
    badge: place ? (rankBadges[place.number - 1] ?? '') : '',
    score,
    scoreNote: place && source === 'live-data' ? placeLine(place, source) : '',
    match: place && perfectMatch(recommendation),
    count: needsMetLine(needs),
    facts: facts && { known: concerning.filter((criterion) => criterion.id in facts).length, of: concerning.length },
    caution: solution.caution ?? '',
  };
}
