import { mostMembers } from '#domain/check/group';
import { pastedEntries } from '#domain/committee/pasted';
import * as words from '#domain/committee/words';
import { isRecord } from '#domain/record';
import { beginningOf } from '#domain/text/beginning';

/** An added link, with the name that the visitor gives it on the page. */
export type CommitteeLink = {
  /** '1' to '7', unique. */
  id: string;
  /** Empty until the visitor names it. */
  name: string;
  /** Without '#'. */
  fragment: string;
  /** Whether it leads to the visitor's own results and was added from there. */
  isOwn?: boolean;
};

/** The parts of a link that are read. The name is not one: renaming a link changes no result. */
export type LinkToRead = Pick<CommitteeLink, 'id' | 'fragment'>;

/** The committee page's stored state: the links, and text that is typed but not added yet. */
export type KeptLinks = { links: readonly CommitteeLink[]; typed: string };

/** An entry that could not be added, as it was typed, and the reason, as a sentence. */
export type NotAdded = { text: string; reason: string };

/** The state after adding what was typed. `typed` keeps the entries that could not be added, so nothing is lost. */
export type AddedLinks = KeptLinks & { added: CommitteeLink[]; notAdded: NotAdded[] };

/** Nothing added, nothing typed. */
export const noLinks: KeptLinks = { links: [], typed: '' };

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

/**
 * Returns the links with one more, added from the results it opens; null where there is no room. A link is added once;
 * the visitor's own replaces their earlier one.
 */
export function withLink(
  links: readonly CommitteeLink[],
  fragment: string,
  isOwn: boolean,
): readonly CommitteeLink[] | null {
  const earlier = isOwn ? links.find((link) => link.isOwn) : undefined;
  if (earlier) return links.map((link) => (link === earlier ? { ...link, fragment } : link));
  if (links.some((link) => link.fragment === fragment)) return links;
  if (links.length >= mostMembers) return null;
  return [...links, { id: freeId(links), name: '', fragment, isOwn }];
}

/** Returns the first earlier link with the same content, or null. */
export function sameAs<Link extends LinkToRead>(link: LinkToRead, links: readonly Link[]): Link | null {
  const first = links.find(({ fragment }) => fragment.toLowerCase() === link.fragment.toLowerCase());
  return first && first.id !== link.id ? first : null;
}

/** Returns the page's state from a tab's stored value; empty where that is damaged. */
export function storedLinks(stored: unknown): KeptLinks {
  if (!isRecord(stored)) return noLinks;
  const { links, typed } = stored;
  const known: CommitteeLink[] = [];
  for (const each of Array.isArray(links) ? links.slice(0, mostMembers) : [])
    if (isRecord(each) && typeof each['fragment'] === 'string' && typeof each['name'] === 'string') {
      const { id, name, fragment } = each;
      const isFree = typeof id === 'string' && /^[1-7]$/.test(id) && !known.some((other) => other.id === id);
      known.push({
        id: isFree ? id : freeId(known),
        name,
        fragment,
        isOwn: each['isOwn'] === true,
      });
    }
  return { links: known, typed: typeof typed === 'string' ? typed : '' };
}

/** Services whose addresses do not contain the one that they lead to. */
const hidesAddress = /\/\/[\w.-]*\b(?:mimecast(?:protect)?\.com|lnkd\.in|t\.co|bit\.ly|tinyurl\.com)\//i;

/** Returns why a text without a link cannot be added. */
function reasonOf(text: string): string {
  return hidesAddress.test(text) ? words.hiddenLink : words.notALink;
}

function freeId(links: readonly CommitteeLink[]): string {
  let id = 1;
  while (links.some((each) => each.id === String(id))) id += 1;
  return String(id);
}
