import type { Jurisdiction } from '#domain/obligations/jurisdictions';
import { type Province, provinces, provincesOf } from '#domain/obligations/province';
import { everywhere } from '#domain/obligations/reach';
import type { Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/words';

/** A place of the obligation map: a province as the results ask for it, all of Canada, or a country beyond. */
export type Place = keyof typeof words.placeNames;

/** The places, in the order in which they are offered. */
export const places = Object.keys(words.placeNames) as Place[];

const byProvince = {
  on: 'ontario',
  qc: 'quebec',
  bc: 'british-columbia',
  ab: 'alberta',
  elsewhere: 'elsewhere',
} as const satisfies Readonly<Record<Province, Place>>;

/** The jurisdictions whose rules count in a place that is not a province. */
const takesIn: Readonly<Record<Exclude<Place, (typeof byProvince)[Province]>, readonly Jurisdiction[]>> = {
  canada: [...everywhere, ...Object.values(provincesOf).flat()],
  us: ['united-states', 'international', 'payment-networks'],
  eu: ['european-union', 'international', 'payment-networks'],
};

/** Returns the answer to 'In which province?' that a place stands for; undefined for a wider place. */
export function provinceAt(place: Place | ''): Province | undefined {
  return provinces.find((each) => byProvince[each] === place);
}

/** Returns the place for an answer to 'In which province?'. */
export function placeOf(province: Province): Place {
  return byProvince[province];
}

/** Whose law is a place's own. */
const ownOf: Readonly<Record<Place, readonly Jurisdiction[]>> = {
  ontario: provincesOf.on,
  quebec: provincesOf.qc,
  'british-columbia': provincesOf.bc,
  alberta: provincesOf.ab,
  elsewhere: provincesOf.elsewhere,
  canada: ['canada'],
  us: ['united-states'],
  eu: ['european-union'],
};

/** Returns how many of the rules are a place's own law, without those that reach into it. */
export function countOwn(rules: readonly Pick<Rule, 'jurisdictions'>[], place: Place): number {
  return rules.filter(({ jurisdictions }) => jurisdictions.some((each) => ownOf[place].includes(each))).length;
}

/**
 * Returns the rules as an organization in a place has them, and the province to read them for. In a province they are
 * as they are; in a wider place, or in every place (an empty text), those of its jurisdictions bind as federal ones do,
 * without a province of their own.
 */
export function rulesIn(rules: readonly Rule[], place: Place | ''): { rules: readonly Rule[]; province: Province } {
  const province = provinceAt(place);
  if (province) return { rules, province };
  const wider = place === 'us' || place === 'eu' || place === 'canada' ? takesIn[place] : null;
  return {
    rules: rules
      .filter(({ jurisdictions }) => !wider || jurisdictions.some((each) => wider.includes(each)))
      .map((rule) => ({
        ...rule,
        jurisdictions: ['canada'],
        binds: rule.binds.map((bound) => ({ ...bound, replacedIn: undefined })),
      })),
    province: 'on',
  };
}
