import type { Facts } from '#domain/content/fact';
import type { KnownNeed } from '#domain/recommendation/solution';

/** A need in the front matter of a solution. */
type WrittenNeed = { met: 'yes' | 'partly' | 'no'; says: string; basis: string; brief?: string | undefined };

/**
 * Returns the confirmed needs of a solution: those confirmed by the editor or by one of these facts. A need whose fact
 * is missing or stale is no longer confirmed. A need that is met is met in part where its fact says 'partly', with the
 * fact's condition in place of the editor's words; 'partly' of the editor's own keeps them.
 */
export function confirmedNeeds(
  written: Readonly<Record<string, WrittenNeed>>,
  facts: Facts,
): Record<string, KnownNeed> {
  const confirmed = Object.entries(written).filter(([, { basis }]) => basis === 'editor' || basis in facts);
  return Object.fromEntries(
    confirmed.map(([need, { met, says, basis, brief }]): [string, KnownNeed] => {
      const fact = facts[basis];
      return met === 'yes' && fact?.finding === 'partly'
        ? [need, { met: 'partly', says: fact.says.replace(/\.$/, ''), basis }]
        : [
            need,
            {
              met: met === 'partly' ? met : met === 'yes',
              says,
              basis,
              ...(brief === undefined || brief === fact?.brief ? {} : { brief }),
            },
          ];
    }),
  );
}
