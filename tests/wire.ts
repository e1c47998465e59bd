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

/**
 * How many bytes the headers have that the site sends with what is asked for by this path, as they are written:
 * HTTP/2 sends somewhat fewer, the platform adds its own. `rules` are those of the built file `_headers`.
 */
export function headerBytes(pathname: string, rules: string): number {
  const matching = rules
    .split('\n\n')
    .map((rule) => rule.trim().split('\n'))
    .filter(([path = '']) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname));
  const lines = matching.flatMap(([, ...headers]) => headers.map((header) => header.trim()));
  return lines.reduce((sum, line) => sum + line.length + '\r\n'.length, 0);
}

/** Returns how many bytes go over the wire until a page's heading is there, headers aside. */
export function bytesToHeading(html: string): number {
  const end = html.indexOf('</h1>');
  if (end === -1) throw new Error('The page has no heading.');
  return wireBytes('/page.html', Buffer.from(html.slice(0, end)));
}

/** The path of the file with the runtime of Astro's islands and their directives. */
export const runtimePath = /^\/_astro\/islands\.[\w-]{8}\.js$/;
