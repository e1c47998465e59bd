import { type LayerKey, layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import type { Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/following/words';

/** A rule as a picture shows it: its name, the year of its date, its status, and the layers of which it asks something. */
export type CutRow = { name: string; year: string; status: Rule['status']; layers: LayerKey[] };

type Drawn = Pick<Rule, 'name' | 'status' | 'date' | 'asks' | 'allLayers' | 'binds'>;

/**
 * Returns the rules that bind an industry, all of it or some of its kinds, in every place, as ground is cut: the
 * proposed on top, then the coming, then those in force, and of each the latest first. A coming rule without a day comes
 * after all days, one in force without a day lies lowest. Without an industry, all rules.
 */
export function cutOf(rules: readonly Drawn[], industry?: string): CutRow[] {
  return rules
    .filter(({ binds }) => industry === undefined || binds.some((each) => each.industry === industry))
    .sort((one, other) => compare(depth(other), depth(one)) || compare(one.name, other.name))
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

/** Returns a text that is the greater the nearer to the surface a rule lies. */
function depth({ status, date }: Drawn): string {
  if (status === 'proposed') return `3${date ?? ''}`;
  return status === 'coming' ? `2${date ?? '9999'}` : `1${date ?? ''}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
