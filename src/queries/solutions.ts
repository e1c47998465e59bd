import { getCollection } from 'astro:content';
import { oncePerBuild } from '#queries/once-per-build';
import { ordered } from '#queries/ordered';
import { plainText } from '#queries/plain-text';
import type { Facts } from '#domain/content/fact';
import { factsOn } from '#domain/content/stale';
import { confirmedNeeds } from '#domain/recommendation/confirmed';
import type { Need, Solution } from '#domain/recommendation/solution';

/** Returns the needs that answers can state, in order. */
export async function statableNeeds(): Promise<Need[]> {
  return (await ordered('needs')).map(({ id, data }) => ({ id, ...data }));
}

/** Returns the facts of each solution, by its file name, without those that are stale today. */
export const currentFacts = oncePerBuild(async (): Promise<Map<string, Facts>> => {
  const now = new Date();
  return new Map((await getCollection('facts')).map(({ id, data }) => [id, factsOn(data, now)]));
});

/**
 * Returns the catalogue for the ranking: with providers' names in place of their ids, and with the needs that are
 * confirmed today.
 */
export const rankedSolutions = oncePerBuild(async (): Promise<Solution[]> => {
  const providers = new Map((await getCollection('providers')).map((entry) => [entry.id, entry.data.name]));
  const facts = await currentFacts();
  return (await getCollection('solutions')).map(({ id, body, data: { needs, selfRun, ...data } }) => ({
    id,
    ...data,
    ...(selfRun && { selfRun }),
    provider: providers.get(data.provider) ?? data.provider,
    needs: confirmedNeeds(needs, facts.get(id) ?? {}),
    known: Object.keys(facts.get(id) ?? {}).length,
    cautions: plainText(body ?? ''),
  }));
});
