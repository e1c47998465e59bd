import { leaders } from '#domain/check/first';
import type { Scores } from '#domain/check/score';
import { leadersOpenMust } from '#domain/check/verdict';
import type { Job } from '#domain/recommendation/jobs';

/** An open answer that can change who is first for a group, and which answer does. */
export type GroupQuestion = { candidate: string; criterion: string; changesBy: 'yes' | 'no' };

/**
 * Returns the one answer to ask for first: a must of whoever leads, which a no would rule out, or else what by a yes
 * alone puts another first: of those with the leader's job before others, the one with the most points, and of its
 * answers the one that counts most. Null where no single answer changes who is first.
 */
export function askForGroup(scores: Scores, jobOf: (solution: string) => Job | undefined): GroupQuestion | null {
  const must = leadersOpenMust(scores);
  if (must) return { ...must, changesBy: 'no' };
  const first = leaders(scores);
  const known = first[0]?.low ?? 0;
  const jobs = first.map(({ id }) => jobOf(id));
  const found = scores.kept.flatMap(({ id, low, parts }) =>
    parts
      .filter(({ finding, weight }) => finding === 'open' && low < known && low + weight > known)
      .map(({ criterion, weight }) => ({ id, low, criterion, weight, isRival: jobs.includes(jobOf(id)) })),
  );
  const [best] = found.sort((a, b) => Number(b.isRival) - Number(a.isRival) || b.low - a.low || b.weight - a.weight);
  return best ? { candidate: best.id, criterion: best.criterion, changesBy: 'yes' } : null;
}
