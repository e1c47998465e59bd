import type { Check } from '#domain/check/check';
import { findingOf } from '#domain/check/findings';
import type { Need } from '#domain/recommendation/solution';

/** An editor's judgment of solutions where no fact answers a criterion: by solution id, then by criterion id. */
export type Judged = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Returns the editor's judgment on open criteria, such as a solution that runs only in its vendor's cloud. It has no
 * source, so it answers no criterion and is shown beside it. `needs` are those of the content.
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
