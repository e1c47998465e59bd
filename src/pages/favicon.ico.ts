import type { APIRoute } from 'astro';
import { faviconIco } from '#files/icon';

/** Asked for by programs that do not read the page's own icon. */
export const GET: APIRoute = async () =>
  new Response(await faviconIco(), { headers: { 'content-type': 'image/x-icon' } });
