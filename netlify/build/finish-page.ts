import path from 'node:path';
import { hashSource, policiesIn, refuseUnlisted } from '#netlify/build/content-policy';
import {
  appended,
  attributeOf,
  type Edit,
  edited,
  elementsIn,
  type HtmlElement,
  isInlineScript,
  isWithin,
  replaced,
  textIn,
} from '#netlify/build/html';
import { astroScripts, type IslandScripts } from '#netlify/build/islands';
import { type CssOf, withoutUnread } from '#netlify/build/page-css';
import { unusedSymbols } from '#netlify/build/sprite';
import { type SplitTypeface, withPageTypefaces } from '#netlify/build/typefaces';
import type { InlineHashes } from '#netlify/http/headers';

/** What the pages of a site share. */
export type Site = {
  islands: IslandScripts;
  /** Returns the text of the scripts and late style sheets that a text names. */
  namedFiles: (text: string) => string;
  cssOf: CssOf;
  typefaces: readonly SplitTypeface[];
};

/**
 * Returns a page that Astro has rendered as it is published, and the hashes of its inline texts. Its styles stand in it,
 * without those that it cannot use, nor drawings; its islands' scripts are one file; the policy is sent with it.
 * Throws where the page holds an inline script or style that Astro does not know, links to a style sheet that is not there,
 * or has islands that would not start.
 */
export function finishPage(rendered: string, site: Site): { html: string; hashes: InlineHashes } {
  const elements = elementsIn(rendered);
  refuseUnlisted(elements);
  const runtime = astroScripts(elements);
  const others = elements.filter((element) => !runtime.includes(element));
  const own = [...others.flatMap(textsOf), runtime.length > 0 ? site.islands.early : ''].join('\n');
  const scripts = site.namedFiles(own);
  const sheets = others.filter((element) => isSheet(element) && !isWithin(element, 'noscript'));
  // A sheet that comes with a late step is needed here only by what the page shows at first.
  const isLate = (sheet: string) => scripts.includes(path.basename(sheet));
  const late = sheets.map(sheetOf).filter(isLate);
  const first = sheets.map(sheetOf).filter((sheet) => !isLate(sheet));
  const text = `${own}\n${scripts}`;
  const css = withPageTypefaces(site.cssOf(first, text), rendered, site.typefaces);
  const shown = elements.map((element) => attributeOf(element, 'class') ?? '').join(' ');
  const lateCss = late.map((sheet) => site.cssOf([sheet], shown)).join('');
  const style = withoutUnread(css + lateCss, text);
  const gone = [...runtime, ...policiesIn(elements), ...unusedSymbols(elements, scripts)];
  const properties = elements.flatMap(longProperties);
  // Last: nothing that the heading waits for.
  const last = properties.map(({ script }) => script);
  if (runtime.length > 0) last.push(`<script>${site.islands.early}</script>`);
  const html = edited(rendered, [
    ...gone.map((element) => replaced(element, '')),
    ...sheets.map((sheet, index) => replaced(sheet, index === 0 ? `<style>${style}</style>` : '')),
    ...properties.map(({ edit }) => edit),
    ...(last.length > 0 ? [appended(elements, last.join(''))] : []),
  ]);
  return { html, hashes: inlineHashes(elementsIn(html)) };
}

/** What an island has of properties beyond this many characters stands at the end of the page. */
const longest = 1000;

/** Returns the properties of an island, where they are long, as a block of data that src/directives/trigger.ts reads. */
function longProperties(element: HtmlElement): { edit: Edit; script: string }[] {
  const properties = attributeOf(element, 'props') ?? '';
  if (element.tagName !== 'astro-island' || properties.length <= longest) return [];
  const id = `props-${attributeOf(element, 'uid')}`;
  const data = properties.replaceAll('<', '\\u003c');
  return [
    {
      edit: replaced(element, `data-props="${id}"`, 'props'),
      script: `<script type="application/json" id="${id}">${data}</script>`,
    },
  ];
}

/** Returns the texts of an element that may name a class, an id, a property or a file. */
function textsOf(element: HtmlElement): string[] {
  return [...element.attrs.map(({ value }) => value), ...(element.tagName === 'script' ? [textIn(element)] : [])];
}

function isSheet(element: HtmlElement): boolean {
  return element.tagName === 'style' || attributeOf(element, 'rel') === 'stylesheet';
}

function sheetOf(element: HtmlElement): string {
  return attributeOf(element, 'href') ?? textIn(element);
}

/** Returns the hashes of a page's inline scripts and styles, each once. */
export function inlineHashes(elements: readonly HtmlElement[]): InlineHashes {
  const hashesOf = (these: readonly HtmlElement[]) => [...new Set(these.map((element) => hashSource(textIn(element))))];
  return {
    scripts: hashesOf(elements.filter(isInlineScript)),
    styles: hashesOf(elements.filter(({ tagName }) => tagName === 'style')),
  };
}
