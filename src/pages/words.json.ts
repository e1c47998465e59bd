import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import type { Words } from '#domain/crm/brief-sources';

/** The wizards' questions and the industries' names: with the advice, what the functions make an advisor's brief from. */
export const GET: APIRoute = async ({ site }) => {
  const wizards = await getCollection('wizards');
  const navigator = wizards.find(({ id }) => id === 'navigator');
  const words: Words = {
    wizards: wizards.map(({ data }) => data),
    industries: Object.fromEntries((await getCollection('industries')).map(({ id, data }) => [id, data.name])),
    ...(navigator && {
      results: { page: new URL('/solutions-navigator', site).href, crmTag: navigator.data.crmTag },
    }),
  };
  return Response.json(words);
};
