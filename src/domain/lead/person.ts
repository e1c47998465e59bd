/**
 * Whose a submission is: the e-mail address and the name, in a form that differences of case and spaces do not change.
 * Kept beyond the submission, both are digests, which contain neither.
 */
export type Person = { email: string; name: string };

/** The details that tell whose they are: those of a lead, or of a message. */
export type Named = { email: string } & ({ firstName: string; lastName: string } | { fullName: string });

/** Returns whose the details are. */
export function personOf(details: Named): Person {
  const name = 'fullName' in details ? details.fullName : `${details.firstName} ${details.lastName}`;
  return { email: comparable(details.email), name: comparable(name) };
}

/** Returns a text in a form that differences of case, spaces and the way accents are written do not change. */
export function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
