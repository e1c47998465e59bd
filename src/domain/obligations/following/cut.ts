import { type LayerKey, layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { mapGroups } from '#domain/obligations/map/rows';
import type { Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/following/words';

/** A rule as a picture shows it: its name, the year of its date, its status, and the layers of which it asks something. */
export type CutRow = { name: string; year: string; status: Rule['status']; layers: LayerKey[] };

type Drawn = Pick<Rule, 'name' | 'status' | 'date' | 'asks' | 'allLayers' | 'binds'>;

/**
 * Returns the rules that bind an industry, all of it or some of its kinds, in every place, in the order of the
 * map. Without an industry, all rules.
 */
export function cutOf(rules: readonly Drawn[], industry?: string): CutRow[] {
  const drawn = rules.filter(({ binds }) => industry === undefined || binds.some((each) => each.industry === industry));
  return mapGroups(drawn)
    .flatMap((group) => group.rules)
    .map((rule) => ({
      name: rule.name,
      year: rule.date?.slice(0, 4) ?? '',
      status: rule.status,
      layers: layers.flatMap(({ key, name }) => (touches(rule, name) ? key : [])),
    }));
}

/** Returns how many of these rules have each status, without those of which there is none: '31 in force', '7 coming'. */
export function countsInWords(rows: readonly Pick<CutRow, 'status'>[]): string[] {
  const count = (of: CutRow['status']) => rows.filter(({ status }) => status === of).length;
  return [
    { of: count('in-force'), said: words.inForceCount },
    { of: count('coming'), said: words.comingCount },
    { of: count('proposed'), said: words.proposedCount },
  ].flatMap(({ of, said }) => (of > 0 ? said(of) : []));
}
