import type { RuleChange } from '#domain/obligations/following/changes';
import { statusInWords } from '#domain/obligations/status';
import { lowerFirst } from '#domain/obligations/words';
import type { AtomEntry } from '#domain/seo/atom';
import * as words from '#domain/obligations/following/words';

/** Returns a change for feed readers. `map` is the path of the map. A rule changes at most once a day. */
export function feedEntry({ id, name, day, change, ...standing }: RuleChange, map: string): AtomEntry {
  return {
    id: `${map}?changed=${day}#${id}`,
    page: `${map}#${id}`,
    title: words.statusOf(name, lowerFirst(statusInWords(standing))),
    summary: change,
    day,
  };
}
