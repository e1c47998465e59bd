import { mostMembers } from '#domain/check/settings';
import { isRecord } from '#domain/record';

/*
 * What a tab keeps of the committee's links. The results add theirs to it, so it needs nothing of what reads pasted text.
 */

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

/** The committee page's stored state: the links, and text that is typed but not added yet. */
export type KeptLinks = { links: readonly CommitteeLink[]; typed: string };

/** Nothing added, nothing typed. */
export const noLinks: KeptLinks = { links: [], typed: '' };

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

/** Returns the first number that no link has, '1' to '7'. */
export function freeId(links: readonly CommitteeLink[]): string {
  let id = 1;
  while (links.some((each) => each.id === String(id))) id += 1;
  return String(id);
}
