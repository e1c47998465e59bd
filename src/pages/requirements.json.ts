import type { APIRoute } from 'astro';
import { requirementsWords } from '#queries/requirements';

/** The texts of the requirements document. They are the same for every visitor, so a request reveals nothing. */
export const GET: APIRoute = async () => Response.json(await requirementsWords());
