import { groupLeadStatus, isSettled } from '#domain/check/lead-status';
import { contenders, leaders } from '#domain/check/first';
import type { Candidate, Scores } from '#domain/check/score';
import { byStatedNeeds, firstOf } from '#domain/check/stated-needs';
import * as words from '#domain/check/words';

/** Which stated needs each solution misses. */
type Missing = Parameters<typeof byStatedNeeds>[1];

/**
 * Returns the sentence for a vendor's answer: the candidate's points after it, who then leads the list as it is shown,
 * and who can still be first. `scores` are those after the answer.
 */
export function afterAnswer({ id }: Pick<Candidate, 'id'>, scores: Scores, solutions: Missing): string {
  const own = scores.kept.find((each) => each.id === id);
  return sentence(words.standingAfter(own), { id }, scores, solutions);
}

/**
 * Returns the sentences for a vendor's yes and no, by the scores after each. Where both leave the same solutions ahead and
 * possible, the second says no more than the points.
 */
export function afterAnswers(
  candidate: Pick<Candidate, 'id'>,
  yes: Scores,
  no: Scores,
  solutions: Missing,
): { yes: string; no: string } {
  const isAlike = sentence('', candidate, yes, solutions) === sentence('', candidate, no, solutions);
  const own = no.kept.find(({ id }) => id === candidate.id);
  return {
    yes: afterAnswer(candidate, yes, solutions),
    no: isAlike ? words.otherwiseTheSame(words.standingAfter(own)) : afterAnswer(candidate, no, solutions),
  };
}

/** Returns the sentence after a standing. */
function sentence(standing: string, { id }: Pick<Candidate, 'id'>, scores: Scores, solutions: Missing): string {
  const status = groupLeadStatus(scores);
  const own = scores.kept.find((each) => each.id === id);
  // Who has more points stands below where a must is not confirmed, or a stated need is missed.
  const groups = byStatedNeeds(scores, solutions);
  const first = firstOf(groups);
  const isFirst = (id: string) => first.some((each) => each.id === id);
  if (isSettled(status) && leaders(scores).every((each) => isFirst(each.id))) return `${standing}. ${status.sentence}`;
  const possible = contenders(scores).possible.filter(({ id }) => groups.missing.every((each) => each.id !== id));
  if (isFirst(id)) return words.aheadAfter(standing, first.length > 1, possible.length);
  return words.othersAheadAfter(
    own ? words.chanceAfter(standing, possible.includes(own)) : standing,
    first.map((each) => each.name),
  );
}
