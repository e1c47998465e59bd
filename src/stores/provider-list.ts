import { atom } from 'nanostores';

/** Whether the full provider list is open; null until the island has read it. Specification §4, Provider modal. */
export const $providerList = atom<'closed' | 'open' | null>(null);

/** Records the dialog's state: the browser opens and closes it without a script. */
export function setProviderListOpen(open: boolean): void {
  $providerList.set(open ? 'open' : 'closed');
}

export function openProviderList(): void {
  $providerList.set('open');
}

/** 'Explore All Providers' opens another page; the list closes, so that it is closed when the visitor returns. */
export function closeProviderList(): void {
  $providerList.set('closed');
}
