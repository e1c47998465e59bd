import { groupFirmness, isSettled } from '#domain/check/firmness';
import { leaders } from '#domain/check/first';
import type { Candidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/words';

/** Returns what an answer makes of a candidate, and who is ahead then. `scores` are those after it. */
export function afterAnswer({ id, name }: Candidate, scores: Scores): string {
  const firm = groupFirmness(scores);
  const standing = words.standingAfter(
    name,
    scores.kept.find((each) => each.id === id),
  );
  if (isSettled(firm)) return `${standing}. ${firm.sentence}`;
  const first = leaders(scores);
  return first.some((each) => each.id === id)
    ? words.aheadAfter(standing, first.length > 1)
    : words.othersAheadAfter(
        standing,
        first.map((each) => each.name),
      );
}
