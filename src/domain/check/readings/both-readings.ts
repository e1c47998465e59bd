import type { Check, CheckedSolution } from '#domain/check/check';
import { leaders } from '#domain/check/first';
import { byStatedNeeds, inShownOrder } from '#domain/check/stated-needs';
import type { ScoredCandidate, Scores } from '#domain/check/score';
import * as words from '#domain/check/readings/words';
import { isWellKnown } from '#domain/recommendation/editors-ranking';
import { byNeeds, missedNeeds, type NeedStanding, openNeeds, partlyMetNeeds } from '#domain/recommendation/needs';
import type { Whose } from '#domain/recommendation/sheet/words';
import type { Need } from '#domain/recommendation/solution';

/** The most criteria named as the reason why one candidate is ahead of another. */
const mostNamed = 2;

/**
 * Returns the sentences that join the editor's ranking and the check: who is ahead by the criteria and because of what,
 * then why it is not first with our editor. Empty where a must excludes every candidate, or nothing has a weight.
 * Advice, section 8.
 */
export function bothReadings(
  { solutions, criteria }: Pick<Check, 'solutions' | 'criteria'>,
  scores: Scores,
  whose: Whose = 'your',
): string {
  const [first] = solutions;
  const shown = inShownOrder(byStatedNeeds(scores, solutions));
  const most = leaders(scores);
  const ahead = shown.filter(({ id }) => most.some((each) => each.id === id));
  const [leader, ...others] = ahead;
  if (!first || !leader || scores.of === 0) return '';
  const criterionOf = (id: string) => criteria.find((criterion) => criterion.id === id);
  const names = ahead.map(({ name }) => name);
  // Of the other two of our editor's three.
  const out = solutions.slice(1, 3).flatMap(({ id }) => scores.excluded.filter((each) => each.id === id));
  const labelsOf = (failed: readonly string[]) => failed.map((id) => criterionOf(id)?.label ?? id);
  const failed = scores.excluded.find(({ id }) => id === first.id)?.failed ?? [];
  if (failed.length > 0) return words.excludedHere(whose, first.name, labelsOf(failed), names);
  const own = scores.kept.find(({ id }) => id === first.id);
  if (ahead.some(({ id }) => id === first.id)) {
    return words.firstInBoth(
      whose,
      first.name,
      names.filter((name) => name !== first.name),
      labelsOf([...new Set(out.flatMap((each) => each.failed))]),
      out.map((each) => each.name),
    );
  }
  if (!own || others.length > 0) return words.severalAhead(whose, names, first.name);
  const because = advantages(leader, own).map(({ criterion, finding }) =>
    words.inPartIf(finding === 'partly', criterionOf(criterion)?.because ?? criterion),
  );
  const led = solutions.find(({ id }) => id === leader.id);
  return `${words.ahead(whose, leader.name, because)} ${led ? whyNotFirst(led, first, because.length) : ''}`.trim();
}

/**
 * Returns which musts of the editor's first are not confirmed, beyond the needs that its sheet asks about; empty where
 * there are none.
 */
export function openMusts(
  { solutions, criteria }: Pick<Check, 'solutions' | 'criteria'>,
  scores: Scores,
  needs: readonly Need[],
  whose: Whose = 'your',
): string {
  const [first] = solutions;
  if (!first) return '';
  const asked = openNeeds(first.needs).map(({ need }) => needs.find(({ id }) => id === need)?.criterion);
  const own = scores.kept.find(({ id }) => id === first.id);
  const labels = criteria
    .filter(({ id }) => own?.musts.some(({ criterion, finding }) => criterion === id && finding === 'open'))
    .flatMap(({ id, label }) => (asked.includes(id) ? [] : label));
  return labels.length > 0 ? words.openMusts(whose, labels, first.solution.short ?? first.name) : '';
}

/** Returns the criteria that give the leader most over another candidate, on what is known. */
function advantages(leader: ScoredCandidate, other: ScoredCandidate) {
  const lowOf = (criterion: string) => other.parts.find((part) => part.criterion === criterion)?.low ?? 0;
  return leader.parts
    .map((part) => ({ ...part, more: part.low - lowOf(part.criterion) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, mostNamed);
}

/**
 * Returns why our editor has another first than the one that is ahead: the first rule of the order that tells the two.
 * Where only so many criteria do, also whom to ask first.
 */
function whyNotFirst({ place, needs, solution }: CheckedSolution, first: CheckedSolution, criteria: number): string {
  const standsBetter = byNeeds(needs, first.needs) < 0;
  const more = (those: (needs: readonly NeedStanding[]) => NeedStanding[]) => {
    const [its, theirs] = [those(needs), those(first.needs)];
    return its.length > theirs.length ? { labels: its.map(({ label }) => label), isOnly: theirs.length === 0 } : null;
  };
  const asWell = !standsBetter && byNeeds(needs, first.needs) === 0;
  if (standsBetter || (asWell && !isWellKnown(solution) && isWellKnown(first.solution)))
    return words.notFirstFor(place, words.tooLittleKnown);
  const rules = [
    [missedNeeds, words.missesNeeds],
    [openNeeds, words.leavesOpen],
    [partlyMetNeeds, words.meetsInPart],
  ] as const;
  for (const [those, said] of rules) {
    const found = more(those);
    if (found) return words.notFirstFor(place, said(found.isOnly ? found.labels : [], first.name));
  }
  const bothMeetAll = needs.length > 0 && first.needs.length > 0 && [...needs, ...first.needs].every(isMet);
  return words.listedAhead(first.name, bothMeetAll, criteria, solution.provider);
}

function isMet({ standing }: NeedStanding): boolean {
  return standing === 'met';
}
