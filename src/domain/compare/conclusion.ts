import type { Comparison, Row } from '#domain/compare/comparison';
import { tally, type Tally } from '#domain/facts/standing';
import * as words from '#domain/compare/words';

/** What a comparison comes to: a first sentence, and one on what is known to be missing. */
export type Conclusion = { sentence: string; lacks: string };

/** The most criteria named as missing. */
const mostNamed = 3;

/**
 * Returns of which solution the most answers to the criteria are known, and which lacks what another may have: only
 * what is known to be a no. Empty for fewer than two solutions. What is not confirmed counts for nothing, and against
 * nothing.
 */
export function conclusionOf({ solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>): Conclusion {
  if (solutions.length < 2) return { sentence: '', lacks: '' };
  const most = Math.max(...solutions.map(({ known }) => known));
  const first = solutions.filter(({ known }) => known === most);
  const sentence =
    most === 0
      ? words.noneConfirmed
      : words.mostKnown(
          first.map(({ solution, asked }) => ({ name: solution.name, asked })),
          most,
          first.length === solutions.length,
        );
  const lacking = criteria.flatMap((row) => lackedBy(row, solutions));
  return {
    sentence,
    lacks:
      lacking.length === 0
        ? words.noneLacks
        : words.lack(lacking.slice(0, mostNamed), Math.max(0, lacking.length - mostNamed)),
  };
}

/** Returns the tally of each solution's answers, in their order. */
export function talliesOf({ solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>): Tally[] {
  return solutions.map((_, at) =>
    tally(
      criteria.flatMap(({ cells }) => {
        const cell = cells[at];
        return cell ? [{ standing: cell.finding }] : [];
      }),
    ),
  );
}

/** Returns the questions that are open, by solution in their order: each as its criterion and the solution's id. */
export function openQuestions({
  solutions,
  criteria,
}: Pick<Comparison, 'solutions' | 'criteria'>): { candidate: string; criterion: string }[] {
  return solutions.flatMap(({ solution }, at) =>
    criteria
      .filter(({ cells }) => cells[at]?.finding === 'open')
      .map(({ id }) => ({ candidate: solution.id, criterion: id })),
  );
}

/** Returns who does another job than most of those compared, as a sentence. Empty where all do one. */
export function otherJobs(solutions: readonly Pick<Comparison['solutions'][number], 'solution'>[]): string {
  const known = solutions.flatMap(({ solution: { name, job } }) => (job ? [{ name, job }] : []));
  const counts = new Map<string, number>();
  for (const { job } of known) counts.set(job, (counts.get(job) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (counts.size < 2) return '';
  const main = [...counts].filter(([, count]) => count === most).map(([job]) => job);
  if (main.length > 1) return words.differentJobs(most === 1 && known.length === solutions.length);
  const others = known.filter(({ job }) => job !== main[0]);
  return words.anotherJob(others.map(({ name }) => name));
}

function lackedBy({ label, cells }: Row, solutions: Comparison['solutions']): { label: string; names: string[] }[] {
  const names = solutions.filter((_, at) => cells[at]?.finding === 'no').map(({ solution }) => solution.name);
  return names.length > 0 && names.length < solutions.length ? [{ label, names }] : [];
}
