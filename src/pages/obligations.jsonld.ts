import type { APIRoute } from 'astro';
import { mapPath } from '#domain/obligations/map/path';
import { mapLinkedData } from '#queries/following';

/** The map as linked data, for machines that know schema.org: the laws by their own texts. */
export const GET: APIRoute = async ({ site, url }) => Response.json(await mapLinkedData(new URL(mapPath, site ?? url)));
