import type { APIRoute } from 'astro';
import { faviconIco } from '#files/icon';

/** For programs that do not read the page's icon link. */
export const GET: APIRoute = async () =>
  new Response(await faviconIco(), { headers: { 'content-type': 'image/x-icon' } });
