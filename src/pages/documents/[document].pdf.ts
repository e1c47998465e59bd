import type { APIRoute } from 'astro';
import { siteDocuments } from '#collections/documents';
import { type DocumentContent, typeset } from '#documents/typeset';

export async function getStaticPaths() {
  return [...(await siteDocuments())].map(([document, props]) => ({ params: { document }, props }));
}

export const GET: APIRoute<DocumentContent> = ({ props }) =>
  new Response(typeset(props), { headers: { 'content-type': 'application/pdf' } });
