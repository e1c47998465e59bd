import type { APIRoute } from 'astro';
import { agency, requiredEntry } from '#queries/entries';
import { insights } from '#queries/insights';
import { insightPath } from '#domain/insights/path';
import { feedText } from '#domain/seo/feed';

export const GET: APIRoute = async ({ site, url }) => {
  const { name } = await agency();
  const { description } = (await requiredEntry('pages', 'insights')).data;
  const items = (await insights()).map(({ id, data }) => ({ ...data, path: insightPath(id) }));
  const self = new URL('/insights/rss.xml', site ?? url);
  return new Response(feedText({ title: `${name}: insights`, description, items }, self), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};
