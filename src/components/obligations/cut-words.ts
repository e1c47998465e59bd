import { capitalized, numberInWords } from '#domain/text/words';

/* Words of an industry's cut that count. They are apart from words.ts, which the map's own script has too. */

/** Returns how many rules an industry's compliance list leaves out: 'Three more rules.' */
export const moreRules = (count: number) =>
  `${capitalized(numberInWords(count))} more ${count === 1 ? 'rule' : 'rules'}.`;
