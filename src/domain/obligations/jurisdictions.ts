/** Whose rule it is: a country, a province, the union of several, or a contract that binds wherever one signs it. */
export const jurisdictionNames = {
  ontario: 'Ontario',
  quebec: 'Quebec',
  'british-columbia': 'British Columbia',
  alberta: 'Alberta',
  saskatchewan: 'Saskatchewan',
  manitoba: 'Manitoba',
  'new-brunswick': 'New Brunswick',
  'nova-scotia': 'Nova Scotia',
  'prince-edward-island': 'Prince Edward Island',
  'newfoundland-and-labrador': 'Newfoundland and Labrador',
  canada: 'Canada',
  'united-states': 'United States',
  'european-union': 'European Union',
  international: 'International',
  'payment-networks': 'Payment networks (contract)',
} as const;

export type Jurisdiction = keyof typeof jurisdictionNames;

/** The ids alone, as a non-empty tuple: what content schemas enumerate. */
export const jurisdictions = Object.keys(jurisdictionNames) as [Jurisdiction, ...Jurisdiction[]];

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
  return of.map((each) => `${unions.includes(each) ? 'the ' : ''}${jurisdictionNames[each]}`).join(' or ');
}
