/** A `mailto:` address that opens the visitor's own mail program with a message written. */
export function mailto(address: string, subject: string, text: string): string {
  // Mail programs expect line breaks as CR LF (RFC 6068).
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
