import { mostMembers } from '#domain/check/settings';
import { type CommitteeLink, freeId, type KeptLinks } from '#domain/committee/kept-links';
import { pastedEntries } from '#domain/committee/pasted';
import * as words from '#domain/committee/words';
import { beginningOf } from '#domain/text/beginning';

/** The parts of a link that are read. The name is not one: renaming a link changes no result. */
export type LinkToRead = Pick<CommitteeLink, 'id' | 'fragment'>;

/** An entry that could not be added, as it was typed, and the reason, as a sentence. */
export type NotAdded = { text: string; reason: string };

/** The state after adding what was typed. `typed` keeps the entries that could not be added, so nothing is lost. */
export type AddedLinks = KeptLinks & { added: CommitteeLink[]; notAdded: NotAdded[] };

/** The longest name of a link that is shown whole (characters). */
const longestName = 40;

/** Returns a link's display name: its name, or the beginning of a long one, or its number. */
export function nameOf({ id, name }: Pick<CommitteeLink, 'id' | 'name'>): string {
  return beginningOf(name.trim(), longestName) || words.linkCalled(id);
}

/** Returns whether only the beginning of a link's name is shown. */
export function isLongName({ name }: Pick<CommitteeLink, 'name'>): boolean {
  return name.trim().length > longestName;
}

/**
 * Returns the links with the typed ones added. `problemOf` returns why a fragment cannot be counted, as a sentence, or
 * null. The same link twice may be two people who agree or one link pasted twice: it is added, and `sameAs` finds it.
 */
export function withTyped(kept: KeptLinks, problemOf: (fragment: string) => string | null): AddedLinks {
  const links = [...kept.links];
  const added: CommitteeLink[] = [];
  const notAdded: NotAdded[] = [];
  for (const { text, fragment, name } of pastedEntries(kept.typed)) {
    const isFull = links.length >= mostMembers;
    const problem = fragment === null ? reasonOf(text) : problemOf(fragment);
    const reason = problem ?? (isFull ? words.mostLinks(mostMembers) : null);
    if (reason !== null || fragment === null) {
      notAdded.push({ text, reason: reason ?? '' });
      continue;
    }
    const link = { id: freeId(links), name, fragment };
    links.push(link);
    added.push(link);
  }
  return { links, typed: notAdded.map(({ text }) => text).join('\n'), added, notAdded };
}

/** Returns the first earlier link with the same content, or null. */
export function sameAs<Link extends LinkToRead>(link: LinkToRead, links: readonly Link[]): Link | null {
  const first = links.find(({ fragment }) => fragment.toLowerCase() === link.fragment.toLowerCase());
  return first && first.id !== link.id ? first : null;
}

/** Services whose addresses do not contain the one that they lead to. */
const hidesAddress = /\/\/[\w.-]*\b(?:mimecast(?:protect)?\.com|lnkd\.in|t\.co|bit\.ly|tinyurl\.com)\//i;

/** Returns why a text without a link cannot be added. */
function reasonOf(text: string): string {
  return hidesAddress.test(text) ? words.hiddenLink : words.notALink;
}
