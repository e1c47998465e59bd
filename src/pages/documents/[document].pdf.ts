import process from 'node:process';
import type { APIRoute } from 'astro';
import { siteDocuments } from '#queries/documents';
import { kept } from '#files/cache';
import { type DocumentContent, typeset } from '#files/typeset';

export async function getStaticPaths() {
  if (process.env['WITHOUT_FILES']) return [];
  return [...(await siteDocuments())].map(([document, props]) => ({ params: { document }, props }));
}

export const GET: APIRoute<DocumentContent> = async ({ props }) =>
  new Response(await kept(props, () => typeset(props)), { headers: { 'content-type': 'application/pdf' } });
