import { findingOf, type Findings, withFinding } from '#domain/check/findings';
import type { Need, Solution } from '#domain/recommendation/solution';

/** An editor's judgment of solutions where no fact decides a criterion: by solution id, then by criterion id. */
export type Judged = Readonly<Record<string, Readonly<Record<string, Judgment>>>>;

/** What the editor says, as a sentence without its full stop, and whether the criterion is met. */
export type Judgment = { says: string; met: boolean };

/**
 * Returns the editor's 'yes' on criteria that no fact answers, and the editor's 'no' beside a fact that is met in part:
 * whether its condition leaves the need met is for the editor to judge. Both are shown as the editor's word. `needs` are
 * those of the content; `findings` those of facts.
 */
export function judgedCriteria(
  solutions: readonly { id: string; solution: Pick<Solution, 'needs'> }[],
  findings: Findings,
  needs: readonly Need[],
): Judged {
  return Object.fromEntries(
    solutions.map(({ id, solution }) => {
      const judged = needs.flatMap(({ id: need, criterion = '' }): [string, Judgment][] => {
        const known = solution.needs?.[need];
        if (!criterion || !known) return [];
        const finding = findingOf(findings, id, criterion);
        const met = known.met !== false;
        const isJudged = finding === 'open' ? known.basis === 'editor' : finding === 'partly' && !met;
        return isJudged ? [[criterion, { says: known.says, met }]] : [];
      });
      return [id, Object.fromEntries(judged)];
    }),
  );
}

/** Returns the findings with the editor's 'no' where no fact decides: who is known to fail fails, whoever knows it. */
export function withEditorsNo(findings: Findings, judged: Judged): Findings {
  let all = findings;
  for (const [solution, criteria] of Object.entries(judged))
    for (const [criterion, { met }] of Object.entries(criteria))
      if (!met) all = withFinding(all, solution, criterion, 'no');
  return all;
}
