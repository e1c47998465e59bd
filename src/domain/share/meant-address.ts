import { resultsPath } from '#domain/share/link';
import { decodings, linkInText } from '#domain/share/link-in-text';
import { withResults } from '#domain/share/results-in-fragment';

/** The pages beside the results, which may have the link to them in their fragment. */
const besideResults = ['/compare', '/committee'];
/** An address of this site with a fragment, after the escapes of its '#' are gone. */
const ownAddress = /^(\/[a-z\d][a-z\d/-]*?)\/?(?:\?[^#]*)?#([\w=,.&-]*)/i;

/**
 * Returns the address on this site that was meant by one that it does not have (path, query and fragment): a program
 * has escaped its '#', or the link to results in it. Null where the address is just unknown. What comes back is made of
 * plain characters and begins with one '/', so that it cannot lead to another site.
 */
export function meantAddress(asked: string): string | null {
  const link = linkInText(asked);
  for (const [level, text] of decodings(asked).entries()) {
    const [, path = '', fragment = ''] = ownAddress.exec(text) ?? [];
    const page = path.toLowerCase();
    if (link && besideResults.includes(page)) return `${page}#${withResults(namedIn(fragment), link)}`;
    if (!link && level > 0 && fragment && !asked.includes('#')) return `${page}#${fragment}`;
  }
  return link && `${resultsPath}#${link}`;
}

/** Returns the part of a comparison's fragment that names the solutions. */
function namedIn(fragment: string): string {
  return /^c=[\w,-]+/i.exec(fragment)?.[0] ?? '';
}
