import process from 'node:process';
import type { APIRoute } from 'astro';
import { isListed, robotsText } from '#domain/seo/robots';

export const GET: APIRoute = ({ site, url }) =>
  new Response(robotsText(isListed(process.env['CONTEXT']), new URL('/sitemap-index.xml', site ?? url)));
