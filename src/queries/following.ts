import { type CollectionEntry, getCollection } from 'astro:content';
import { agency } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { type CutRow, cutOf } from '#domain/obligations/following/cut';
import * as words from '#domain/obligations/following/words';
import { dataset } from '#domain/seo/structured-data';
import { asOf, changesOf, type RuleChange } from '#domain/obligations/following/changes';

/** Returns every rule with its id and all its fields. */
export const recordedRules = oncePerBuild(async (): Promise<(CollectionEntry<'rules'>['data'] & { id: string })[]> =>
  (await getCollection('rules')).map(({ id, data }) => ({ id, ...data })),
);

/** Returns what changed in the rules, the latest first. */
export async function ruleChanges(): Promise<RuleChange[]> {
  return changesOf(await recordedRules());
}

/** Returns the day that the map is as of (ISO 8601): the latest on which a rule was changed or a page of one read. */
export async function mapDay(): Promise<string> {
  return asOf(await recordedRules());
}

/** Returns the rules that bind an industry, or all, as a picture shows them. */
export async function cutRows(industry?: string): Promise<CutRow[]> {
  return cutOf(await recordedRules(), industry);
}

/**
 * Returns the map as data, for its page's structured data; `page` is the address of the map. The rules are no
 * `Legislation` of their own in it: 93 of them took 2.3 kB (brotli 5) of a page of 42.7 kB, and its files have them.
 */
export async function mapDataset(page: URL) {
  return dataset(
    {
      name: words.datasetName,
      description: words.datasetDescription,
      modified: await mapDay(),
      licence: (await agency()).openData.url,
      files: [
        { path: '/obligations.json', type: 'application/json' },
        { path: '/obligations.xml', type: 'application/atom+xml' },
        { path: '/obligations.ics', type: 'text/calendar' },
      ],
    },
    page,
  );
}
