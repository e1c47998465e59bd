import { createHash } from 'node:crypto';
import { attributeOf, type HtmlElement, isInlineScript, textIn } from '#netlify/build/html';

/** Returns what a Content-Security-Policy allows an inline text by, for example `'sha256-…='`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the policies that a page says itself. */
export function policiesIn(elements: readonly HtmlElement[]): HtmlElement[] {
  return elements.filter((element) => attributeOf(element, 'http-equiv')?.toLowerCase() === 'content-security-policy');
}

/**
 * Throws where a page holds an inline script or style that Astro's policy in it does not list. Astro lists what it has
 * written itself: anything else (`is:inline`, markup in content) was not meant to be allowed.
 * https://github.com/withastro/astro/issues/16678
 */
export function refuseUnlisted(elements: readonly HtmlElement[]): void {
  const listed = policiesIn(elements).map((meta) => attributeOf(meta, 'content') ?? '');
  for (const element of elements) {
    if (element.tagName !== 'style' && !isInlineScript(element)) continue;
    const text = textIn(element);
    if (!listed.some((policy) => policy.includes(hashSource(text))))
      throw new Error(`an inline ${element.tagName} that Astro does not know: ${text.slice(0, 80)}`);
  }
}
