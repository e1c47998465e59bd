import { answersOf } from '#domain/sentence/answers';
import { choiceIn } from '#domain/sentence/choice';
import { type Parameter, sentenceData, sentencePlaces } from '#domain/sentence/parameters';
import { situationIn } from '#domain/sentence/situation';
import type { Answers } from '#domain/wizard/answers';

/** What the Navigator takes over from a sentence: answers, and a choice (`kindMark`) of an industry; empty for none. */
export type TakenOver = { answers: Answers; choice: string };

/**
 * Returns what an address has of a sentence; null where it has none. `value` returns a parameter. Places and data that
 * are not offered are left out; whether the area and the industry are offered, their wizard and industries say. A
 * province counts with an industry only.
 */
export function takenOver(value: (parameter: Parameter) => string | null): TakenOver | null {
  const place = sentencePlaces.find((each) => each === value('place'));
  const data = sentenceData.find((each) => each === value('data'));
  const area = value('area') ?? undefined;
  if (area === undefined && !place && !data) return null;
  const industry = value('industry') ?? '';
  return {
    answers: answersOf({ area, place, data }),
    // 'us' names no province.
    choice: industry && place && place !== 'us' ? choiceIn(situationIn(place).province, industry) : industry,
  };
}
