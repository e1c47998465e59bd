import type { Check } from '#domain/check/check';
import { findingOf } from '#domain/check/findings';
import type { Need } from '#domain/recommendation/solution';

/** What an editor says of solutions where no fact answers a criterion: by the id of a solution, then of a criterion. */
export type Judged = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns what an editor says of the criteria that are open: that a solution runs in its vendor's cloud only. It answers no
 * criterion, because it has no source, and is said beside it. `needs` are those of the content.
 */
export function judgedCriteria(
  { solutions, findings }: Pick<Check, 'solutions' | 'findings'>,
  needs: readonly Need[],
): Judged {
  return Object.fromEntries(
    solutions.map(({ id, solution }) => {
      const judged = needs.flatMap(({ id: need, criterion = '' }): [string, string][] => {
        const known = solution.needs?.[need];
        return criterion && known?.basis === 'editor' && findingOf(findings, id, criterion) === 'open'
          ? [[criterion, known.says]]
          : [];
      });
      return [id, Object.fromEntries(judged)];
    }),
  );
}
