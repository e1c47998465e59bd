import { mapPath } from '#domain/obligations/map/path';

/* Like answer.ts and sentences.ts it is in the script of the map's page. What islands use too would come with all
   that islands share: these files import constants and types only. */

/** What the obligation map is narrowed to. An empty text does not narrow it. */
export type MapView = {
  /** An industry, or a kind of it (`kindMark`): 'healthcare', 'healthcare:hospital'. */
  for: string;
  /** A place (places.ts). */
  in: string;
  /** A layer's key. */
  layer: string;
  status: string;
  /** The day on which the rules are read (ISO 8601). Empty: today. */
  on: string;
};

/** The choices of a view, in the order of its sentence. */
export const choices = ['for', 'in', 'layer', 'status'] as const;

/** The map with nothing chosen. */
export const wholeMap: MapView = { for: '', in: '', layer: '', status: '', on: '' };

/**
 * Returns the view for an address's query. `offered` are the values of each choice. What is not offered, or is no day,
 * does not narrow the map.
 */
export function viewIn(
  query: URLSearchParams,
  offered: Readonly<Record<(typeof choices)[number], readonly string[]>>,
): MapView {
  const view = { ...wholeMap };
  for (const name of choices) view[name] = offered[name].find((each) => each === query.get(name)) ?? '';
  const day = query.get('on') ?? '';
  return { ...view, on: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : '' };
}

/** Returns the address of a view: '/obligations?for=healthcare:hospital&in=ontario'. */
export function viewAddress(view: MapView): string {
  const query = Object.entries(view).flatMap(([name, value]) => (value ? `${name}=${value}` : []));
  return query.length > 0 ? `${mapPath}?${query.join('&')}` : mapPath;
}
