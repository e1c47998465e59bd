import type { APIRoute } from 'astro';
import { requirementsWords } from '#queries/requirements';

/** The words of the requirements document: the same for every visitor, so that asking for them tells nothing. */
export const GET: APIRoute = async () => Response.json(await requirementsWords());
