import { groupLeadStatus, isSettled } from '#domain/check/lead-status';
import { contenders, leaders } from '#domain/check/first';
import type { Candidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/words';

/**
 * Returns the sentence for a vendor's answer: the candidate's points after it, who is ahead then, and who can still be
 * first. `scores` are those after the answer.
 */
export function afterAnswer({ id, name }: Candidate, scores: Scores): string {
  const status = groupLeadStatus(scores);
  const own = scores.kept.find((each) => each.id === id);
  const standing = words.standingAfter(name, own);
  if (isSettled(status)) return `${standing}. ${status.sentence}`;
  const first = leaders(scores);
  const { possible } = contenders(scores);
  if (own && first.includes(own)) return words.aheadAfter(standing, first.length > 1, possible.length);
  return words.othersAheadAfter(
    own ? words.chanceAfter(standing, possible.includes(own)) : standing,
    first.map((each) => each.name),
  );
}
