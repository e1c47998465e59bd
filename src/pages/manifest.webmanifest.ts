import type { APIRoute } from 'astro';
import { agency } from '#queries/entries';
import { themeColour } from '#drawings/colours';

export const GET: APIRoute = async () => {
  const { name, description } = await agency();
  const paper = themeColour('paper').light;
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-CA',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
