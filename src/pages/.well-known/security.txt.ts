import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { securityText } from '#domain/seo/security-text';

export const GET: APIRoute = async ({ site, url }) =>
  new Response(securityText(site ?? url, (await agency()).email, new Date()));
