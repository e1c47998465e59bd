import type { Audience } from '#domain/content/solution';
import { everydayWords } from '#domain/recommendation/everyday-words';
import type { Solution } from '#domain/recommendation/solution';
import { isDenied, sentencesOf } from '#domain/text/denial';

/**
 * The audiences that suit each size of organization, its own first. Specification §9: SMB to SMB; Mid-Market to
 * Mid-Market and SMB; Enterprise to Enterprise and Mid-Market.
 */
const sizeMap: Record<Audience, readonly Audience[]> = {
  SMB: ['SMB'],
  'Mid-Market': ['Mid-Market', 'SMB'],
  Enterprise: ['Enterprise', 'Mid-Market'],
};

/** Returns whether an organization type is a size in the map. */
export function isSize(organizationType: string): boolean {
  return Object.keys(sizeMap).includes(organizationType);
}

/**
 * Returns the size by which a solution suits an organization (a wizard value; an unknown one suits nothing): the
 * organization's own where the solution is made for it, else the other one that the map accepts, or null.
 */
export function matchingSize(solution: Solution, organizationType: string): Audience | null {
  const suitable = Object.entries(sizeMap).find(([size]) => size === organizationType)?.[1] ?? [];
  return suitable.find((audience) => solution.targetAudience.includes(audience)) ?? null;
}

/**
 * Returns the keywords that occur in the solution's category or own keywords, which name its area: as whole words, not
 * after 'not', 'without' and the like, and an everyday word only by itself.
 */
export function namedIn(solution: Solution, keywords: readonly string[]): string[] {
  const { naming } = wordsOf(solution);
  return keywords.filter((keyword) => isIn(naming, keyword));
}

/** Returns the keywords that occur anywhere in the solution's texts, under the same conditions. */
export function mentionedIn(solution: Solution, keywords: readonly string[]): string[] {
  const { all } = wordsOf(solution);
  return keywords.filter((keyword) => isIn(all, keyword));
}

/** A text as plain words, with a cache of keyword look-ups: one ranking repeats them. */
type Words = { text: string; known: Map<string, boolean> };

function isIn({ text, known }: Words, keyword: string): boolean {
  const answer = known.get(keyword) ?? says(text, keyword.replaceAll('-', ' '));
  known.set(keyword, answer);
  return answer;
}

/** Matches whole words only, so that "ai" is not found in "maintain" nor "cloud" in "clouded". Linear in the text. */
function says(text: string, keyword: string): boolean {
  if (everydayWords.has(keyword)) return text.includes(`| ${keyword} |`);
  for (let at = text.indexOf(` ${keyword} `); at >= 0; at = text.indexOf(` ${keyword} `, at + 1))
    if (!isDenied(text.slice(text.lastIndexOf('|', at) + 1, at))) return true;
  return false;
}

const cache = new WeakMap<Solution, { naming: Words; all: Words }>();

/** Returns a solution's text as plain words, computed once. */
function wordsOf(solution: Solution): { naming: Words; all: Words } {
  const saved = cache.get(solution);
  if (saved) return saved;
  const { name, category, description, benefits, keywords } = solution;
  const naming = plainWords([category, ...keywords]);
  const all = naming + plainWords([name, description, ...benefits]);
  const words = { naming: { text: naming, known: new Map() }, all: { text: all, known: new Map() } };
  cache.set(solution, words);
  return words;
}

/** Lowercase words with one space around each; `|` between sentences keeps a phrase from spanning two of them. */
function plainWords(texts: readonly string[]): string {
  return `| ${texts.flatMap(sentencesOf).map(inPlainWords).join(' | ')} |`;
}

/** Returns a text's words in lowercase, without any signs except the plus sign. */
export function inPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}
