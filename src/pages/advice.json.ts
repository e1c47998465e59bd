import type { APIRoute } from 'astro';
import { advice } from '#queries/advice';

/** The catalogue with its facts, for the results: the same for every visitor, so that asking for it tells nothing. */
export const GET: APIRoute = async () => Response.json(await advice());
