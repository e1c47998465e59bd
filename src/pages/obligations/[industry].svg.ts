import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { cutRows, mapDay, mapPath } from '#queries/following';
import { cutSvg } from '#files/cut-svg';
import { countsInWords } from '#domain/obligations/following/cut';
import * as words from '#domain/obligations/following/words';
import { dayInWords } from '#domain/text/days';

/** The rules of each industry as a picture for the pages of others. */
export async function getStaticPaths() {
  return (await getCollection('industries')).map((entry) => ({ params: { industry: entry.id }, props: { entry } }));
}

export const GET: APIRoute<{ entry: CollectionEntry<'industries'> }> = async ({ props: { entry }, site, url }) => {
  const { name } = await agency();
  const { host } = site ?? url;
  const rows = await cutRows(entry.id);
  const picture = cutSvg(rows, {
    heading: words.rulesIn(entry.data.inSentence),
    counts: countsInWords(rows).join(', '),
    day: words.asOfDay(dayInWords(await mapDay())),
    key: `${words.key} ${words.summary}`,
    credit: words.credit(name, `${host}${mapPath}`),
  });
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
};
