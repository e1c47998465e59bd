import type { APIRoute } from 'astro';
import { icon, type IconName, icons } from '../files/icons';

export function getStaticPaths() {
  return (Object.keys(icons) as IconName[]).map((name) => ({ params: { icon: name }, props: { name } }));
}

export const GET: APIRoute<{ name: IconName }> = async ({ props: { name } }) =>
  new Response(await icon(name), { headers: { 'content-type': 'image/png' } });
