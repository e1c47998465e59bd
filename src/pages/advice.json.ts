import type { APIRoute } from 'astro';
import { advice } from '#queries/advice';

/** The catalogue with its facts, for the results. It is the same for every visitor, so a request reveals nothing. */
export const GET: APIRoute = async () => Response.json(await advice());
