import { inList, numberInWords } from '#domain/text/words';

// Headings of the map, and the conditions on which a rule binds

export const bindsYouNow = 'Binds you now';
export const bindsOnCondition = 'Binds on a condition';
export const everybody = 'everybody';
export const everybodyIn = (industry: string) => `Everybody in ${industry}`;
export const bindsEverybody = (industry: string) => `Binds everybody in ${industry}`;
export const dependsOnYou = 'Depends on what you are or do';
export const bindsByContract = 'Binds by contract';
export const coming = 'Coming';
export const onlyFor = (kinds: readonly string[]) => `For ${inList(kinds)} only`;
export const onlyIfYouOperateIn = (places: string) => `Only if you operate in ${places}`;
export const forWhatYouDoIn = (places: string) => `For what you do in ${places}`;
export const proposed = 'Proposed, not in force';
export const forKinds = (kinds: readonly string[]) => `For ${inList(kinds)}`;
export const inPlaces = (places: string) => `In ${places}`;
export const ifYouHave = (employees: number) => `If you have ${employees} or more employees`;
export const beginsAt = (employees: number) => `Begins at ${employees} employees`;
/** The condition of a contract standard: the only one is that of the payment cards. */
export const ifYouTakeCards = 'By contract, if you take cards';
export const forWhatLeavesTheProvince = 'For data that leaves the province; within it, its own law applies';
/** Joins two conditions: 'For banks only, if you have 50 or more employees'. */
export const onConditions = (first: string, second: string | null) =>
  second === null ? first : `${first}, ${lowerFirst(second)}`;
/** Joins kinds that each have a condition or none: 'hospitals; clinics, if you have 50 or more employees'. */
export const inTurn = (whom: readonly string[]) => whom.join('; ');
/** Joins the conditions of several kinds: 'For hospitals; for clinics, if you have 50 or more employees'. */
export const byKind = (conditions: readonly string[]) =>
  inTurn(conditions.map((condition, index) => (index === 0 ? condition : lowerFirst(condition))));

// What gives a rule its force

export const natureNames = { law: 'Law', guideline: 'Guideline', contract: 'Contract standard' } as const;

// Whom a rule binds

export const bindsWhom = (whom: readonly string[]) => `Binds ${inList(whom)}.`;
/** Some kinds of an industry: 'hospitals and clinics (healthcare)'. */
export const kindsOf = (kinds: readonly string[], industry: string) => `${inList(kinds)} (${industry})`;
export const fromEmployees = (whom: string, employees: number) => `${whom} with ${employees} or more employees`;
/** A condition that no answer settles: 'healthcare (if a product is a medical device)'. */
export const ifOnly = (whom: string, condition: string) => `${whom} (${lowerFirst(condition)})`;
export const notWithin = (whom: string, provinces: string) => `${whom} (within ${provinces} its own law applies)`;

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

/** The answers to 'In which province?', in the order in which they are offered. */
export const provinceNames = {
  on: 'Ontario',
  qc: 'Quebec',
  bc: 'British Columbia',
  ab: 'Alberta',
  elsewhere: 'Elsewhere in Canada',
} as const;

/** The places of the map after 'Show what binds a hospital', in the order in which they are offered. */
export const placeNames = {
  ontario: 'in Ontario',
  quebec: 'in Quebec',
  'british-columbia': 'in British Columbia',
  alberta: 'in Alberta',
  elsewhere: 'elsewhere in Canada',
  canada: 'in all of Canada',
  us: 'in the United States',
  eu: 'in the European Union',
} as const;

/** Above the rules of another place, on an industry's page: 'If you also work in Quebec'. */
export const ifYouAlsoWork = (place: keyof typeof placeNames) => `If you also work ${placeNames[place]}`;

// How much was read of a province's law

export const otherProvinces = 'the other provinces';
export const readFor = (province: string) => `Read for ${province}, which is chosen until you say otherwise.`;
export const readInPart = (province: string) =>
  `Of the law of ${province} we have read only what is listed: ask counsel for the rest.`;
export const notReadFor = (province: string, industry: string) =>
  `We have read no law of ${province} for ${industry}: what is listed is federal, or binds by contract.`;

// The first sentences of the map

export const laws = (count: number) => counted(count, 'law', 'laws');
export const guidelines = (count: number) => counted(count, 'guideline', 'guidelines');
export const contracts = (count: number) => counted(count, 'contract standard', 'contract standards');
export const bindEverybody = (natures: readonly string[], count: number, industry: string) =>
  `${inList(natures)} ${count === 1 ? 'binds' : 'bind'} everybody in ${industry}.`;
export const dependOnYou = (count: number) => `${count === 1 ? 'depends' : 'depend'} on what you are or do.`;
export const bindIfYouTakeCards = (contracts: string, count: number) =>
  `${contracts} ${count === 1 ? 'binds' : 'bind'} if you take cards.`;
export const nothingBinds = (industry: string) => `no rule that we have read binds everybody in ${industry}.`;
export const toCheck = ([first = '', ...others]: readonly string[]) =>
  `${first} to check${others.length === 1 ? `, and ${others.join()}` : others.map((each) => `, ${each}`).join('')}.`;
export const more = (count: number) => `${numberInWords(count)} more`;
export const areComing = (count: number) => (count === 1 ? 'is coming.' : 'are coming.');
export const beginFrom = (count: number, starts: readonly number[], size: string | null) =>
  `${count === 1 ? 'begins' : 'begin'} at ${anyOf(starts.map(String))} employees${size === null ? '' : `; you answered ${size}`}.`;
export const sizeBetween = (least: number, most: number) => `${least}–${most}`;
export const sizeFrom = (least: number) => `${least} or more`;

function counted(count: number, one: string, several: string): string {
  return `${numberInWords(count)} ${count === 1 ? one : several}`;
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
