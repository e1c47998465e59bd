import type { APIRoute } from 'astro';
import { type IconName, iconPng, icons } from '#files/icon';

export function getStaticPaths() {
  return (Object.keys(icons) as IconName[]).map((name) => ({ params: { icon: name }, props: { name } }));
}

export const GET: APIRoute<{ name: IconName }> = async ({ props: { name } }) =>
  new Response(await iconPng(name), { headers: { 'content-type': 'image/png' } });
