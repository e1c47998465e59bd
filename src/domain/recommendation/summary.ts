import { metNeeds, missedNeeds, type NeedStanding, openNeeds } from '#domain/recommendation/needs';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import { capitalized, inList, numberInWords } from '#domain/words';

/** What stands above the top three: one firm sentence, and the sentences that explain the order. */
export type Summary = { firm: string; detail: string };

/**
 * Returns what a ranking says of itself before it praises anything: how many candidates meet every stated need, and
 * what the top three miss or leave open. A need that is not confirmed is never counted as missed. Of live data: how many
 * solutions the specified weights could not tell apart.
 */
export function summaryOf({ top, additional, candidates, told }: Recommendations): Summary {
  if (told) return liveSummary(top, candidates, told);
  const ranked = [...top, ...additional.filter(({ isLayerPick }) => !isLayerPick)];
  const stated = Math.max(0, ...ranked.map(({ needs }) => needs.length));
  if (stated === 0)
    return {
      firm: `Your answers state no need that tells our ${numberInWords(candidates)} candidates apart.`,
      detail: 'The editor’s order stands.',
    };
  const meeting = ranked.filter(({ needs }) => metNeeds(needs).length === needs.length).length;
  const firm = `${howMany(meeting, candidates, ranked)} ${allNeeds(stated)} you stated.`;
  if (meeting === candidates) return { firm, detail: 'The editor’s order stands.' };
  if (top.every(({ needs }) => metNeeds(needs).length === needs.length))
    return { firm, detail: `The first ${numberInWords(top.length)} do, in the editor’s order.` };
  const rule = ranked.some(({ needs }) => openNeeds(needs).length > 0)
    ? 'Where the misses are equal, the editor’s order stands; what is unconfirmed is not counted as a miss.'
    : 'Where that is equal, the editor’s order stands.';
  return { firm, detail: `${standingOfTop(top)} ${rule}` };
}

/**
 * Returns how many of its stated needs a solution meets, as the plain words in place of its badge; what is not confirmed
 * is no miss, so it is said apart. Empty without needs.
 */
export function needsMetLine(needs: readonly NeedStanding[]): string {
  const [met, missed, open] = [metNeeds(needs).length, missedNeeds(needs).length, openNeeds(needs).length];
  if (needs.length === 0) return '';
  if (needs.length === 1 && open === 1) return 'The need you stated is not confirmed';
  if (needs.length === 1) return `${missed === 1 ? 'Misses' : 'Meets'} the need you stated`;
  if (met === needs.length) return `Meets all ${met} needs`;
  return `Meets ${met} of ${needs.length} needs${open > 0 ? `, ${numberInWords(open)} not confirmed` : ''}`;
}

const ordinals = ['first', 'second', 'third'];

/** Returns whose the score is: the editor's place, or points of the specified weights, with their place. */
export function placeLine(place: NonNullable<Recommendation['place']>, source: Recommendations['source']): string {
  const named = `${place.shared ? 'shared ' : ''}${ordinals[place.number - 1] ?? ''} place`;
  return source === 'live-data' ? `points, ${named}` : `${named}, editor’s ranking`;
}

/** Returns whose the scores of the top three are. */
export function scoresLine({ source, top }: Pick<Recommendations, 'source' | 'top'>): string {
  if (source === 'live-data')
    return 'Of 100 points, the challenge area gives 40, the size 30, the priorities 20 and the answers 10.';
  const scores = top.map(({ score }) => String(score));
  return `${inList(scores)} are the scores of the places in our editor’s ranking. Who stands in them follows from the needs you stated.`;
}

/** Returns how a gap begins: what was looked through in vain. */
export function nothingFits(source: Recommendations['source']): string {
  return source === 'live-data' ? 'nothing of the page fits' : 'nothing of ours fits';
}

function liveSummary(
  top: readonly Recommendation[],
  candidates: number,
  { scores, inFirstPlace }: NonNullable<Recommendations['told']>,
): Summary {
  const leader = top[0]?.solution.name ?? '';
  if (candidates === 1) return { firm: `${leader} is the only solution of the page that scores.`, detail: '' };
  const detail =
    scores === 1
      ? 'All have the same score, so they stand in alphabetical order.'
      : `The specified weights gave them ${numberInWords(scores)} different scores; equal scores stand in alphabetical order.`;
  const firm =
    inFirstPlace === 1
      ? `${leader} has the highest score of the page’s ${numberInWords(candidates)} solutions.`
      : inFirstPlace === candidates
        ? `The weights tell none of the page’s ${numberInWords(candidates)} solutions apart.`
        : `${capitalized(numberInWords(inFirstPlace))} of the page’s ${numberInWords(candidates)} solutions share first place: the weights cannot tell them apart.`;
  return { firm, detail };
}

function howMany(meeting: number, candidates: number, ranked: readonly Recommendation[]): string {
  const count = numberInWords(candidates);
  if (meeting === candidates) return `All ${count} of our candidates meet`;
  if (meeting > 0)
    return `${capitalized(numberInWords(meeting))} of our ${count} candidates ${meeting === 1 ? 'meets' : 'meet'}`;
  const isOpen = ranked.some(({ needs }) => missedNeeds(needs).length === 0);
  return `None of our ${count} candidates ${isOpen ? 'is confirmed to meet' : 'meets'}`;
}

function allNeeds(stated: number): string {
  if (stated === 1) return 'the one need';
  return stated === 2 ? 'both needs' : `all ${numberInWords(stated)} needs`;
}

/** Returns `#1 and #2 miss one each, #3 meets all.`, or one sentence for all three. */
function standingOfTop(top: readonly Recommendation[]): string {
  const groups = new Map<string, { needs: NeedStanding[]; ranks: string[] }>();
  for (const [index, { needs }] of top.entries()) {
    const key = `${missedNeeds(needs).length} ${openNeeds(needs).length}`;
    const group = groups.get(key) ?? { needs, ranks: [] };
    groups.set(key, { ...group, ranks: [...group.ranks, `#${index + 1}`] });
  }
  const sentences = [...groups.values()].map(({ needs, ranks }) => {
    const several = ranks.length > 1;
    const all = ranks.length === top.length && several;
    return `${all ? `All ${numberInWords(top.length)}` : inList(ranks)} ${standingInWords(needs, several)}`;
  });
  return `${sentences.join(', ')}.`;
}

function standingInWords(needs: readonly NeedStanding[], several: boolean): string {
  const missed = missedNeeds(needs).length;
  const open = openNeeds(needs).length;
  if (missed + open === 0) return several ? 'meet all' : 'meets all';
  const parts = [
    missed > 0 && `${several ? 'miss' : 'misses'} ${numberInWords(missed)}`,
    open > 0 && `${several ? 'leave' : 'leaves'} ${numberInWords(open)} unconfirmed`,
  ].filter(Boolean);
  return parts.join(' and ') + (several && open === 0 ? ' each' : '');
}
