import process from 'node:process';
import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { cutRows, mapDay } from '#queries/following';
import { type PicturedPage, picturedPages, socialName } from '#queries/pages';
import { cached } from '#files/cache';
import { type SocialContent, socialPng } from '#files/social-picture';
import { insights } from '#components/insight/words.ts';
import { layerOf } from '#domain/layers';
import { countsInWords } from '#domain/obligations/following/cut';
import * as words from '#domain/obligations/following/words';
import { dayInWords } from '#domain/text/days';

/** A page, or an industry whose rules are shown: a picture to post, which no page has as its own. */
type Pictured = { entry: PicturedPage['entry'] } | { rulesOf: CollectionEntry<'industries'> };

/** One social image per page, for the preview of its link, and one per industry of the obligation map. */
export async function getStaticPaths() {
  if (process.env['WITHOUT_FILES']) return [];
  return [
    ...(await picturedPages()).map((page) => ({ params: { page: socialName(page) }, props: { entry: page.entry } })),
    ...(await getCollection('industries')).map((entry) => ({
      params: { page: `obligations/${entry.id}` },
      props: { rulesOf: entry },
    })),
  ];
}

export const GET: APIRoute<Pictured> = async ({ props }) => {
  const { name } = await agency();
  const shown = 'rulesOf' in props ? rulesOf(props.rulesOf) : contentOf(props.entry);
  const content: SocialContent = { agency: name, ...(await shown) };
  const png = await cached(content, () => socialPng(content));
  return new Response(png, { headers: { 'content-type': 'image/png' } });
};

/**
 * An industry shows its statistic; the home page and the wizards show the stack; the obligation map shows its rules;
 * other pages show the mark.
 */
async function contentOf(entry: PicturedPage['entry']): Promise<Omit<SocialContent, 'agency'>> {
  if (entry.collection === 'pages') {
    if (entry.id === 'obligations') return { heading: entry.data.heading, picture: await cut() };
    const pictures: Record<string, SocialContent['picture']> = {
      home: 'stack',
      'solutions-navigator': 'stack',
      'needs-assessment': 'stack',
      'not-found': 'slipped mark',
    };
    return { heading: entry.data.heading, picture: pictures[entry.id] ?? 'mark' };
  }
  if (entry.collection === 'insights') return { heading: entry.data.title, section: insights, picture: 'mark' };
  const { name, title, statistics, useCases, emblem } = entry.data;
  const layer = layerOf(useCases[0]?.layers[0] ?? 'AI & Automation').key;
  return { heading: title, section: name, picture: { statistics, layer, ...(emblem && { emblem }) } };
}

async function rulesOf({ id, data }: CollectionEntry<'industries'>): Promise<Omit<SocialContent, 'agency'>> {
  return { heading: words.rulesIn(data.inSentence), section: data.name, picture: await cut(id) };
}

/** The most rules that a picture has room for. */
const mostRows = 12;

async function cut(industry?: string): Promise<Extract<SocialContent['picture'], { rows: unknown }>> {
  const rows = await cutRows(industry);
  const counts = countsInWords(rows).join(', ');
  return { rows: rows.slice(0, mostRows), counts, day: words.asOfDay(dayInWords(await mapDay())) };
}
