import { atom, computed } from 'nanostores';
import type { Settings } from '#domain/check/settings';
import {
  type AddedLinks,
  type CommitteeLink,
  type KeptLinks,
  type LinkToRead,
  noLinks,
  storedLinks,
  withTyped,
} from '#domain/committee/links';
import { longestName } from '#domain/committee/pasted';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import { cameFrom, fragmentOfLink, openPage, reloadWhenBroughtBack } from '#browser/address';
import { readStored, removeStored, writeStored } from '#browser/storage';
import { takeSettings } from '#stores/check';

/** The links that are brought together in this tab, and what is typed and not added yet. */
export const $committee = atom<KeptLinks>(noLinks);

/**
 * The links as they are read. It is the same list for as long as only names and what is typed change, so that a letter of
 * a name does not have all links read again.
 */
export const $linksToRead = computed($committee, ({ links }) => sameListWhileUnchanged(links));

let lastRead: readonly LinkToRead[] = [];

function sameListWhileUnchanged(links: readonly LinkToRead[]): readonly LinkToRead[] {
  const isSame = ({ id, fragment }: LinkToRead, at: number) =>
    lastRead[at]?.id === id && lastRead[at].fragment === fragment;
  if (links.length !== lastRead.length || !links.every(isSame)) lastRead = links;
  return lastRead;
}

/** Whether this tab has stored what is brought together now: else it is gone with the page. */
let isKept = true;

/** Takes up what this tab has kept. Returns how to stop. */
export function openCommittee(): () => void {
  // As on /compare (compare.ts); a file for both would be fetched by every wizard too.
  if (fragmentOfLink() ?? cameFrom())
    import('#browser/return-link').then(
      ({ setReturnLinks }) => setReturnLinks(),
      () => {},
    );
  $committee.set(storedLinks(readStored('session', storageKeys.committee)));
  return reloadWhenBroughtBack(() => isKept);
}

/** Keeps what is typed, before it is added. */
export function typeLinks(typed: string): void {
  keep({ ...$committee.get(), typed });
}

/**
 * Adds the links that are typed; what cannot be added stays typed. `problemOf` says why a fragment cannot be counted, or
 * null. Returns what became of each.
 */
export function addTypedLinks(problemOf: (fragment: string) => string | null): AddedLinks {
  const result = withTyped($committee.get(), problemOf);
  keep({ links: result.links, typed: result.typed });
  return result;
}

/** Gives a link another name, on this page only. */
export function nameLink(id: string, name: string): void {
  change((links) => links.map((link) => (link.id === id ? { ...link, name: name.slice(0, longestName) } : link)));
}

export function removeLink(id: string): void {
  change((links) => links.filter((link) => link.id !== id));
}

/** Returns whether this tab has weights of the visitor's own, and results that weights can be used in. */
export function ownCheck(): { hasSettings: boolean; hasResults: boolean } {
  const check = readStored('session', storageKeys.check);
  const navigator = readStored('session', storageKeys.navigator);
  const wizard = isRecord(navigator) ? navigator['wizard'] : null;
  return {
    hasSettings: isRecord(check) && isRecord(check['settings']),
    hasResults: isRecord(wizard) && wizard['submitted'] === true,
  };
}

/**
 * Puts the group's settings in place of the visitor's own, and opens the check of their results. Returns false, and stays
 * here, where the browser stores nothing that the other page could find.
 */
export function takeGroupSettings(settings: Settings): boolean {
  const isStored = takeSettings(settings);
  if (isStored) openPage('/solutions-navigator', 'check');
  return isStored;
}

function change(make: (links: readonly CommitteeLink[]) => CommitteeLink[]): void {
  const { links, typed } = $committee.get();
  keep({ links: make(links), typed });
}

function keep(kept: KeptLinks): void {
  $committee.set(kept);
  if (kept.links.length === 0 && kept.typed === '') removeStored('session', storageKeys.committee);
  else isKept = writeStored('session', storageKeys.committee, kept);
}
