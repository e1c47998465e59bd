import * as words from '#domain/obligations/words';

/** Whose rule it is: a country, a province, the union of several, or a contract that binds wherever one signs it. */
export type Jurisdiction = keyof typeof words.jurisdictionNames;

/** The ids alone, as a non-empty tuple: what content schemas enumerate. */
export const jurisdictions = Object.keys(words.jurisdictionNames) as [Jurisdiction, ...Jurisdiction[]];

/** What the Navigator is answered to 'Where do you operate?'. */
export type Geography = 'canada' | 'north-america' | 'global';

/** Returns what was answered to 'Where do you operate?'; Canada where nothing was, or something that is not offered. */
export function geographyOf(answer: string | undefined): Geography {
  return answer === 'north-america' || answer === 'global' ? answer : 'canada';
}

/** Where everybody is taken to operate: the Navigator asks for no province. */
const home: readonly Jurisdiction[] = ['ontario', 'canada', 'international', 'payment-networks'];

const abroad: Record<Geography, readonly Jurisdiction[]> = {
  canada: [],
  'north-america': ['united-states'],
  global: ['united-states', 'european-union'],
};

/**
 * Returns how far rules of these jurisdictions reach somebody who operates there: at home, in a place that the answer
 * takes in (`abroad`), or only in places that it does not (`elsewhere`).
 */
export function reach(of: readonly Jurisdiction[], geography: Geography): 'home' | 'abroad' | 'elsewhere' {
  if (of.some((each) => home.includes(each))) return 'home';
  return of.some((each) => abroad[geography].includes(each)) ? 'abroad' : 'elsewhere';
}

/** Returns the names inside a sentence: 'Quebec', 'the United States or the European Union'. */
export function placesInSentence(of: readonly Jurisdiction[]): string {
  const unions: readonly Jurisdiction[] = ['united-states', 'european-union'];
  const named = (each: Jurisdiction) => words.jurisdictionNames[each];
  return words.anyOf(of.map((each) => (unions.includes(each) ? words.withArticle(named(each)) : named(each))));
}
