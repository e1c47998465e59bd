import { atom } from 'nanostores';

/** Whether the full provider list stands open. null before the island has looked. Specification §4, Provider modal. */
export const $providerList = atom<'closed' | 'open' | null>(null);

/** The dialog has opened or closed by itself: its element answers before any script, so it is the truth. */
export function providerListIs(open: boolean): void {
  $providerList.set(open ? 'open' : 'closed');
}

export function openProviderList(): void {
  $providerList.set('open');
}

/** 'Explore All Providers' leads away and closes the list, so that it is closed when the visitor comes back. */
export function closeProviderList(): void {
  $providerList.set('closed');
}
