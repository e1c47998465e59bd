import { createHash } from 'node:crypto';
import { inlineScripts, inlineStyles } from '#netlify/build/inline-code';
import {
  attributeOf,
  elementsNamed,
  type PageElement,
  type PageTree,
  remove,
  setAttribute,
  textIn,
} from '#netlify/build/page-tree';
import { memoize } from '#netlify/build/memoize';
import type { InlineHashes } from '#netlify/http/headers';

/** Returns what a Content-Security-Policy allows an inline text by, for example `'sha256-…='`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** As `hashSource`, for what Astro has built: it puts the same scripts into thousands of pages. */
const savedHashSource = memoize(hashSource);

/** Returns the hashes of a page's own inline scripts and styles, each once. */
export function inlineHashes(page: PageTree): InlineHashes {
  return { scripts: hashesOf(inlineScripts(page)), styles: hashesOf(inlineStyles(page)) };
}

/**
 * Throws where a page holds an inline script or style that the policy in it does not list. Astro lists what it has
 * written itself: anything else came from somewhere that nobody meant to allow (`is:inline`, markup in content).
 * https://github.com/withastro/astro/issues/16678
 */
export function refuseUnlisted(page: PageTree): void {
  const listed = policyElements(page)
    .map((meta) => attributeOf(meta, 'content'))
    .join(' ');
  for (const element of [...inlineScripts(page), ...inlineStyles(page)]) {
    const text = textIn(element);
    if (!listed.includes(savedHashSource(text)))
      throw new Error(`an inline ${element.tagName} that Astro does not know: ${text.slice(0, 80)}`);
  }
}

/**
 * Puts a policy in place of the one that a page came with. Astro's own lists the hashes of the whole site in each page:
 * https://github.com/withastro/astro/pull/13675
 */
export function setPolicy(page: PageTree, policy: string): void {
  for (const meta of policyElements(page)) setAttribute(meta, 'content', policy);
}

/** Takes the policy out of a page that is sent with one: Chromium fetches nothing ahead where it reads a policy in a page. */
export function removePolicy(page: PageTree): void {
  policyElements(page).forEach(remove);
}

function policyElements(page: PageTree): PageElement[] {
  return elementsNamed(page, 'meta').filter(
    (meta) => attributeOf(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
}

function hashesOf(elements: readonly PageElement[]): string[] {
  return unique(elements.map((element) => hashSource(textIn(element))));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
