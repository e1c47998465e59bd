/** A path with an escaped '#' and a plain fragment in it. */
const escapedFragment = /^(\/[a-z\d][\w/-]*?)\/?%(?:25)*23([\w=,.-]+)$/i;

/**
 * Returns the address on this site that was meant by one that it does not have (path, query and fragment). `hasLink` says
 * that there are traces of a link to results in its path or query: the Navigator reads those, because the reader of links
 * is large. Otherwise a program has escaped the '#', or written the Navigator's own address in capitals. Null where the
 * address is just unknown. Imports nothing: the not-found page has it before anything else.
 */
export function meantAddress(asked: string, hasLink: boolean): string | null {
  if (hasLink) return `/solutions-navigator#${asked}`;
  const [, fragment] = /^[^#]*(#r=.*)$/is.exec(asked) ?? [];
  if (fragment) return `/solutions-navigator${fragment}`;
  const [, page, part] = escapedFragment.exec(asked) ?? [];
  return page && part ? `${page}#${part}` : null;
}
