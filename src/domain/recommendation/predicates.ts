import type { Audience } from '#domain/content/solution';
import type { Solution } from '#domain/recommendation/solution';

/**
 * Which audiences suit an organization of a size. Specification §9: SMB to SMB; Mid-Market to Mid-Market and SMB;
 * Enterprise to Enterprise and Mid-Market.
 */
const sizeMap: Record<Audience, readonly Audience[]> = {
  SMB: ['SMB'],
  'Mid-Market': ['Mid-Market', 'SMB'],
  Enterprise: ['Enterprise', 'Mid-Market'],
};

/** Returns whether this names a size of organization that the map knows. */
export function isSize(organizationType: string): boolean {
  return Object.keys(sizeMap).includes(organizationType);
}

/**
 * Returns whether a solution is made for an organization of this size (a code of the wizard; an unknown one suits
 * nothing).
 */
export function suitsSize(solution: Solution, organizationType: string): boolean {
  const suitable = Object.entries(sizeMap).find(([size]) => size === organizationType)?.[1] ?? [];
  return suitable.some((audience) => solution.targetAudience.includes(audience));
}

/** Returns the keywords that the solution's category or own keywords contain as whole words: what names an area. */
export function namedIn(solution: Solution, keywords: readonly string[]): string[] {
  return wordsFound(wordsOf(solution).naming, keywords);
}

/** Returns the keywords that occur as whole words anywhere in the solution's texts. */
export function mentionedIn(solution: Solution, keywords: readonly string[]): string[] {
  return wordsFound(wordsOf(solution).all, keywords);
}

/** Whole words only, so that "ai" is not found in "maintain" nor "cloud" in "clouded". Linear in the text. */
function wordsFound(haystack: string, keywords: readonly string[]): string[] {
  return keywords.filter((keyword) => haystack.includes(needle(keyword)));
}

const needles = new Map<string, string>();

/** Returns a keyword in the form of plain words. */
function needle(keyword: string): string {
  const known = needles.get(keyword);
  if (known !== undefined) return known;
  const words = ` ${keyword.replaceAll('-', ' ')} `;
  needles.set(keyword, words);
  return words;
}

const cache = new WeakMap<Solution, { naming: string; all: string }>();

/** Returns a solution's text as plain words, read once: one ranking asks for it several times. */
function wordsOf(solution: Solution): { naming: string; all: string } {
  const known = cache.get(solution);
  if (known) return known;
  const { name, category, description, benefits, keywords } = solution;
  const naming = plainWords([category, ...keywords]);
  const words = { naming, all: naming + plainWords([name, description, ...benefits]) };
  cache.set(solution, words);
  return words;
}

/** Lower-case words with one space around each; `|` between texts keeps a phrase from spanning two of them. */
function plainWords(texts: readonly string[]): string {
  const words = texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+]+/gu, ' ')
      .trim(),
  );
  return ` ${words.join(' | ')} |`;
}
