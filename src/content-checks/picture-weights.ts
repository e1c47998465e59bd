import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { grouped } from '#domain/text/numbers';

/** What a picture of a text may weigh at its largest (bytes) before the build speaks of it by name. */
const most = 300_000;

/** A copy that Astro has made: the picture's name, a hash or two, and its format. */
const copy = /^(.+?)\.[\w-]{8}(?:_[\w-]+)?\.(?:avif|gif|jpe?g|png|webp)$/;

/**
 * Returns what the pictures of a build weigh, as lines: one in all, and one for each whose largest copy is heavy. `built`
 * is the folder of the build.
 */
export function pictureWeights(built: string): string[] {
  const folder = path.join(built, '_astro');
  const copies = (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => {
    const [, name] = copy.exec(file) ?? [];
    return name ? [{ name, bytes: statSync(path.join(folder, file)).size }] : [];
  });
  const pictures = [...Map.groupBy(copies, ({ name }) => name)].map(([name, of]) => ({
    name,
    least: Math.min(...of.map(({ bytes }) => bytes)),
    largest: Math.max(...of.map(({ bytes }) => bytes)),
  }));
  if (pictures.length === 0) return [];
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`;
  const heaviest = Math.max(...pictures.map(({ largest }) => largest));
  return [
    `${count}, of which a visitor fetches at most ${kilobytes(heaviest)} each.`,
    ...pictures
      .filter(({ largest }) => largest > most)
      .map(
        ({ name, least, largest }) =>
          `${name} weighs ${kilobytes(least)} to ${kilobytes(largest)}: a photo as jpg, or one with fewer details, weighs less.`,
      ),
  ];
}

function kilobytes(bytes: number): string {
  return `${grouped(Math.round(bytes / 1000))} kB`;
}
