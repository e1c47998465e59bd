import type { Comparison, Row } from '#domain/compare/comparison';
import { tally, type Tally } from '#domain/facts/standing';
import * as words from '#domain/compare/words';
import { jobInSentence } from '#domain/recommendation/words';

/** The most criteria named as missing. */
const mostNamed = 3;

/**
 * Returns which of the compared solutions lacks what another may have: only what is known to be a no; who has it in part
 * is named after it. What is not confirmed counts against nothing. Empty where nobody is known to lack anything.
 * `because` is what each criterion gives: 'its audit log'.
 */
export function lackedOf(
  { solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>,
  because: Readonly<Record<string, string>>,
): string {
  const lacking = criteria.flatMap((row) => lackedBy(row, solutions, because[row.id]));
  return lacking.length === 0 ? '' : words.lack(lacking.slice(0, mostNamed), Math.max(0, lacking.length - mostNamed));
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

/**
 * Returns that those compared do more than one job, and which does which; where several do one job, which do another.
 * Empty where all do one.
 */
export function jobsApart(solutions: readonly Pick<Comparison['solutions'][number], 'solution'>[]): string {
  const known = solutions.flatMap(({ solution: { name, job } }) => (job ? [{ name, job }] : []));
  const groups = [...new Set(known.map(({ job }) => job))].map((job) => ({
    job: jobInSentence(job),
    names: known.filter((each) => each.job === job).map(({ name }) => name),
  }));
  if (groups.length < 2) return '';
  const apart = groups.filter(({ names }) => names.length === 1);
  return groups.length - apart.length === 1 ? words.otherJobs(apart) : words.severalJobs(groups);
}

/** Returns of whom how many answers are open, most first. */
export function openCounts(
  solutions: readonly Pick<Comparison['solutions'][number], 'solution'>[],
  open: readonly { candidate: string }[],
): string {
  const counts = solutions
    .map(({ solution: { id, name } }) => ({ name, count: open.filter(({ candidate }) => candidate === id).length }))
    .filter(({ count }) => count > 0);
  return counts.length === 0 ? '' : words.openByName(counts.sort((a, b) => b.count - a.count));
}

function lackedBy({ cells }: Row, solutions: Comparison['solutions'], because: string | undefined): words.Lack[] {
  const those = (finding: 'no' | 'partly') =>
    solutions.filter((_, at) => cells[at]?.finding === finding).map(({ solution }) => solution.name);
  const names = those('no');
  return because !== undefined && names.length > 0 && names.length < solutions.length
    ? [{ what: because.replace(/^its /, ''), names, inPart: those('partly') }]
    : [];
}
