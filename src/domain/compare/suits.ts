import { positionOf, settingOf, type Settings } from '#domain/check/settings';
import type { Comparison, Row } from '#domain/compare/comparison';
import * as words from '#domain/compare/words';
import { findings } from '#domain/facts/words';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import type { Solution } from '#domain/recommendation/solution';

type Side = { name: string; for: string };

/**
 * Returns for which criteria to take each of the compared solutions, where facts set them apart: those with the job that
 * most of them do, and of each the first criterion to which it alone is known to say yes, while another is known to say
 * no or in part. What is met in part is no reason, and what is not confirmed counts for nothing, and against nothing.
 * Criteria that the visitor counts come first. `isAfter`: something else is said before. Empty where none has such a
 * criterion.
 */
export function suitedFor(
  { solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>,
  because: Readonly<Record<string, string>>,
  settings: Settings = {},
  isAfter = false,
): string {
  const rivals = rivalsIn(solutions);
  const ordered = byWeight(criteria, settings);
  const sides = rivals.flatMap((at): Side[] => {
    const reason = ordered.find(
      ({ id, cells }) =>
        id in because &&
        isAlone(
          cells.map((cell) => cell?.finding),
          at,
          rivals,
        ),
    );
    const what = reason && because[reason.id];
    const name = solutions[at]?.solution.name;
    return name && what ? [{ name, for: what }] : [];
  });
  return sides.length === 0 ? '' : words.suited(sides, isAfter);
}

/**
 * Returns how the rivals answer what is read first: what the visitor asked for (`stated`), or else the first criterion that
 * tells them apart, confirmed or not; criteria that the visitor counts come first. Empty where nothing does.
 */
export function firstQuestions(
  { solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>,
  stated: readonly string[],
  settings: Settings = {},
): { id: string; says: string }[] {
  const rivals = rivalsIn(solutions);
  const answers = ({ cells }: Row, finding: SheetCell['finding']) =>
    rivals.flatMap((at) => (cells[at]?.finding === finding ? (solutions[at]?.solution.name ?? []) : []));
  const asked = criteria.filter(({ cells }) => rivals.length > 1 && rivals.every((at) => cells[at]));
  const own = asked.filter(({ id }) => stated.includes(id));
  const apart = byWeight(asked, settings).filter((row) =>
    findings.every((each) => answers(row, each).length < rivals.length),
  );
  return (own.length > 0 ? own : apart.slice(0, 1)).map((row) => ({
    id: row.id,
    says: words.answersTo(
      row.label,
      findings.map((finding) => ({ finding, names: answers(row, finding) })),
    ),
  }));
}

/**
 * Returns with whom of the rivals to start by what the visitor asked for, as in the results: the fewest that are a no, then
 * the fewest not confirmed, then the fewest in part. Empty where none is ahead, or nothing was asked for.
 */
export function startBy(
  { solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>,
  stated: readonly string[],
): string {
  const own = criteria.filter(({ id }) => stated.includes(id));
  const fallsShort = (['no', 'open', 'partly'] as const).map(
    (finding) => (at: number) => own.filter(({ cells }) => cells[at]?.finding === finding).length,
  );
  const compare = (one: number, other: number) =>
    fallsShort.reduce((earlier, count) => earlier || count(one) - count(other), 0);
  const [first, second] = rivalsIn(solutions).sort(compare);
  const isAhead = first !== undefined && second !== undefined && compare(first, second) < 0;
  return isAhead ? words.startBy(solutions[first]?.solution.name ?? '') : '';
}

/** Returns the places of those with the job that most do; none where no job is more frequent than the others. */
export function rivalsIn(solutions: readonly Pick<Comparison['solutions'][number], 'solution'>[]): number[] {
  const jobs = solutions.map(({ solution }) => solution.job);
  const all = jobs.map((_, at) => at);
  const groups = [...new Set(jobs)].map((job) => all.filter((at) => job && jobs[at] === job));
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const [largest, another] = groups.filter(({ length }) => length === most);
  return largest && !another && most > 1 ? largest : [];
}

/** Returns the solutions with those of one job beside each other, where the first of them stands. */
export function besideRivals<S extends Pick<Solution, 'job'>>(solutions: readonly S[]): S[] {
  const start = ({ job }: S) => solutions.findIndex((each) => each.job === job);
  return [...solutions].sort((one, other) => start(one) - start(other));
}

/** Returns the comparison of those at these places alone. */
export function among<C extends Pick<Comparison, 'solutions' | 'criteria'>>(
  comparison: C,
  places: readonly number[],
): C {
  const of = <T>(all: readonly T[]) => all.filter((_, at) => places.includes(at));
  return {
    ...comparison,
    solutions: of(comparison.solutions),
    criteria: comparison.criteria.map((row) => ({ ...row, cells: of(row.cells) })),
  };
}

function byWeight(criteria: readonly Row[], settings: Settings): Row[] {
  const weight = ({ id }: Row) => positionOf(settingOf(settings, id));
  return [...criteria].sort((one, other) => weight(other) - weight(one));
}

/** Whether it is known to say yes, and of its rivals, one is known to say no or in part and none to say yes. */
function isAlone(
  findings: readonly (SheetCell['finding'] | undefined)[],
  at: number,
  rivals: readonly number[],
): boolean {
  const others = rivals.filter((rival) => rival !== at).map((rival) => findings[rival]);
  return (
    findings[at] === 'yes' &&
    !others.includes('yes') &&
    others.some((finding) => finding === 'no' || finding === 'partly')
  );
}
