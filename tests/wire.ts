import { brotliCompressSync, constants } from 'node:zlib';

/** Kinds of things that a page loads, as reports and budgets name them. */
export type Kind = 'html' | 'script' | 'font' | 'image' | 'data' | 'other';

/** What a path of the site is. */
export function kindOf(pathname: string): Kind {
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html';
  const kinds: Record<string, Kind> = {
    html: 'html',
    js: 'script',
    woff2: 'font',
    png: 'image',
    svg: 'image',
    json: 'data',
    webmanifest: 'data',
  };
  return kinds[ending] ?? 'other';
}

/** A file's bytes as a CDN sends them (tests/budgets.ts says how). `null` where compressing gains nothing. */
export function compressed(pathname: string, body: Buffer): Buffer | null {
  if (/\.(woff2|png|pdf)$/.test(pathname)) return null;
  const quality = pathname.startsWith('/_astro/') ? 11 : 5;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** How many bytes of a file go over the wire. */
export function wireBytes(pathname: string, body: Buffer): number {
  return (compressed(pathname, body) ?? body).length;
}

/** The scripts inside a page, in their order. Data, such as JSON-LD, is none. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\b(?:src=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

/** Whether a path is that of the file with the runtime of Astro's islands. */
export function isIslandRuntime(pathname: string): boolean {
  return /^\/_astro\/islands\.[\w-]{8}\.js$/.test(pathname);
}
