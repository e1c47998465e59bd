import { capitalized, inList, numberInWords } from '#domain/text/words';

// Headings of the map, and the conditions on which a rule binds

export const bindsYouNow = 'Binds you now';
export const bindsSome = (industry: string) => `Binds some in ${industry}`;
export const coming = 'Coming';
export const onlyFor = (kinds: readonly string[]) => `For ${inList(kinds)} only`;
export const onlyIfYouOperateIn = (places: string) => `Only if you operate in ${places}`;
export const forWhatYouDoIn = (places: string) => `For what you do in ${places}`;
export const proposed = 'Proposed, not in force';

// Months in running text

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// A rule's status, with its day where a source gives one

export const inForceSince = (day: string) => `In force since ${day}`;
export const inForce = 'In force';
export const comesIntoForce = (day: string) => `Comes into force ${day}`;
export const comingWithoutDay = 'Coming, no date set';
export const proposedOn = (day: string) => `Proposed ${day}, not in force`;

// Places inside a sentence: 'Quebec', 'the United States or the European Union'

export const withArticle = (place: string) => `the ${place}`;
export const anyOf = (places: readonly string[]) => places.join(' or ');

/** Returns a number of rules: 'four rules', 'one rule'. */
export function countRules(count: number): string {
  return `${numberInWords(count)} ${count === 1 ? 'rule' : 'rules'}`;
}

/** Returns the text with a small first letter, for use inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * The obligations that the first sentence counts, and the organization they bind: see `Obligations` and `Situation`.
 */
type Counted = Readonly<Record<'now' | 'some' | 'coming', readonly unknown[]>>;
type Bound = {
  industry: { inSentence: string; kinds: readonly { id: string; name: string }[] };
  kind?: string | undefined;
};

/**
 * Returns the first sentence of the map: 'Five rules bind a hospital in Ontario today, two more are coming.' Without a
 * kind, rules that bind only some kinds are counted separately.
 */
export function obligationsInWords({ now, some, coming }: Counted, { industry, kind }: Bound): string {
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

/** The name of each jurisdiction. */
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
