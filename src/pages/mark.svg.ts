import type { APIRoute } from 'astro';
import { markIcon } from '#files/icon';

/** The mark as an icon, for browsers that support SVG icons. */
export const GET: APIRoute = () => new Response(markIcon(), { headers: { 'content-type': 'image/svg+xml' } });
