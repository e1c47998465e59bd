import * as words from '#domain/obligations/words';

/** The maker of a rule: a country, a province, a union of several, or a contract that binds wherever it is signed. */
export type Jurisdiction = keyof typeof words.jurisdictionNames;

/** The ids as a non-empty tuple, for the enums of content schemas. */
export const jurisdictions = Object.keys(words.jurisdictionNames) as [Jurisdiction, ...Jurisdiction[]];

/** An answer to the Navigator's 'Where do you operate?'. */
export type Geography = 'canada' | 'north-america' | 'global';

/** Returns the answer to 'Where do you operate?'; Canada where it is missing or not offered. */
export function geographyOf(answer: string | undefined): Geography {
  return answer === 'north-america' || answer === 'global' ? answer : 'canada';
}

/** Returns the names for use inside a sentence: 'Quebec', 'the United States or the European Union'. */
export function placesInSentence(of: readonly Jurisdiction[]): string {
  const unions: readonly Jurisdiction[] = ['united-states', 'european-union'];
  const named = (each: Jurisdiction) => words.jurisdictionNames[each];
  return words.anyOf(of.map((each) => (unions.includes(each) ? words.withArticle(named(each)) : named(each))));
}
