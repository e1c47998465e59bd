import { groupLeadStatus, isSettled } from '#domain/check/lead-status';
import { contenders, leaders } from '#domain/check/first';
import type { Candidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/words';

/**
 * Returns the sentence for a vendor's answer: the candidate's points after it, who is ahead then, and who can still be
 * first. `scores` are those after the answer.
 */
export function afterAnswer({ id }: Pick<Candidate, 'id'>, scores: Scores): string {
  const own = scores.kept.find((each) => each.id === id);
  return sentence(words.standingAfter(own), { id }, scores);
}

/**
 * Returns the sentences for a vendor's yes and no, by the scores after each. Where both leave the same solutions ahead and
 * possible, the second says no more than the points.
 */
export function afterAnswers(candidate: Pick<Candidate, 'id'>, yes: Scores, no: Scores): { yes: string; no: string } {
  const isAlike = sentence('', candidate, yes) === sentence('', candidate, no);
  const own = no.kept.find(({ id }) => id === candidate.id);
  return {
    yes: afterAnswer(candidate, yes),
    no: isAlike ? words.otherwiseTheSame(words.standingAfter(own)) : afterAnswer(candidate, no),
  };
}

/** Returns the sentence after a standing. */
function sentence(standing: string, { id }: Pick<Candidate, 'id'>, scores: Scores): string {
  const status = groupLeadStatus(scores);
  const own = scores.kept.find((each) => each.id === id);
  if (isSettled(status)) return `${standing}. ${status.sentence}`;
  const first = leaders(scores);
  const { possible } = contenders(scores);
  if (own && first.includes(own)) return words.aheadAfter(standing, first.length > 1, possible.length);
  return words.othersAheadAfter(
    own ? words.chanceAfter(standing, possible.includes(own)) : standing,
    first.map((each) => each.name),
  );
}
