import { cleanText } from '#domain/text/clean-text';

/**
 * Text, an at-sign, text, a dot and text, with no spaces; between two dots there is text. Specification §5. Only ever run
 * on bounded text.
 */
export const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What stands before and behind an address where it is quoted, listed or linked. Each is only ever run once. */
const before = /^[\s<([{"'`‘’“”«»]{1,9}/;
const behind = /[\s>)\]}"'`‘’“”«»,;:.!/]{1,9}$/;

/**
 * Returns an e-mail address without what comes along when it is copied out of a mail program or a list: its name and
 * angle brackets, quotation marks, `mailto:`, punctuation and a slash at the end.
 */
export function cleanEmail(text: string): string {
  const clean = cleanText(text).replace(/[\u200c\u200d]/g, '');
  const inBrackets = /<([^<>]*)>/.exec(clean)?.[1] ?? clean;
  return inBrackets
    .replace(before, '')
    .replace(/^mailto:\/{0,2}([^?]*).*/is, '$1')
    .replace(behind, '');
}

/** Returns whether an address ends in a single letter, as none does: it is worth asking about, once. */
export function isEmailCut(typed: string): boolean {
  return /\.[^.]$/u.test(cleanEmail(typed));
}

/** Hosts that many people have their address at. */
const common = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'rogers.com', 'sympatico.ca'];
/** Hosts that look like one of them and are not. */
const others = ['mail.com', 'email.com', 'ymail.com'];

/**
 * Returns the address that was probably meant, or null: one letter of a common host is wrong, missing, too many or
 * changed places with its neighbour, the address ends in '.con', or its signs are those of another keyboard. It is for
 * asking only. The beginning of a host is passed over: somebody may still be typing.
 */
export function suggestedEmail(typed: string): string | null {
  const clean = cleanEmail(typed);
  const [name = '', domain = '', ...rest] = clean.replace('＠', '@').split('@');
  const email = cleanEmail([name, domain.replace(/[。．｡,]/g, '.'), ...rest].join('@'));
  if (!looksLikeEmail.test(email)) return null;
  if (email !== clean) return email;
  const at = email.indexOf('@') + 1;
  const host = email.slice(at).toLowerCase();
  if ([...common, ...others].includes(host)) return null;
  const meant =
    common.find((known) => !known.startsWith(host) && isSlip(host, known)) ?? host.replace(/\.(con|cmo|ocm)$/, '.com');
  return meant === host ? null : email.slice(0, at) + meant;
}

/** Returns whether two texts differ in one letter, or in two neighbours that have changed places. */
function isSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (x.length < 2 && y.length < 2) || (x.length === 2 && y === `${x[1]}${x[0]}`);
}
