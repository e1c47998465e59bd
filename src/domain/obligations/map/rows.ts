import { layers } from '#domain/layers';
import { touches } from '#domain/obligations/asks';
import { kindMark } from '#domain/obligations/choice';
import { type MapRow, openTo } from '#domain/obligations/map/answer';
import { obligationsOf } from '#domain/obligations/obligations';
import { type Place, places, rulesIn } from '#domain/obligations/map/places';
import type { Industry, Rule } from '#domain/obligations/rule';
import { listed } from '#domain/obligations/situation';

/** The statuses, in the order in which they are offered. */
export const statuses: readonly Rule['status'][] = ['in-force', 'coming', 'proposed'];

/** Returns the industries and kinds that the map offers: `healthcare`, then `healthcare:hospital` and so on. */
export function whomOffered(industries: readonly Industry[]): string[] {
  return industries.flatMap(({ id, kinds }) => [id, ...listed(kinds).map((kind) => id + kindMark + kind.id)]);
}

/** Returns the map's row of a rule. `industries` are all that the map offers. */
export function mapRow(rule: Rule, industries: readonly Industry[]): MapRow {
  const effects = whomOffered(industries).flatMap((whom) =>
    [...places, '' as const].flatMap((place) => {
      const effect = effectOf(rule, whom, place, industries);
      return effect ? [{ whom, place, isOpen: effect === 'some' }] : [];
    }),
  );
  const whom = [...new Set(effects.map((each) => each.whom))];
  const there = [...new Set(effects.map((each) => each.place))];
  const isOpen = (of: typeof effects) => of.every((each) => each.isOpen);
  const openWhom = whom.filter((each) => isOpen(effects.filter((effect) => effect.whom === each)));
  const others = effects.filter((each) => !openWhom.includes(each.whom));
  const openPlaces = there.filter((each) => {
    const here = others.filter(({ place }) => place === each);
    return here.length > 0 && isOpen(here);
  });
  return {
    id: rule.id,
    name: rule.name,
    nature: rule.nature,
    status: rule.status,
    date: rule.date,
    layers: layers.filter(({ name }) => touches(rule, name)).map(({ key }) => key),
    whom,
    places: places.filter((each) => there.includes(each)),
    open: [
      ...openWhom,
      ...openPlaces.map((place) => openTo('', place)),
      ...others.flatMap((each) =>
        each.isOpen && !openPlaces.includes(each.place) ? [openTo(each.whom, each.place)] : [],
      ),
    ],
  };
}

/** Returns whether a rule binds, or once in force would bind; on a condition is 'some'. Null: it does not. */
function effectOf(rule: Rule, whom: string, place: Place | '', industries: readonly Industry[]): 'now' | 'some' | null {
  const [id, kind] = whom.split(kindMark);
  const industry = industries.find((each) => each.id === id);
  if (!industry) return null;
  const { rules, province } = rulesIn([{ ...rule, status: 'in-force' }], place);
  const { now, some } = obligationsOf(rules, { geography: 'canada', industry, kind, province });
  return now.length > 0 ? 'now' : some.length > 0 ? 'some' : null;
}

/** The groups of the map, from what is furthest from binding to what has bound the longest. */
export type MapGroup = 'proposed' | 'undated' | 'coming' | 'in-force' | 'old';

const groups: readonly MapGroup[] = ['proposed', 'undated', 'coming', 'in-force', 'old'];

/** Returns the rules in the map's order, the newest first, by group. In a group without days they stand by name. */
export function mapGroups<Each extends Pick<Rule, 'name' | 'status' | 'date'>>(
  rules: readonly Each[],
): { group: MapGroup; rules: Each[] }[] {
  return groups.map((group) => ({
    group,
    rules: rules
      .filter((rule) => groupOf(rule) === group)
      .sort((one, other) => (one.date === other.date ? compare(one.name, other.name) : compare(other.date, one.date))),
  }));
}

function groupOf({ status, date }: Pick<Rule, 'status' | 'date'>): MapGroup {
  if (status === 'proposed') return 'proposed';
  if (status === 'coming') return date === null ? 'undated' : 'coming';
  return date === null ? 'old' : 'in-force';
}

function compare(one: string | null, other: string | null): number {
  const [first, second] = [one ?? '', other ?? ''];
  return first < second ? -1 : Number(first > second);
}
