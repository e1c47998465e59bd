/** Returns a phone number such as `+1 (416) 555-0142` in the form to dial: `+14165550142`. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** Returns the address of a link that calls a phone number (RFC 3966). */
export function telephoneAddress(phone: string): string {
  return `tel:${dialled(phone)}`;
}
