import type { CheckedSolution } from '#domain/check/check';
import type { Scores } from '#domain/check/score';
import * as words from '#domain/check/words';
import { jobInSentence } from '#domain/recommendation/words';

/** A solution with its job. */
export type Doing = { id: string; solution: Pick<CheckedSolution['solution'], 'job'> };

/** Returns how many jobs these solutions do. */
export function jobsOf(solutions: readonly Doing[]): number {
  return new Set(solutions.map(({ solution }) => solution.job)).size;
}

/** Returns whether a candidate does the job of any of these: no other is their rival. */
export function doesJobOf(these: readonly { id: string }[], solutions: readonly Doing[]): (id: string) => boolean {
  const jobOf = (id: string) => solutions.find((each) => each.id === id)?.solution.job;
  const jobs = these.map(({ id }) => jobOf(id));
  return (id) => jobs.includes(jobOf(id));
}

/** Returns the scores with each candidate's job behind its name, where they do more than one: 'Splunk (SIEM)'. */
export function withJobs(scores: Scores, solutions: readonly Doing[]): Scores {
  if (jobsOf(solutions) < 2) return scores;
  const named = <C extends { id: string; name: string }>(candidate: C): C => {
    const job = solutions.find(({ id }) => id === candidate.id)?.solution.job;
    return job ? { ...candidate, name: words.doing(candidate.name, jobInSentence(job)) } : candidate;
  };
  return { ...scores, kept: scores.kept.map(named), excluded: scores.excluded.map(named) };
}
