import { linkStart } from '#domain/share/link';

/*
 * A page beside the results may be told in its fragment which results its visitor has come from: `c=wazuh,fortigate&r=1.…`.
 */

/** The link at the end of a fragment. Only signs that a link can have: what anybody has written there becomes an address. */
const atTheEnd = new RegExp(`(?:^|&)(${linkStart}[0-9a-z._-]+)$`, 'i');

/** Returns the link to results in a fragment (both without '#'), or null. */
export function resultsIn(fragment: string): string | null {
  return atTheEnd.exec(fragment)?.[1] ?? null;
}

/** Returns a fragment without the link to results. */
export function withoutResults(fragment: string): string {
  return fragment.replace(atTheEnd, '');
}

/** Returns a fragment with a link to results, in place of one that it has. */
export function withResults(fragment: string, link: string): string {
  return [withoutResults(fragment), link].filter(Boolean).join('&');
}
