import type { RuleEntry } from '#domain/content/rule';
import { layerNames } from '#domain/layers';
import { asksByLayer } from '#domain/obligations/asks';
import { jurisdictionNames } from '#domain/obligations/words';

/** A rule of `/obligations.json`; docs/obligations.md says what each field means. */
export type OpenRule = Pick<
  RuleEntry,
  'name' | 'title' | 'nature' | 'status' | 'date' | 'binds' | 'note' | 'official' | 'sources' | 'history'
> & {
  id: string;
  /** Its address on the map. */
  page: string;
  jurisdictions: string[];
  /** What it asks, by the names of layers. */
  asks: Record<string, string>;
};

/** Returns a rule as others may read it. `map` is the address of the map. */
export function openRule(id: string, rule: RuleEntry, map: URL): OpenRule {
  const { name, title, nature, status, date, binds, note, official, sources, history, allLayers } = rule;
  return {
    id,
    page: new URL(`#${id}`, map).href,
    name,
    title,
    jurisdictions: rule.jurisdictions.map((each) => jurisdictionNames[each]),
    nature,
    status,
    date,
    binds,
    asks: Object.fromEntries(
      allLayers
        ? layerNames.map((layer) => [layer, allLayers])
        : asksByLayer(rule).map(({ layer, ask }) => [layer, ask]),
    ),
    note,
    official,
    sources,
    history,
  };
}
