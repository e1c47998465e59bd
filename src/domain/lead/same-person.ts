import { type Received, senderOf } from '#domain/lead/received';

/**
 * Returns whether two submissions come from one person, as far as they say: they have the same e-mail address, or the same
 * name and company. Only such a one can correct the other: anybody can name any key, and two people may share a tab.
 */
export function isSamePerson(one: Received, other: Received): boolean {
  if (alike(one.email, other.email)) return true;
  const [a, b] = [senderOf(one), senderOf(other)];
  return alike(a.name, b.name) && alike(a.company, b.company);
}

/** The same but for small and capital letters, spaces and how an accent is written. */
function alike(one: string, other: string): boolean {
  return plain(one) !== '' && plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
