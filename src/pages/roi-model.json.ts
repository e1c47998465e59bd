import type { APIRoute } from 'astro';
import { roiModel } from '#queries/entries';

/** What the detailed model starts from: the same for every visitor, so that asking for it tells nothing. */
export const GET: APIRoute = async () => Response.json(await roiModel());
