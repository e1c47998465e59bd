import { createHash } from 'node:crypto';
import { inlineElements } from '#netlify/build/inline-elements';
import type { InlineHashes } from '#netlify/http/headers';

const policyElement = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

/**
 * The hashes of a built page's own inline scripts and styles. Throws where Astro did not list one of them: the page's
 * policy would block it, or it came from somewhere that nobody meant to allow.
 */
export function inlineHashes(html: string): InlineHashes {
  const listed = policyElement.exec(html)?.[1] ?? '';
  const used = (element: 'script' | 'style') =>
    inlineTexts(html, element).map((text) => {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      if (!listed.includes(hash))
        throw new Error(`an inline ${element} that Astro does not know: ${text.slice(0, 80)}`);
      return hash;
    });
  return { scripts: unique(used('script')), styles: unique(used('style')) };
}

/** The page with this policy in place of the one it came with. */
export function withPolicy(html: string, policy: string): string {
  return html.replace(policyElement, () => `<meta http-equiv="content-security-policy" content="${policy}">`);
}

/** All hashes of several pages, each once, in an order that does not depend on theirs. */
export function allHashes(pages: InlineHashes[]): InlineHashes {
  return {
    scripts: unique(pages.flatMap(({ scripts }) => scripts)).sort(),
    styles: unique(pages.flatMap(({ styles }) => styles)).sort(),
  };
}

/** What stands in the elements of this name that load no file. Data blocks (JSON-LD) run nothing and need no hash. */
function inlineTexts(html: string, wanted: 'script' | 'style'): string[] {
  return inlineElements(html)
    .filter(({ element, attributes }) => element === wanted && !/\ssrc=|\stype="application\//.test(attributes))
    .map(({ text }) => text);
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
