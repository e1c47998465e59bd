import { wellFormed } from '#domain/text/well-formed';

/** The longest `mailto:` address (characters) that mail programs and systems pass on whole. */
export const mailtoLimit = 1_800;

/** Returns a `mailto:` address that opens the visitor's own mail program with a prepared message. */
export function mailto(address: string, subject: string, text: string): string {
  // Mail programs expect line breaks as CR LF (RFC 6068).
  const body = encoded(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encoded(subject)}&body=${body}`;
}

/** A lone surrogate cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
