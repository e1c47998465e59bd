import { atom } from 'nanostores';

/** Whether the full provider list is open; null until the island has looked. Specification §4, Provider modal. */
export const $providerList = atom<'closed' | 'open' | null>(null);

/** Follows the dialog, which the browser itself opens and closes without any script. */
export function providerListIs(open: boolean): void {
  $providerList.set(open ? 'open' : 'closed');
}

export function openProviderList(): void {
  $providerList.set('open');
}

/** 'Explore All Providers' opens another page; the list is closed so that it is closed when the visitor comes back. */
export function closeProviderList(): void {
  $providerList.set('closed');
}
