import {
  meetsEveryNeed,
  metNeeds,
  missedNeeds,
  type NeedStanding,
  openNeeds,
  partlyMetNeeds,
} from '#domain/recommendation/needs';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/words';
import { inList } from '#domain/text/words';

/** The text above the top three: one headline sentence, and the sentences that explain the order. */
export type Summary = { headline: string; detail: string };

/**
 * Returns a ranking's summary, shown before any praise: how many candidates meet every stated need, and which needs the
 * top three miss or leave open. An unconfirmed need is never counted as missed. For live data: how many solutions were
 * found, scored and left out, and how many are tied.
 */
export function summaryOf(recommendations: Recommendations): Summary {
  const { found, scoreSpread } = recommendations;
  if (scoreSpread) return liveSummary(recommendations, scoreSpread);
  const { headline, detail: order } = editorsSummary(recommendations);
  const detail = [jobsOf(recommendations.top), order].filter(Boolean).join(' ');
  return { headline, detail: found > 0 ? `${words.noneScores(found)} ${detail}` : detail };
}

function editorsSummary({ top, additional, candidates }: Recommendations): Summary {
  const ranked = [...top, ...additional.filter(({ isLayerPick }) => !isLayerPick)];
  const stated = Math.max(0, ...ranked.map(({ needs }) => needs.length));
  if (stated === 0)
    return {
      headline: words.nothingTellsApart(candidates),
      detail: words.editorsOrder,
    };
  const meeting = ranked.filter(({ needs }) => meetsEveryNeed(needs));
  const conditions = meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0).length;
  const headline = `${howMany(meeting.length, candidates, ranked)} ${words.statedNeeds(stated)}${words.ofThem(meeting.length, conditions)}.`;
  if (meeting.length === candidates && conditions === 0) return { headline, detail: words.editorsOrder };
  const isAnyOpen = top.some(({ needs }) => openNeeds(needs).length > 0);
  return { headline, detail: `${standingOfTop(top)} ${isAnyOpen ? words.openCountsLess : words.orderWhereEqual}` };
}

/**
 * Returns how many of its stated needs a solution meets, in plain words in place of its badge. Those met on
 * a condition, missed and not confirmed are named. Empty without needs.
 */
export function needsMetLine(needs: readonly NeedStanding[]): string {
  const [missed, open] = [missedNeeds(needs).length, openNeeds(needs).length];
  const conditions = partlyMetNeeds(needs).length;
  const confirmed = metNeeds(needs).length + conditions;
  if (needs.length === 0) return '';
  if (needs.length === 1 && open === 1) return words.theNeedIsOpen;
  if (needs.length === 1 && conditions === 1) return words.meetsTheNeedOnCondition;
  if (needs.length === 1) return missed === 1 ? words.missesTheNeed : words.meetsTheNeed;
  if (confirmed === needs.length) return words.meetsAllNeeds(confirmed, conditions);
  return words.meetsSomeNeeds(needs.length, { confirmed, conditions, open, missed });
}

/** Returns the origin of the score: the editor's place, or points of the specified weights, with their place. */
export function placeLine(place: NonNullable<Recommendation['place']>, source: Recommendations['source']): string {
  const named = words.place(place.number, place.shared);
  return source === 'live-data' ? words.pointsIn(named) : words.byEditors(named);
}

/**
 * Returns the heading of the group that begins with this one of the top three: solutions from a website that share a
 * place. Empty for the others of the group, and where no place is shared.
 */
export function groupHeading({ source, top, scoreSpread }: Recommendations, index: number): string {
  const { place = null, score } = top[index] ?? {};
  if (source !== 'live-data' || !place?.shared || top[index - 1]?.place?.number === place.number) return '';
  return words.sharedGroup(place.number, place.number === 1 ? scoreSpread?.inFirstPlace : undefined, score ?? 0);
}

/** Returns the place that an additional solution from a website shares with one of the top three; empty for none. */
export function placeSharedWithTop({ score }: Pick<Recommendation, 'score'>, { source, top }: Recommendations): string {
  const place = top.find((each) => each.score === score)?.place;
  return source === 'live-data' && place ? words.place(place.number, true) : '';
}

/** Returns the origin of the scores of the top three. */
export function scoresLine({ source, top }: Pick<Recommendations, 'source' | 'top'>): string {
  if (source === 'live-data') return words.liveScores;
  return words.editorsScores(top.map(({ score }) => String(score)));
}

/** Returns how a gap begins: where nothing was found. */
export function nothingFits(source: Recommendations['source']): string {
  return source === 'live-data' ? words.nothingOfThePage : words.nothingOfOurs;
}

function liveSummary(
  { top, additional, candidates, found }: Recommendations,
  { scores, inFirstPlace, notShown }: NonNullable<Recommendations['scoreSpread']>,
): Summary {
  const shown = [...top, ...additional];
  const leader = top[0]?.solution.name ?? '';
  const listed = shown.filter(({ solution }) => solution.listedAs !== undefined).map(({ solution }) => solution.name);
  const detail = [
    words.wordsCompared,
    ...(found > 1 ? [words.foundAndScored(found, candidates, shown.length)] : []),
    ...(candidates > 1 ? [words.differentPoints(scores)] : []),
    ...(notShown.length > 0 ? [words.alsoFirst(notShown)] : []),
    ...(listed.length > 0 ? [words.inCatalogue(listed)] : []),
  ];
  return { headline: `${words.wordMatching} ${leading(leader, found, inFirstPlace)}`, detail: detail.join(' ') };
}

function leading(leader: string, found: number, inFirstPlace: number): string {
  if (found === 1) return words.onlySolution(leader);
  if (inFirstPlace === 1) return words.highestScore(leader, found);
  return inFirstPlace === found ? words.allShare(found) : words.shareFirstPlace(inFirstPlace, found);
}

function howMany(meeting: number, candidates: number, ranked: readonly Recommendation[]): string {
  if (meeting === candidates) return words.allMeet(candidates);
  if (meeting > 0) return words.someMeet(meeting, candidates);
  return words.noneMeets(
    candidates,
    ranked.some(({ needs }) => missedNeeds(needs).length === 0),
  );
}

/** Returns `#1 and #2 miss one each, #3 meets all.`, or one sentence for all three. */
function standingOfTop(top: readonly Recommendation[]): string {
  const groups = new Map<string, { needs: NeedStanding[]; ranks: string[] }>();
  for (const [index, { needs }] of top.entries()) {
    const key = [missedNeeds, partlyMetNeeds, openNeeds].map((those) => those(needs).length).join(' ');
    const group = groups.get(key) ?? { needs, ranks: [] };
    groups.set(key, { ...group, ranks: [...group.ranks, `#${index + 1}`] });
  }
  const sentences = [...groups.values()].map(({ needs, ranks }) => {
    const several = ranks.length > 1;
    const all = ranks.length === top.length && several;
    return `${all ? words.allOf(top.length) : inList(ranks)} ${standingInWords(needs, several)}`;
  });
  return `${sentences.join(', ')}.`;
}

function standingInWords(needs: readonly NeedStanding[], several: boolean): string {
  const missed = missedNeeds(needs).length;
  const partly = partlyMetNeeds(needs).length;
  const open = openNeeds(needs).length;
  if (missed + partly + open === 0) return words.meetsAll(several);
  const parts = [
    missed > 0 && words.missesSome(several, missed),
    partly > 0 && words.meetsInPart(several, partly),
    open > 0 && words.leavesOpen(several, open),
  ].filter((part) => part !== false);
  return inList(parts) + (several && partly + open === 0 ? words.each : '');
}

/** Returns that the top three complement each other, with their jobs; empty where all of them do the same. */
function jobsOf(top: readonly Recommendation[]): string {
  const jobs = [...new Set(top.flatMap(({ solution: { job } }) => (job ? [words.jobInSentence(job)] : [])))];
  return jobs.length > 1 ? words.jobsOfThree(jobs) : '';
}
