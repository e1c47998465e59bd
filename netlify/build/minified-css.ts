import { transform, type Visitor } from 'lightningcss';

/** Returns a style sheet minified. Without targets, as Vite has minified it before: nothing is rewritten for other browsers. */
export function minifiedCss(css: string, visitor?: Visitor<never>): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...(visitor && { visitor }),
  }).code.toString();
}
