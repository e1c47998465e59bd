import { type CollectionEntry, getCollection } from 'astro:content';
import { agency } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { type CutRow, cutOf } from '#domain/obligations/following/cut';
import * as words from '#domain/obligations/following/words';
import { ruleAddress } from '#domain/obligations/map/address';
import { jurisdictionNames } from '#domain/obligations/words';
import { agencyByName, dataset, legislation, linkedData } from '#domain/seo/structured-data';
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
 * Returns the map as data, for its page's structured data; `page` is the address of the map. The laws are in its linked
 * data only: 93 of them took 2.3 kB (brotli 5) of the page.
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
        { path: '/obligations.jsonld', type: 'application/ld+json' },
        { path: '/obligations.xml', type: 'application/atom+xml' },
        { path: '/obligations.ics', type: 'text/calendar' },
      ],
    },
    page,
  );
}

/** Returns the map as linked data: the dataset, and each law that it is based on, in the terms of schema.org. */
export async function mapLinkedData(page: URL): Promise<object> {
  const laws = (await recordedRules()).filter(({ nature }) => nature === 'law');
  return linkedData({
    ...(await mapDataset(page)),
    creator: agencyByName(await agency(), page),
    isBasedOn: laws.map(({ id, title, name, jurisdictions, status, official }) =>
      legislation({
        title,
        name,
        jurisdictions: jurisdictions.map((each) => jurisdictionNames[each]),
        isInForce: status === 'in-force',
        url: official.url,
        page: new URL(ruleAddress(id), page).href,
      }),
    ),
  });
}
