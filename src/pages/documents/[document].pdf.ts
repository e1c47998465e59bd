import type { APIRoute } from 'astro';
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { typeset } from '../../documents/typeset';

/** One document for each industry whose call to action downloads one. */
export async function getStaticPaths() {
  return (await getCollection('industries')).flatMap((entry) => {
    const { callToAction } = entry.data;
    return callToAction.kind === 'download' ? [{ params: { document: callToAction.document }, props: { entry } }] : [];
  });
}

export const GET: APIRoute<{ entry: CollectionEntry<'industries'> }> = async ({ props: { entry } }) => {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('src/content/site.yaml is missing.');
  const { name, email, phone, bookingUrl } = site.data;
  const { title, summary, statistics, useCases, compliance } = entry.data;
  const pdf = typeset({
    title,
    summary,
    statistics,
    useCases,
    compliance,
    body: { source: entry.body ?? '', mdx: entry.filePath?.endsWith('.mdx') ?? false },
    contact: { name, email, phone, bookingUrl },
  });
  return new Response(pdf, { headers: { 'content-type': 'application/pdf' } });
};
