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
  const { naming } = wordsOf(solution);
  return keywords.filter((keyword) => isIn(naming, keyword));
}

/** Returns the keywords that occur as whole words anywhere in the solution's texts. */
export function mentionedIn(solution: Solution, keywords: readonly string[]): string[] {
  const { all } = wordsOf(solution);
  return keywords.filter((keyword) => isIn(all, keyword));
}

/** A text as plain words, and which keywords have been looked for in it: one ranking asks for the same ones repeatedly. */
type Words = { text: string; known: Map<string, boolean> };

/** Whole words only, so that "ai" is not found in "maintain" nor "cloud" in "clouded". Linear in the text. */
function isIn({ text, known }: Words, keyword: string): boolean {
  const answer = known.get(keyword) ?? text.includes(` ${keyword.replaceAll('-', ' ')} `);
  known.set(keyword, answer);
  return answer;
}

const cache = new WeakMap<Solution, { naming: Words; all: Words }>();

/** Returns a solution's text as plain words, read once. */
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
