import { createHash } from 'node:crypto';
import { type InlineElement, inlineElements } from '#netlify/build/inline-elements';

const policyContent = /(?<=<meta http-equiv="content-security-policy" content=")[^"]*/i;

/**
 * A built page whose style sheets are one, where the first one stands (Astro prints that of its islands in the body,
 * and HTML wants it in the head), holding what `usedCss` leaves of them. Its policy allows the new sheet where it
 * allowed all the old ones; what it does not know stays unknown, and stops the build (netlify/build/integration.ts).
 */
export function trimmedPage(html: string, usedCss: (css: string) => string): string {
  const sheets = styleSheets(html);
  const sheet = usedCss(sheets.map(({ text }) => text).join('\n'));
  return without(sheets, html, `<style>${sheet}</style>`).replace(policyContent, (policy) => {
    const [first = '', ...others] = sheets.map(({ text }) => hashSource(text));
    return [first, ...others].every((source) => policy.includes(source))
      ? policy.replace(first, () => hashSource(sheet))
      : policy;
  });
}

/** The page without its style sheets. */
export function withoutStyles(html: string): string {
  return without(styleSheets(html), html);
}

/**
 * The page with its inline scripts behind everything else: a script that runs in the middle of a page lets the browser
 * paint what is there so far, and the heading comes a frame later. Islands need them only from the first touch on.
 * Modules and data stay where they are; no browser waits for them.
 */
export function withScriptsLast(html: string): string {
  const body = html.indexOf('<body');
  const scripts = inlineElements(html).filter(
    ({ element, attributes, start }) => element === 'script' && attributes === '' && start > body,
  );
  const last = scripts.map(({ start, end }) => html.slice(start, end)).join('');
  const others = without(scripts, html);
  const end = others.lastIndexOf('</body>');
  return end < 0 ? html : others.slice(0, end) + last + others.slice(end);
}

function styleSheets(html: string): InlineElement[] {
  return inlineElements(html).filter(({ element }) => element === 'style');
}

/** The page without these elements; `instead` stands where the first one stood. */
function without(elements: readonly InlineElement[], html: string, instead = ''): string {
  const cuts = [...elements, { start: html.length, end: html.length }];
  const [first = '', ...others] = cuts.map(({ start }, index) => html.slice(cuts[index - 1]?.end ?? 0, start));
  return first + (elements.length > 0 ? instead : '') + others.join('');
}

/** What a Content-Security-Policy allows an inline text as. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
