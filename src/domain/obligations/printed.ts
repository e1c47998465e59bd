import { type LayerName, layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import type { CutRow } from '#domain/obligations/following/cut';
import { groupsOfIndustry } from '#domain/obligations/headings';
import { situationAddress } from '#domain/obligations/map/address';
import { obligationsOf } from '#domain/obligations/obligations';
import type { Industry, Rule } from '#domain/obligations/rule';
import { industryInWords } from '#domain/obligations/sentences';
import { situationOf } from '#domain/obligations/situation';
import { dayInWords } from '#domain/text/days';

/** An industry's part of the obligation map on paper: the counts, and a line a rule in the groups of the results. */
export type PrintedCut = {
  /** 'Four laws and one contract standard bind everybody in telecom. Five more depend on what you are or do.' */
  counts: string;
  groups: {
    heading: string;
    /** `day`: since when or from when it binds; empty where no source says. `names`: the layers it asks something of. */
    rules: { name: string; day: string; status: CutRow['status']; layers: CutRow['layers']; names: LayerName[] }[];
  }[];
  /** The path of the same view of the map. */
  map: string;
};

/** Returns the printed cut of an industry in Ontario, of rules in force and coming. */
export function printedCut(industry: string, industries: readonly Industry[], rules: readonly Rule[]): PrintedCut {
  const situation = situationOf(industry, industries, { geography: 'canada' });
  if (!situation) throw new Error(`'${industry}' is no industry.`);
  const obligations = obligationsOf(rules, situation);
  return {
    counts: industryInWords(obligations, situation.industry.inSentence),
    groups: groupsOfIndustry(obligations, situation.industry.inSentence).map(({ heading, obligations: bound }) => ({
      heading,
      rules: bound.map(({ rule }) => {
        const touched = layers.filter(({ name }) => touches(rule, name));
        return {
          name: rule.name,
          day: rule.date ? dayInWords(rule.date) : '',
          status: rule.status,
          layers: touched.map(({ key }) => key),
          names: touched.map(({ name }) => name),
        };
      }),
    })),
    map: situationAddress(situation),
  };
}
