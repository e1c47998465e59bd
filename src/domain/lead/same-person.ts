import { comparable, personOf } from '#domain/lead/person';
import { type Received, senderOf } from '#domain/lead/received';

/**
 * Returns whether two submissions come from one person, as far as they say: they have the same e-mail address, or the same
 * name and company. Only such a one can correct the other: anybody can name any key, and two people may share a tab.
 */
export function isSamePerson(one: Received, other: Received): boolean {
  const [a, b] = [personOf(one), personOf(other)];
  const isSameCompany = comparable(senderOf(one).company) === comparable(senderOf(other).company);
  return a.email === b.email || (a.name === b.name && isSameCompany);
}
