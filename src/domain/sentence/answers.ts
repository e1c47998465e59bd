import type { SentenceData, SentencePlace } from '#domain/sentence/parameters';
import type { Answers } from '#domain/wizard/answers';

/** What a sentence says, of the values that it offers. Undefined: nothing. */
export type Said = {
  area?: string | undefined;
  place?: SentencePlace | undefined;
  data?: SentenceData | undefined;
};

/**
 * Returns the Navigator's answers that a sentence gives. Data that must stay in Canada is its answer 'Canada only';
 * where the organization also works in the United States, the two would answer one question differently, so that it
 * stays open.
 */
export function answersOf({ area, place, data }: Said): Answers {
  const inCanada = data === 'canada' || data === 'own';
  const abroad = place === 'us';
  return {
    ...(area !== undefined && { challengeArea: [area] }),
    ...(inCanada !== abroad && { geography: [inCanada ? 'canada' : 'north-america'] }),
    ...(data === 'own' && { cloudPreference: ['private'] }),
  };
}
