import type { ContentError } from '#domain/content/error';
import { invisible } from '#domain/text/same-name';

/** A character that not every typeface has. */
const unusual = /[^\x09-\x0d\x20-\x7e\xa0-\xff]/gu;

/** Letters that look like Latin ones: in a word with those they came with copied text, and searches do not find it. */
const lookalike = /[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;

/**
 * Returns the characters of a file that no typeface of the site has, each once per line. `characters` are the code
 * points of the typefaces. A letter with diacritics counts as present if the letter and each of its marks are.
 */
export function characterErrors(source: string, characters: ReadonlySet<number>): Omit<ContentError, 'file'>[] {
  const isThere = (text: string) => [...text].every((each) => characters.has(each.codePointAt(0) ?? 0));
  const isShown = (character: string) =>
    /\s/u.test(character) || isThere(character) || isThere(character.normalize('NFD'));
  return source.split('\n').flatMap((line, index) => {
    const hidden = invisible.exec(line);
    const mixed = line.match(/\p{L}+/gu)?.find((word) => lookalike.test(word) && /\p{Script=Latin}/u.test(word));
    return [
      ...(mixed
        ? [
            {
              line: index + 1,
              what: `'${mixed}' holds a letter of another alphabet, ${inWords(lookalike.exec(mixed)?.[0] ?? '')}`,
              fix: 'Type the word anew: it came with copied text, and searches do not find it.',
            },
          ]
        : []),
      ...(hidden
        ? [
            {
              line: index + 1,
              what: `an invisible character, ${inWords(hidden[0])}, stands behind '${lastWord(line.slice(0, hidden.index))}'`,
              fix: 'Delete these words and type them anew: it came with copied text, and searches do not find the word.',
            },
          ]
        : []),
      ...[...new Set(line.match(unusual))]
        .filter((character) => !invisible.test(character) && !isShown(character))
        .map((character) => ({
          line: index + 1,
          what: `no typeface of the site has the character ${inWords(character)}`,
          fix: 'Write it in another way, or take it out.',
        })),
    ];
  });
}

function lastWord(text: string): string {
  return text.trimEnd().split(/\s/).at(-1) ?? '';
}

/** Returns a character with its code point, or only the code point of an invisible one. */
function inWords(character: string): string {
  const number = codePointOf(character);
  return /[\p{C}\p{M}\p{Z}]/u.test(character) ? number : `'${character}' (${number})`;
}

/** Returns a character's code point as people write it: U+00A0. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
