import { needCounts, type NeedStanding } from '#domain/recommendation/needs';
import type { Recommendation, Recommendations } from '#domain/recommendation/recommend';
import * as words from '#domain/recommendation/words';

/** One headline sentence above a list of products, and the sentences that explain its order. */
export type Summary = { headline: string; detail: string };

/** Returns how many of its stated needs a solution meets, in plain words. Empty without needs. Advice, section 8. */
export function needsMetLine(needs: readonly NeedStanding[]): string {
  return words.needsMet(needCounts(needs));
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

/** Returns how a gap begins: where nothing was found. */
export function nothingFits(source: Recommendations['source']): string {
  return source === 'live-data' ? words.nothingOfThePage : words.nothingOfOurs;
}
