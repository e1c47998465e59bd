import type { APIRoute } from 'astro';
import { roiModel } from '#queries/entries';

/** The detailed model's initial values. They are the same for every visitor, so a request reveals nothing. */
export const GET: APIRoute = async () => Response.json(await roiModel());
