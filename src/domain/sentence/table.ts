import type { WizardDefinition } from '#domain/content/wizard';
import { type LayerKey, layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { kindMark } from '#domain/obligations/choice';
import { obligationsOf } from '#domain/obligations/obligations';
import { rulesIn } from '#domain/obligations/map/places';
import { reach } from '#domain/obligations/reach';
import type { Industry, Rule } from '#domain/obligations/rule';
import { listed } from '#domain/obligations/situation';
import { meetsEveryNeed, missedNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import { rankedCandidates, recommend } from '#domain/recommendation/recommend';
import type { Catalogue } from '#domain/recommendation/solution';
import { answersOf } from '#domain/sentence/answers';
import { areasOf } from '#domain/sentence/areas';
import { type SentenceData, sentenceData, type SentencePlace, sentencePlaces } from '#domain/sentence/parameters';
import { situationIn } from '#domain/sentence/situation';

/** An area's candidates: how many, how many meet every need, how many of these in part, and how many miss a need. */
export type CandidateCounts = [candidates: number, meeting: number, inPart: number, missing: number];

/** Rules: in force, coming, and of those in force how many ask something of each layer, top to bottom. */
export type RuleCounts = [inForce: number, coming: number, ...layers: number[]];

/** Every count that the sentence can need. */
export type SentenceTable = {
  /** By area; `layer` is the plate that it lights. */
  areas: Readonly<Record<string, { layer: LayerKey } & Record<SentenceData, CandidateCounts>>>;
  /** The places of its rules, in their order. */
  places: readonly string[];
  /** By organization (`organizationsOf`; empty: all), then by place: none, then as `places`. */
  rules: Readonly<Record<string, readonly RuleCounts[]>>;
};

/** Returns the organizations that the sentence offers: each listed kind, and an industry that distinguishes none. */
export function organizationsOf(
  industries: readonly Industry[],
): { choice: string; industry: Industry; kind?: string }[] {
  return industries.flatMap((industry) => {
    const kinds = listed(industry.kinds);
    if (kinds.length === 0) return [{ choice: industry.id, industry }];
    return kinds.map(({ id: kind }) => ({ choice: industry.id + kindMark + kind, industry, kind }));
  });
}

/**
 * Returns the table of the sentence: candidates as the Navigator ranks them for its answers, and rules as they bind an
 * organization whose number of employees is not known. Without a place, rules are those of all places.
 */
export function sentenceTable(
  wizard: WizardDefinition,
  catalogue: Catalogue,
  rules: readonly Rule[],
  industries: readonly Industry[],
): SentenceTable {
  const places = [undefined, ...sentencePlaces];
  const areas = areasOf(wizard).map(({ value, layer }) => {
    const counts = (data: SentenceData) => candidatesOf(wizard, catalogue, value, data);
    const [canada, own, any] = sentenceData;
    return [value, { layer, [canada]: counts(canada), [own]: counts(own), [any]: counts(any) }] as const;
  });
  return {
    areas: Object.fromEntries(areas),
    places: sentencePlaces,
    rules: {
      '': places.map((place) => countsOf(rules.filter((rule) => applies(rule, place)))),
      ...Object.fromEntries(
        organizationsOf(industries).map(({ choice, industry, kind }) => [
          choice,
          places.map((place) => countsOf(bindingOn(rules, industry, kind, place))),
        ]),
      ),
    },
  };
}

function candidatesOf(
  wizard: WizardDefinition,
  catalogue: Catalogue,
  area: string,
  data: SentenceData,
): CandidateCounts {
  const recommendations = recommend(wizard, answersOf({ area, data }), catalogue);
  const ranked = rankedCandidates(recommendations);
  const meeting = ranked.filter(({ needs }) => meetsEveryNeed(needs));
  return [
    recommendations.candidates,
    meeting.length,
    meeting.filter(({ needs }) => partlyMetNeeds(needs).length > 0).length,
    ranked.filter(({ needs }) => missedNeeds(needs).length > 0).length,
  ];
}

/** Returns the rules in force or coming that bind an organization in a place; undefined: in any place. */
function bindingOn(
  rules: readonly Rule[],
  industry: Industry,
  kind: string | undefined,
  place: SentencePlace | undefined,
): Rule[] {
  const { rules: there, ...where } = place ? { rules, ...situationIn(place) } : { ...rulesIn(rules, ''), ...anywhere };
  const { now, coming } = obligationsOf(there, { ...where, industry, kind });
  return [...now, ...coming].map(({ rule }) => rule);
}

const anywhere = { geography: 'canada' } as const;

/** Whether a rule is one of a place, whomever it binds. */
function applies({ jurisdictions }: Rule, place: SentencePlace | undefined): boolean {
  if (!place) return true;
  const { geography, province } = situationIn(place);
  return reach(jurisdictions, geography, province) !== 'elsewhere';
}

function countsOf(rules: readonly Rule[]): RuleCounts {
  const inForce = rules.filter(({ status }) => status === 'in-force');
  return [
    inForce.length,
    rules.filter(({ status }) => status === 'coming').length,
    ...layers.map(({ name }) => inForce.filter((rule) => touches(rule, name)).length),
  ];
}
