import { atom, computed } from 'nanostores';
import type { Settings } from '#domain/check/settings';
import { type CommitteeLink, type KeptLinks, noLinks, storedLinks } from '#domain/committee/kept-links';
import { type AddedLinks, type LinkToRead, withTyped } from '#domain/committee/links';
import { isRecord } from '#domain/record';
import { storageKeys } from '#domain/privacy/storage-keys';
import { cameFrom, fragmentOfLink, openPage, reloadWhenBroughtBack } from '#browser/address';
import { readStored, removeStored, writeStored } from '#browser/storage';
import { replaceSettings } from '#stores/check';

/** The links added in this tab, and typed text that is not added yet. */
export const $committee = atom<KeptLinks>(noLinks);

/**
 * The links to read. The list keeps its identity while only names or typed text change, so that typing a name does not
 * reparse all links.
 */
export const $linksToRead = computed($committee, ({ links }) => sameListWhileUnchanged(links));

let lastRead: readonly LinkToRead[] = [];

function sameListWhileUnchanged(links: readonly LinkToRead[]): readonly LinkToRead[] {
  const isSame = ({ id, fragment }: LinkToRead, at: number) =>
    lastRead[at]?.id === id && lastRead[at].fragment === fragment;
  if (links.length !== lastRead.length || !links.every(isSame)) lastRead = links;
  return lastRead;
}

/** Whether this tab has stored the current links; if not, they last as long as the page. */
let isKept = true;

/** Restores this tab's links. Returns a function that stops listening. */
export function openCommittee(): () => void {
  // Duplicated in compare.ts: a shared file would become a chunk that every wizard fetches.
  if (fragmentOfLink() ?? cameFrom())
    import('#browser/return-link').then(
      ({ setReturnLinks }) => setReturnLinks(),
      () => {},
    );
  $committee.set(storedLinks(readStored('session', storageKeys.committee)));
  return reloadWhenBroughtBack(() => isKept);
}

/** Keeps text that is typed but not added yet. */
export function typeLinks(typed: string): void {
  keep({ ...$committee.get(), typed });
}

/**
 * Adds the typed links; text that cannot be added stays in the field. `problemOf` returns why a fragment cannot be
 * counted, or null. Returns each link's result.
 */
export function addTypedLinks(problemOf: (fragment: string) => string | null): AddedLinks {
  const result = withTyped($committee.get(), problemOf);
  keep({ links: result.links, typed: result.typed });
  return result;
}

/** Renames a link, on this page only. */
export function nameLink(id: string, name: string): void {
  change((links) => links.map((link) => (link.id === id ? { ...link, name } : link)));
}

export function removeLink(id: string): void {
  change((links) => links.filter((link) => link.id !== id));
}

/** Returns whether this tab has the visitor's own weights, and results to use weights in. */
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
 * Replaces the visitor's settings with the group's, and opens the check of their results. Returns false, without
 * leaving the page, if the browser cannot store them for the other page.
 */
export function adoptGroupSettings(settings: Settings): boolean {
  const isStored = replaceSettings(settings);
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
