import { kindMark } from '#domain/obligations/choice';
import { mapPath } from '#domain/obligations/map/path';
import { placeOf } from '#domain/obligations/map/places';
import type { Situation } from '#domain/obligations/situation';

/** Returns the address of the obligation map for a situation: its industry, kind and province. */
export function situationAddress({ industry, kind, province = 'on' }: Situation): string {
  const whom = kind === undefined ? industry.id : industry.id + kindMark + kind;
  return `${mapPath}?for=${whom}&in=${placeOf(province)}`;
}

/** Returns the address of a rule on the obligation map. */
export function ruleAddress(id: string): string {
  return `${mapPath}#${id}`;
}
