import { capitalized, numberInWords } from '#domain/text/words';

/* Words of an industry's cut that count. They are apart from words.ts, which the map's own script has too. */

/** Returns how many rules an industry's notes on compliance leave out. */
export const moreRules = (count: number) =>
  `${capitalized(numberInWords(count))} ${count === 1 ? 'rule' : 'rules'} that the notes above leave out.`;
