import type { Audience } from '#domain/content/solution';
import type { LayerName } from '#domain/layers';
import { isDenied, sentencesOf } from '#domain/text/denial';
import { audienceWords, general, hinting, industryWords, naming } from '#domain/website/vocabulary';

/** The meaning of a term in a text. */
export type Meaning =
  | { kind: 'naming' | 'hinting'; of: LayerName; term: string }
  | { kind: 'general'; term: string }
  | { kind: 'audience'; of: Audience }
  | { kind: 'industry'; of: string };

/** An industry under its own name, so that it is found even without an entry in the vocabulary. */
export type NamedIndustry = { id: string; inSentence: string };

/** The terms to find in a text: first word → the terms that start with it, as spoken words. */
export type Lexicon = ReadonlyMap<string, ReadonlyMap<string, readonly Meaning[]>>;

const longestTerm = 5;
/** The words of a denial and those between it and a term. */
const longestDenial = 6;

/** Returns the vocabulary with these industries added. */
export function lexiconWith(industries: readonly NamedIndustry[]): Lexicon {
  const lexicon = new Map<string, Map<string, Meaning[]>>();
  const add = (spoken: string, meaning: Meaning) => {
    const words = wordsOf(spoken);
    const started = lexicon.get(words[0] ?? '') ?? new Map<string, Meaning[]>();
    const term = words.join(' ');
    started.set(term, [...(started.get(term) ?? []), meaning]);
    lexicon.set(words[0] ?? '', started);
  };
  const addAll = (lines: readonly string[], meaningOf: (term: string) => Meaning) => {
    for (const line of lines) {
      const spellings = line.split(', ');
      for (const spelling of spellings) add(spelling, meaningOf(spellings[0] ?? ''));
    }
  };
  for (const [of, lines] of Object.entries(naming) as [LayerName, readonly string[]][])
    addAll(lines, (term) => ({ kind: 'naming', of, term }));
  for (const [of, lines] of Object.entries(hinting) as [LayerName, readonly string[]][])
    addAll(lines, (term) => ({ kind: 'hinting', of, term }));
  addAll(general, (term) => ({ kind: 'general', term }));
  for (const [of, lines] of Object.entries(audienceWords) as [Audience, readonly string[]][])
    addAll(lines, () => ({ kind: 'audience', of }));
  for (const { id, inSentence } of industries) {
    add(inSentence, { kind: 'industry', of: id });
    addAll(industryWords[id] ?? [], () => ({ kind: 'industry', of: id }));
  }
  return lexicon;
}

/**
 * Returns every term of the lexicon in a text, in order, with repeats; the longest where several start. A term that its
 * sentence denies ('not a contact center') is left out.
 */
export function meaningsIn(text: string, lexicon: Lexicon): Meaning[] {
  return sentencesOf(text).flatMap((sentence) => meaningsInSentence(wordsOf(sentence), lexicon));
}

function meaningsInSentence(words: readonly string[], lexicon: Lexicon): Meaning[] {
  const found: Meaning[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const started = lexicon.get(words[at] ?? '');
    if (!started) continue;
    for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
      const meanings = started.get(words.slice(at, at + length).join(' '));
      if (!meanings) continue;
      if (!isDenied(words.slice(Math.max(0, at - longestDenial), at).join(' '))) found.push(...meanings);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Returns a text's words in lowercase, without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
