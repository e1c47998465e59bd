import { leadSchema } from '#domain/lead/schema';
import * as words from '#domain/privacy/words';
import { storageKeys } from '#domain/privacy/storage-keys';

/**
 * An item that the site stores in the browser: session storage ends with the tab, local storage with `until`. `contact`
 * says whether it includes the visitor's name, addresses and company, and when.
 */
export type StoredItem = { key: string; area: 'session' | 'local'; holds: string; contact: string; until: string };

/** The storage area of each item. */
const areas: Record<keyof typeof storageKeys, StoredItem['area']> = {
  navigator: 'session',
  needsAssessment: 'session',
  websiteData: 'session',
  check: 'session',
  message: 'session',
  roiForm: 'session',
  roiResults: 'session',
  roiModel: 'session',
  scrapeKey: 'local',
  compare: 'session',
  arrival: 'session',
  committee: 'session',
  outbox: 'local',
  deleted: 'local',
  delivered: 'local',
};

/** Every item that the site may store in a visitor's browser, for the privacy page. */
export const storedItems: StoredItem[] = (Object.keys(areas) as (keyof typeof areas)[]).map((name) => ({
  key: storageKeys[name],
  area: areas[name],
  ...words.stored[name],
}));

/**
 * Every field that 'Get My Recommendations' sends, with its description, from the schema that the function validates
 * with.
 */
export const sentFields = Object.entries(leadSchema.shape).map(([name, schema]) => ({
  name,
  description: schema.description ?? '',
}));
