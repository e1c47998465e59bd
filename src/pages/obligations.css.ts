import type { APIRoute } from 'astro';
import { layers } from '#domain/layers';
import { places } from '#domain/obligations/map/places';
import { statuses, whomOffered } from '#domain/obligations/map/rows';
import { obligationMap } from '#queries/obligation-map';

/**
 * The map's filters without scripts: each choice hides the rows that lack it. What only a script can work out is hidden:
 * the views at the top, the look ahead, the fold above the line of today, and the counts once something is chosen.
 * Browsers without :has() show the whole map.
 */
export const GET: APIRoute = async () => {
  const { industries } = await obligationMap();
  const filters = [
    ['for', 'whom', whomOffered(industries)],
    ['in', 'places', places],
    ['status', 'status', statuses],
  ] as const;
  const hidden = filters.flatMap(([name, attribute, values]) =>
    values.map((value) => `:has(#${name} [value="${value}"]:checked) .rule:not([data-${attribute}~="${value}"])`),
  );
  const others = layers.map(({ key }) => `:has(#layer [value=${key}]:checked) .rule:not(:has(.layer-${key}))`);
  const chosen = ':has(#filters :checked:not([value=""]))';
  return new Response(
    `${[...hidden, ...others].join()}{display:none}
${chosen} .map-answer,.look-ahead,#print{visibility:hidden}
${chosen} .since :is(b,em){opacity:1}
.map [data-group]{display:block}
.map .fold,.map-views{display:none}
`,
    { headers: { 'Content-Type': 'text/css' } },
  );
};
