import { countByNature, type Nature, type NatureCounts, natures } from '#domain/obligations/nature';
import type { Province } from '#domain/obligations/province';
import type { Reading } from '#domain/obligations/reading';
import { employees, type Size } from '#domain/obligations/size';
import { capitalized, inList, numberInWords } from '#domain/text/words';

// Headings of the map, and the conditions on which a rule binds

export const bindsYouNow = 'Binds you now';
export const bindsSome = (industry: string) => `Binds some in ${industry}`;
export const coming = 'Coming';
export const onlyFor = (kinds: readonly string[]) => `For ${inList(kinds)} only`;
export const onlyIfYouOperateIn = (places: string) => `Only if you operate in ${places}`;
export const forWhatYouDoIn = (places: string) => `For what you do in ${places}`;
export const proposed = 'Proposed, not in force';
export const forKinds = (kinds: readonly string[]) => `For ${inList(kinds)}`;
export const inPlaces = (places: string) => `In ${places}`;
export const ifYouHave = (employees: number) => `If you have ${employees} or more employees`;
export const beginsAt = (employees: number) => `Begins at ${employees} employees`;
export const forWhatLeavesTheProvince = 'For data that leaves the province; within it, its own law applies';
/** Joins two conditions: 'For banks only, if you have 50 or more employees'. */
export const onConditions = (first: string, second: string | null) =>
  second === null ? first : `${first}, ${lowerFirst(second)}`;
/** Joins the conditions of several kinds: 'For hospitals; for clinics, if you have 50 or more employees'. */
export const byKind = (conditions: readonly string[]) =>
  conditions.map((condition, index) => (index === 0 ? condition : lowerFirst(condition))).join('; ');

// What gives a rule its force

export const natureNames = { law: 'Law', guideline: 'Guideline', contract: 'Contract standard' } as const;

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

/** The provinces of 'In which province?'. */
export const provinceNames: Readonly<Record<Province, string>> = {
  on: 'Ontario',
  qc: 'Quebec',
  bc: 'British Columbia',
  ab: 'Alberta',
  elsewhere: 'Elsewhere in Canada',
};

/** Returns how much was read of a province's law for an industry, as a sentence. */
export function readingInWords(reading: Reading, province: Province, industry: string): string {
  const own = province === 'elsewhere' ? 'the other provinces' : provinceNames[province];
  switch (reading) {
    case 'read':
      return `Read for ${own}, which is chosen until you say otherwise.`;
    case 'part':
      return `Of the law of ${own} we have read only what is listed: ask counsel for the rest.`;
    case 'none':
      return `We have read no law of ${own} for ${industry}: what is listed is federal, or binds by contract.`;
  }
}

const natureNouns: Readonly<Record<Nature, readonly [one: string, several: string]>> = {
  law: ['law', 'laws'],
  guideline: ['guideline', 'guidelines'],
  contract: ['contract standard', 'contract standards'],
};

/** Returns numbers of rules by nature, without empty ones: 'nine laws', 'two guidelines', 'one contract standard'. */
export function naturesInWords(counts: NatureCounts): string[] {
  return natures.flatMap((nature) => {
    const [one, several] = natureNouns[nature];
    const count = counts[nature];
    return count === 0 ? [] : [`${numberInWords(count)} ${count === 1 ? one : several}`];
  });
}

type Counted = Readonly<Record<'now' | 'some' | 'larger' | 'coming', readonly { rule: Countable }[]>>;
type Countable = { nature: Nature; binds: readonly { industry: string; employees?: number | undefined }[] };
type Bound = { industry: { id: string; inSentence: string }; size?: Size | undefined };

/**
 * Returns the first sentences of the map: 'Six laws to check, and two guidelines. Three more begin at 25 or 50
 * employees; you answered 1–25. One more is coming.' Rules whose condition is open are counted separately.
 */
export function obligationsInWords({ now, some, larger, coming }: Counted, { industry, size }: Bound): string {
  const more = (count: number) => (now.length > 0 || count === 0 ? `${numberInWords(count)} more` : countRules(count));
  return [
    toCheck(naturesInWords(countByNature(now.map(({ rule }) => rule))), industry.inSentence),
    ...(some.length > 0 ? [`${more(some.length)} ${some.length === 1 ? 'binds' : 'bind'} on a condition.`] : []),
    ...(larger.length > 0
      ? [
          `${more(larger.length)} ${larger.length === 1 ? 'begins' : 'begin'} at ${startOf(larger, industry.id)}${size ? `; you answered ${sizeInWords(size)}` : ''}.`,
        ]
      : []),
    ...(coming.length > 0 ? [`${more(coming.length)} ${coming.length === 1 ? 'is' : 'are'} coming.`] : []),
  ]
    .map(capitalized)
    .join(' ');
}

/** Returns the rules that bind, counted: 'six laws to check, and two guidelines.' */
function toCheck([first, ...others]: readonly string[], industry: string): string {
  if (first === undefined) return `no rule that we have read binds everybody in ${industry}.`;
  return `${first} to check${others.length === 1 ? `, and ${others.join()}` : others.map((each) => `, ${each}`).join('')}.`;
}

/** Returns the numbers of employees at which rules begin: '25 or 50 employees'. */
function startOf(larger: Counted['larger'], industry: string): string {
  const starts = larger.flatMap(({ rule }) =>
    rule.binds.flatMap((each) => (each.industry === industry && each.employees ? [each.employees] : [])),
  );
  return `${anyOf([...new Set(starts)].sort((a, b) => a - b).map(String))} employees`;
}

/** Returns a size as the numbers of employees: '1–25', '250 or more'. */
function sizeInWords(size: Size): string {
  const { least, most } = employees[size];
  return most === Infinity ? `${least} or more` : `${least}–${most}`;
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
