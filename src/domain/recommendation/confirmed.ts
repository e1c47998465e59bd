import type { Facts } from '#domain/content/fact';
import type { KnownNeed } from '#domain/recommendation/solution';

/** A need in the front matter of a solution. */
type WrittenNeed = { met: 'yes' | 'no'; says: string; basis: string };

/**
 * Returns the needs of a solution that are confirmed: by the editor, or by one of these facts. One whose fact is missing
 * or has become stale is not confirmed any more. One whose fact says 'partly' is met in part, with the condition that the
 * fact names in place of the editor's words.
 */
export function confirmedNeeds(
  written: Readonly<Record<string, WrittenNeed>>,
  facts: Facts,
): Record<string, KnownNeed> {
  const confirmed = Object.entries(written).filter(([, { basis }]) => basis === 'editor' || basis in facts);
  return Object.fromEntries(
    confirmed.map(([need, { met, says, basis }]): [string, KnownNeed] => {
      const fact = facts[basis];
      return met === 'yes' && fact?.finding === 'partly'
        ? [need, { met: 'partly', says: fact.says.replace(/\.$/, ''), basis }]
        : [need, { met: met === 'yes', says, basis }];
    }),
  );
}
