import { positionOf, settingOf, type Settings } from '#domain/check/settings';
import type { Comparison } from '#domain/compare/comparison';
import * as words from '#domain/compare/words';
import type { Job } from '#domain/recommendation/jobs';

type Side = { name: string; for: string };

const rank = { yes: 2, partly: 1, no: 0 } as const;

/**
 * Returns for which criteria to take each of the compared solutions, where facts set them apart: those with the job that
 * most of them do, and of each the first criterion on which it is known to do better than another and none is known to do
 * as well. What is not confirmed counts for nothing, and against nothing. Criteria that the visitor counts come first.
 * Empty where fewer than two solutions have such a criterion.
 */
export function suitedFor(
  { solutions, criteria }: Pick<Comparison, 'solutions' | 'criteria'>,
  because: Readonly<Record<string, string>>,
  settings: Settings = {},
): string {
  const rivals = sameJob(solutions.map(({ solution }) => solution.job));
  const ordered = [...criteria].sort(
    (one, other) => positionOf(settingOf(settings, other.id)) - positionOf(settingOf(settings, one.id)),
  );
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
    return name && what ? [{ name, for: words.inPartIf(reason.cells[at]?.finding === 'partly', what) }] : [];
  });
  return sides.length < 2 ? '' : words.suited(sides);
}

/** Returns the places of those with the job that most do; none where no job is more frequent than the others. */
function sameJob(jobs: readonly (Job | undefined)[]): number[] {
  const all = jobs.map((_, at) => at);
  const groups = [...new Set(jobs)].map((job) => all.filter((at) => jobs[at] === job));
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const [largest, another] = groups.filter(({ length }) => length === most);
  return largest && !another && most > 1 ? largest : [];
}

type Finding = keyof typeof rank | 'open' | undefined;

/** Whether it is known to do better than one of its rivals, and none is known to do as well. */
function isAlone(findings: readonly Finding[], at: number, rivals: readonly number[]): boolean {
  const rankOf = (index: number) => {
    const finding = findings[index];
    return finding === undefined || finding === 'open' ? null : rank[finding];
  };
  const own = rankOf(at);
  if (own === null || own === 0) return false;
  const others = rivals.filter((rival) => rival !== at).flatMap((rival) => rankOf(rival) ?? []);
  return others.length > 0 && others.every((other) => other < own);
}
