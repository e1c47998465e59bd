import { linkStart } from '#domain/share/link';

/*
 * A page linked from the results may get their link in its fragment: `c=wazuh,fortigate&r=1.…`.
 */

/**
 * The link at the end of a fragment. Restricted to the characters of a link: this untrusted text becomes an address.
 */
const atTheEnd = new RegExp(`(?:^|&)(${linkStart}[0-9a-z._-]+)$`, 'i');

/** Returns the link to results in a fragment (both without '#'), or null. */
export function resultsIn(fragment: string): string | null {
  return atTheEnd.exec(fragment)?.[1] ?? null;
}

/** Returns a fragment without the link to results. */
export function withoutResults(fragment: string): string {
  return fragment.replace(atTheEnd, '');
}

/** Returns a fragment with a link to results, replacing any that it has. */
export function withResults(fragment: string, link: string): string {
  return [withoutResults(fragment), link].filter(Boolean).join('&');
}
