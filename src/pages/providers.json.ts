import type { APIRoute } from 'astro';
import { listedProviders } from '#queries/providers';

/** The whole directory, for when it is too long to be part of the page. */
export const GET: APIRoute = async () => Response.json(await listedProviders());
