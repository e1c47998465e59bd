import type { APIRoute } from 'astro';
import { sentence } from '#queries/sentence';

/** Every count of the home page's sentence. It is the same for every visitor, so a request reveals nothing. */
export const GET: APIRoute = async () => Response.json(await sentence());
