import type { APIRoute } from 'astro';
import { markIcon } from '#files/icon';

/** The mark as the icon of browsers that draw SVG. */
export const GET: APIRoute = () => new Response(markIcon(), { headers: { 'content-type': 'image/svg+xml' } });
