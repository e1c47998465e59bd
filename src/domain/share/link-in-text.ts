import { checkDigest } from '#domain/share/encode';
import { digestLengths, linkStart, partCounts } from '#domain/share/link';
import { inBase64, proofpoint2, proofpoint3, withoutPercents } from '#domain/text/mail-filters';

/*
 * The reader of links that have travelled. Programs for mail and chat escape an address, break it over lines, put it
 * into an address of their own and attach punctuation or parameters; none of that changes what it says.
 */

/** What may stand before the start of a link: nothing, or the end of the rest of an address. */
const marked = /(^|[#?&/!])r=([\w.-]*)/gi;
const versioned = /^[1-9]\d?\./;

/** The longest text (characters) that can be one link with everything around it. */
const longestText = 10_000;
/** The most ways to read one text: a few levels of escapes and services around each other. */
const mostReadings = 30;

/**
 * Returns the link to results in a text without spaces around it, as `r=1.…` in lowercase: in an address, a fragment,
 * or the address of a service that redirects to it. A whole link is preferred; one with a part missing or changed is
 * returned without the punctuation at its end. Null where there is none. Never throws.
 */
export function linkInText(text: string): string | null {
  let damaged: string | null = null;
  let unknown: string | null = null;
  for (const reading of readings(text))
    for (const [, mark, run = ''] of reading.matchAll(marked)) {
      const content = run.toLowerCase();
      const whole = wholeBeginning(content);
      if (whole !== null) return linkStart + whole;
      if (versioned.test(content)) damaged ??= linkStart + withoutPunctuation(content);
      else if (mark === '#') unknown ??= linkStart + withoutPunctuation(content);
    }
  return damaged ?? unknown;
}

/** Returns whether a link's content (after 'r=', lowercase) ends with the check digest of everything before it. */
export function isWhole(content: string): boolean {
  const end = content.lastIndexOf('.');
  return (
    partCounts.some((count) => content.split('.').length === count) &&
    content.slice(end + 1) === checkDigest(content.slice(0, end))
  );
}

/** Returns the content without what has been attached to it; null where a part is missing or changed. */
function wholeBeginning(run: string): string | null {
  for (const count of partCounts) {
    const parts = run.split('.', count);
    const content = [...parts.slice(0, -1), parts.at(-1)?.slice(0, digestLengths.check)].join('.');
    if (isWhole(content)) return content;
  }
  return null;
}

/** A link ends with a letter or a figure. Goes character by character: `+$` would retry each run of punctuation. */
function withoutPunctuation(content: string): string {
  let { length } = content;
  while (length > 0 && /[^0-9a-z]/.test(content.charAt(length - 1))) length -= 1;
  return content.slice(0, length);
}

/** Returns the text as it is and in all ways in which programs may have written it, the most probable first. */
function* readings(text: string): Generator<string> {
  if (text.length > longestText) return;
  const found = new Set([plain(text)]);
  for (const reading of found) {
    yield reading;
    for (const undo of rewritings) {
      const before = undo(reading);
      if (before !== null && found.size < mostReadings) found.add(plain(before));
    }
  }
}

/**
 * Returns a text without invisible characters, with full-width characters and typographic dashes and dots as a keyboard
 * has them.
 */
function plain(text: string): string {
  return text
    .replace(/[\p{Cf}\u034f\ufe00-\ufe0f]/gu, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** Each undoes what one kind of program does to an address; null where it cannot have. */
const rewritings: readonly ((text: string) => string | null)[] = [
  withoutPercents,
  withoutEntities,
  withoutQuotedPrintable,
  (text) => (/-(?:25)*23r-/i.test(text) ? proofpoint2(text) : null),
  proofpoint3,
  inBase64,
  (text) => (/\s/.test(text) ? text.replace(/\s+/g, '') : null),
];

/** Entities of HTML: the source of a page or message. */
function withoutEntities(text: string): string {
  return text
    .replace(/&(amp|num|equals|period|lowbar);/gi, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .replace(/&#(?:x([0-9a-f]{2,4})|(\d{2,5}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
}

const entities: Readonly<Record<string, string>> = { amp: '&', num: '#', equals: '=', period: '.', lowbar: '_' };

/** Quoted-printable (RFC 2045): the source of a message. */
function withoutQuotedPrintable(text: string): string | null {
  if (!/=(?:3D|23|\r?\n)/i.test(text)) return null;
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
