import { atom } from 'nanostores';
import { storageKeys } from '#domain/privacy/storage-keys';
import { storableWebsiteData, type WebsiteData, websiteDataFrom } from '#domain/website/scraped';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** The page scraped in this tab; null if there is none. */
export const $website = atom<WebsiteData | null>(null);

/** Restores the scraped page after a reload. */
export function readWebsiteData(): void {
  $website.set($website.get() ?? websiteDataFrom(readStored('session', storageKeys.websiteData)));
}

/** Saves a scraped page for this tab. If storage has no room, it lasts as long as this page. */
export function saveWebsiteData(website: WebsiteData): void {
  $website.set(website);
  const storable = storableWebsiteData(website);
  if (!storable || !writeStored('session', storageKeys.websiteData, storable))
    removeStored('session', storageKeys.websiteData);
}

export function forgetWebsiteData(): void {
  $website.set(null);
  removeStored('session', storageKeys.websiteData);
}
