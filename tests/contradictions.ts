import { isWellKnown } from '#domain/recommendation/editors-ranking';
import { byNeeds, meetsEveryNeed, missedNeeds, openNeeds } from '#domain/recommendation/needs';
import { rankedBelow, type Recommendation, type Recommendations } from '#domain/recommendation/recommend';
import { perfectMatch } from '#domain/recommendation/score';
import { firmSentence } from '#domain/recommendation/sheet/firm-sentence';

/* What a ranking may not say or do, one sentence each: the walk over all answers holds each to 0, and prints them. */

/** The contradictions, in the order in which they are printed. */
export const contradictions = {
  silence: 'a pick with unconfirmed needs stands above a candidate with as few misses and nothing open',
  complete: 'a candidate that meets everything stands below the three while one of them does not',
  filled: 'a filled badge stands on a product of which a stated need is not confirmed',
  none: 'a filled badge stands under the sentence that no candidate meets every need',
  littleKnown:
    'a place is filled by a product of which little is known, while another with as few misses is well known',
  maker: 'two of the three have one maker, while another candidate is as good',
  selfRun: 'a layer is filled, below 250 employees, with what the buyer would have to run',
} as const;

export type Contradiction = keyof typeof contradictions;

/**
 * Returns the contradictions in a ranking by the editor. Of two rules one gives way: what is little known takes no place
 * that something well known can take, and one maker takes one place where another is as good. `isSmall` says that the
 * organization has fewer than 250 employees.
 */
export function contradictionsIn(ranking: Recommendations, isSmall: boolean): Contradiction[] {
  const { top, additional } = ranking;
  const below = rankedBelow(ranking);
  const rivals = (place: number) => [...top.slice(place + 1), ...below];
  const missed = (one: Recommendation) => missedNeeds(one.needs).length;
  const isKnown = ({ solution }: Recommendation) => isWellKnown(solution);
  /** Whether the rule of one maker, one place kept a rival from this place. */
  const isSecondOfMaker = (rival: Recommendation, place: number) =>
    top.slice(0, place).some(({ solution }) => solution.provider === rival.solution.provider);
  const { sentence, todo } = firmSentence(ranking, 'your');
  const found: Record<Contradiction, boolean> = {
    silence: top.some(
      (pick, place) =>
        openNeeds(pick.needs).length > 0 &&
        rivals(place).some(
          (rival) => isKnown(rival) && missed(rival) <= missed(pick) && openNeeds(rival.needs).length === 0,
        ),
    ),
    complete:
      top.some(({ needs }) => !meetsEveryNeed(needs)) &&
      below.some((rival) => isKnown(rival) && meetsEveryNeed(rival.needs)),
    filled: top.some((pick) => perfectMatch(pick)?.isConfirmed && openNeeds(pick.needs).length > 0),
    none: top.some((pick) => perfectMatch(pick)?.isConfirmed) && /\bNone of/.test(`${sentence} ${todo}`),
    littleKnown: top.some(
      (pick, place) => !isKnown(pick) && rivals(place).some((rival) => isKnown(rival) && missed(rival) <= missed(pick)),
    ),
    maker: top.some(
      (pick, place) =>
        isSecondOfMaker(pick, place) &&
        rivals(place).some(
          (rival) =>
            isKnown(rival) === isKnown(pick) &&
            byNeeds(rival.needs, pick.needs) === 0 &&
            !isSecondOfMaker(rival, place),
        ),
    ),
    selfRun: isSmall && additional.some(({ isLayerPick, solution }) => isLayerPick && solution.selfRun),
  };
  return (Object.keys(contradictions) as Contradiction[]).filter((each) => found[each]);
}
