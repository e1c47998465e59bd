import type { RuleEntry } from '#domain/content/rule';
import { layerNames } from '#domain/layers';
import * as words from '#domain/obligations/following/words';
import type { CalendarEvent } from '#domain/seo/calendar';

type Dated = Pick<RuleEntry, 'name' | 'title' | 'status' | 'date' | 'history' | 'asks' | 'allLayers' | 'official'> & {
  id: string;
};

/**
 * Returns the days on which these rules come into force, the nearest first; rules without a day are left out. `page` is
 * the address of the map. An event keeps its identity where its day moves.
 */
export function comingDays(rules: readonly Dated[], page: URL): CalendarEvent[] {
  return rules
    .flatMap(({ id, name, title, status, date, history: [latest, ...earlier], asks, allLayers, official }) =>
      status !== 'coming' || date === null || !latest
        ? []
        : {
            uid: `${id}@${page.hostname}`,
            day: date,
            changed: latest.day,
            revision: earlier.length,
            summary: words.begins(name),
            description: [
              title,
              ...layerNames.flatMap((layer) => (asks?.[layer] ? words.askOf(layer, asks[layer]) : [])),
              ...(allLayers ? [allLayers] : []),
              words.officialText(official.url),
              words.summary,
            ],
            url: new URL(`#${id}`, page).href,
          },
    )
    .sort((one, other) => (one.day + one.uid < other.day + other.uid ? -1 : 1));
}
