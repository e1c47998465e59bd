import process from 'node:process';
import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { type PicturedPage, picturedPages, socialName } from '#queries/pages';
import { cached } from '#files/cache';
import { type SocialContent, socialPng } from '#files/social-picture';
import { insights } from '#components/insight/words.ts';
import { layerOf } from '#domain/layers';

/** One social image per page, for the preview of its link. */
export async function getStaticPaths() {
  if (process.env['WITHOUT_FILES']) return [];
  return (await picturedPages()).map((page) => ({ params: { page: socialName(page) }, props: page }));
}

export const GET: APIRoute<PicturedPage> = async ({ props: { entry } }) => {
  const { name } = await agency();
  const content: SocialContent = { agency: name, ...contentOf(entry) };
  const png = await cached(content, () => socialPng(content));
  return new Response(png, { headers: { 'content-type': 'image/png' } });
};

/** An industry shows its statistic; the home page and the wizards show the stack; other pages show the mark. */
function contentOf(entry: PicturedPage['entry']): Omit<SocialContent, 'agency'> {
  if (entry.collection === 'pages') {
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
