import { atom } from 'nanostores';
import { storageKeys } from '#domain/storage-keys';
import { storableWebsiteData, type WebsiteData, websiteDataFrom } from '#domain/website/scraped';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** The page scraped in this tab; null when there is none. */
export const $website = atom<WebsiteData | null>(null);

/** Restores it after a reload. */
export function readWebsiteData(): void {
  $website.set($website.get() ?? websiteDataFrom(readStored('session', storageKeys.websiteData)));
}

/** Keeps a page for this tab. Where storage does not take it, it lasts as long as the page. */
export function saveWebsiteData(website: WebsiteData): void {
  $website.set(website);
  const kept = storableWebsiteData(website);
  if (!kept || !writeStored('session', storageKeys.websiteData, kept)) removeStored('session', storageKeys.websiteData);
}

export function forgetWebsiteData(): void {
  $website.set(null);
  removeStored('session', storageKeys.websiteData);
}
