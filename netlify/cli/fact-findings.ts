import type { Fact } from '#domain/content/fact';
import { factMaxAge, isStale } from '#domain/content/stale';
import type { Finding } from '#netlify/cli/launch-findings';

/**
 * Returns what has to be settled in a file of facts before launch: facts too old to count, and how many were never
 * checked on the live page. `facts` are by criterion.
 */
export function factFindings(file: string, facts: Readonly<Record<string, Fact>>, now: Date): Finding[] {
  const known = Object.entries(facts);
  const unchecked = known.filter(([, { checkedLive }]) => checkedLive === undefined);
  return [
    ...known
      .filter(([, fact]) => isStale(fact, now))
      .map(([criterion, fact]) => ({
        file,
        field: criterion,
        what: `read on ${fact.read}, more than ${factMaxAge} days ago`,
        fix: `Read ${fact.source.url} again; change what it says now, and the day.`,
      })),
    ...(unchecked.length === 0
      ? []
      : [
          {
            file,
            field: unchecked.map(([criterion]) => criterion).join(', '),
            what: 'never checked on the live page',
            fix: 'Open each source, and note the day as checkedLive.',
          },
        ]),
  ];
}
