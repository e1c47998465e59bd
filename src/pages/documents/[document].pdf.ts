import process from 'node:process';
import type { APIRoute } from 'astro';
import { type SiteDocument, siteDocuments } from '#queries/documents';
import { cached } from '#files/cache';
import { documentPdf } from '#files/document';

export async function getStaticPaths() {
  if (process.env['WITHOUT_FILES']) return [];
  return [...(await siteDocuments())].map(([document, props]) => ({ params: { document }, props }));
}

export const GET: APIRoute<SiteDocument> = async ({ props }) =>
  new Response(await cached(props, () => documentPdf(props)), { headers: { 'content-type': 'application/pdf' } });
