import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { Words } from '#domain/crm/brief-sources';

/**
 * The wizards' questions and the industries' names: with the advice, the input for an advisor's brief, which the
 * functions write.
 */
export const GET: APIRoute = async ({ site }) => {
  const words: Words = {
    wizards: (await getCollection('wizards')).map(({ data }) => data),
    industries: Object.fromEntries((await getCollection('industries')).map(({ id, data }) => [id, data.name])),
    resultsPage: new URL('/solutions-navigator', site).href,
  };
  return Response.json(words);
};
