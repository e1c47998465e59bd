import process from 'node:process';
import type { APIRoute } from 'astro';
import { siteDocuments } from '#queries/documents';
import { cached } from '#files/cache';
import { type DocumentContent, documentPdf } from '#files/document';

export async function getStaticPaths() {
  if (process.env['WITHOUT_FILES']) return [];
  return [...(await siteDocuments())].map(([document, props]) => ({ params: { document }, props }));
}

export const GET: APIRoute<DocumentContent> = async ({ props }) =>
  new Response(await cached(props, () => documentPdf(props)), { headers: { 'content-type': 'application/pdf' } });
