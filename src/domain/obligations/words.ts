import type { Obligations, Situation } from '#domain/obligations/obligations';
import { capitalized, numberInWords } from '#domain/words';

/** Returns how many rules there are: 'four rules', 'one rule'. */
export function countRules(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? 'rule' : 'rules'}`;
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
    ...(some.length > 0
      ? [`${numberInWords(some.length)} more ${some.length === 1 ? 'binds' : 'bind'} only some`]
      : []),
    ...(coming.length > 0 ? [`${numberInWords(coming.length)} more ${coming.length === 1 ? 'is' : 'are'} coming`] : []),
  ];
  return `${capitalized(parts.join(', '))}.`;
}
