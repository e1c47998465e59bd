import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { mapDay, mapPath, ruleChanges } from '#queries/following';
import { feedEntry } from '#domain/obligations/following/feed';
import * as words from '#domain/obligations/following/words';
import { atomText } from '#domain/seo/atom';

/** What changed in the rules, for feed readers. */
export const GET: APIRoute = async ({ site, url }) => {
  const { name } = await agency();
  const changes = await ruleChanges();
  const feed = {
    title: words.feedTitle(name),
    subtitle: `${words.feedSubtitle} ${words.summary}`,
    author: name,
    page: mapPath,
    updated: changes[0]?.day ?? (await mapDay()),
    entries: changes.map((change) => feedEntry(change, mapPath)),
  };
  return new Response(atomText(feed, new URL('/obligations.xml', site ?? url)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};
