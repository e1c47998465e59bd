import type { Obligations, Situation } from '#domain/obligations/obligations';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Returns a number as running text writes it: in words up to twelve. */
function inNumber(count: number): string {
  return numbers[count] ?? String(count);
}

/** Returns a list inside a sentence: 'banks, credit unions and investment dealers'. */
export function inList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Returns how many rules there are: 'four rules', 'one rule'. */
export function countRules(count: number): string {
  return `${inNumber(count)} ${count === 1 ? 'rule' : 'rules'}`;
}

/** Returns the text with its first letter as a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the text with its first letter as a small one: as a part of a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Returns the first sentence of the map: 'Five rules bind a hospital in Ontario today, two more are coming.' Without a
 * kind, rules that bind only some are counted by themselves.
 */
export function obligationsInWords({ now, some, coming }: Obligations, { industry, kind }: Situation): string {
  const one = industry.kinds.find(({ id }) => id === kind)?.name;
  const whom = one ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : `everybody in ${industry.inSentence}`;
  const parts = [
    `${countRules(now.length)} ${now.length === 1 ? 'binds' : 'bind'} ${whom} in Ontario today`,
    ...(some.length > 0 ? [`${inNumber(some.length)} more ${some.length === 1 ? 'binds' : 'bind'} only some`] : []),
    ...(coming.length > 0 ? [`${inNumber(coming.length)} more ${coming.length === 1 ? 'is' : 'are'} coming`] : []),
  ];
  return `${capitalized(parts.join(', '))}.`;
}
