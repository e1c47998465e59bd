import { type Firmness, groupFirmness, isSettled } from '#domain/check/firmness';
import { leaders } from '#domain/check/first';
import type { AnswerChange } from '#domain/check/answer-changes';
import type { OpenQuestion } from '#domain/check/questions';
import type { Candidate, Scores } from '#domain/check/score';
import type { Reading, WeightChange } from '#domain/check/weight-changes';
import type { WizardDefinition } from '#domain/content/wizard';
import { capitalized, inList, numberInWords } from '#domain/words';

/** Returns points as they are read: whole, or with a half. */
export function points(value: number): string {
  return String(value);
}

/** Returns a score as its interval: '13', '13–20'. */
export function interval({ low, high }: { low: number; high: number }): string {
  return low === high ? points(low) : `${points(low)}–${points(high)}`;
}

/** Returns a number of points in a sentence: '1 point', '6.5 points'. */
export function pointsInWords(value: number): string {
  return `${points(value)} ${value === 1 ? 'point' : 'points'}`;
}

/** Returns who is ahead on what is known, and what that rests on: the paragraph under the firm sentence. */
export function aheadOnWhatIsKnown(scores: Scores, { kind }: Firmness): string {
  if (kind === 'no-weights') return 'Give a criterion a weight, and the order follows.';
  if (kind === 'all-excluded') return 'Set one of them to a weight to see how the solutions compare on it.';
  if (scores.kept.length < 2) return '';
  const first = leaders(scores);
  const [leader, another] = first;
  if (!leader) return '';
  const next = Math.max(...scores.kept.filter((each) => !first.includes(each)).map(({ low }) => low));
  const names = inList(first.map(({ name }) => name));
  if (another) {
    const together = first.length > 3 ? capitalized(`${numberInWords(first.length)} solutions`) : names;
    return `${together} have the same number of points on what is known: ${points(leader.low)} of ${scores.of}.`;
  }
  if (kind === 'wide-open') return `It has ${pointsInWords(leader.low)} known, the next ${points(next)}.`;
  return `${names} is ahead on what is known, ${pointsInWords(leader.low)} to ${points(next)}.`;
}

/** How many questions are named where the answers to many would change who is first. */
const mostNamed = 3;

/**
 * Returns which questions weigh most, by their criteria and whom they are put to; empty where all that are listed could be
 * named. `questions` are ordered by strength (`questionsWorthAsking`).
 */
export function strongestInWords(
  questions: readonly Pick<OpenQuestion, 'candidate' | 'criterion'>[],
  candidates: readonly Candidate[],
  criteria: readonly { id: string; label: string }[],
): string {
  if (questions.length <= mostNamed) return '';
  const strongest = questions.slice(0, mostNamed);
  const nameOf = (candidate: string) => candidates.find(({ id }) => id === candidate)?.name ?? candidate;
  const labelOf = (criterion: string) => criteria.find(({ id }) => id === criterion)?.label ?? criterion;
  const of = `Of ${numberInWords(questions.length)} questions worth asking, the strongest`;
  const [{ candidate: first }] = strongest as [(typeof questions)[number]];
  if (strongest.every(({ candidate }) => candidate === first))
    return `${of} are about ${nameOf(first)}: ${strongest.map(({ criterion }) => labelOf(criterion)).join('; ')}.`;
  return `${of} are: ${strongest.map(({ candidate, criterion }) => `${labelOf(criterion)} (${nameOf(candidate)})`).join('; ')}.`;
}

/** Returns how often an answer changes who is first, of all ways in which the other questions can be answered. */
export function shareInWords({ changes, ways, share }: { changes: number; ways: number; share: number }): string {
  if (ways === 1) return 'Decides who is first';
  if (share === 1) return 'Changes who is first, whatever the others answer';
  if (ways < 100) return `Changes who is first in ${changes} of ${ways} cases`;
  const percent = Math.round(share * 100);
  return `Changes who is first in ${percent < 1 ? 'less than 1' : percent === 100 ? 'over 99' : percent}\u00A0% of cases`;
}

/** Returns what an answer makes of a candidate, and who is ahead then. `scores` are those after it. */
export function afterAnswer({ id, name }: Candidate, scores: Scores): string {
  const firm = groupFirmness(scores);
  const own = scores.kept.find((each) => each.id === id);
  const standing = own ? `${name} then has ${interval(own)} points` : 'Out by a must';
  if (isSettled(firm)) return `${standing}. ${firm.sentence}`;
  const first = leaders(scores);
  const isAhead = first.some((each) => each.id === id);
  const names = first.length > 3 ? `${numberInWords(first.length)} solutions` : inList(first.map((each) => each.name));
  if (isAhead) return `${standing} and is ahead on what is known${first.length > 1 ? ', with others' : ''}.`;
  return `${standing}; ${names} ${first.length === 1 ? 'is' : 'are'} ahead on what is known.`;
}

/** Returns who is first at each of the nearest settings: 'At 3, X and Y share first place. At must, X leads.' */
export function nearestInWords({ nearest, needsRoom }: WeightChange, candidates: readonly Candidate[]): string {
  const sentences = nearest.map((reading) => `${atSetting(reading)} ${firstInWords(reading.first, candidates)}.`);
  return [...sentences, ...(needsRoom ? ['Set another to 0 before.'] : [])].join(' ');
}

function atSetting({ setting }: Reading): string {
  return setting === 'must' ? 'As a must,' : `At ${setting},`;
}

function firstInWords(ids: readonly string[], candidates: readonly Candidate[]): string {
  const names = ids.map((id) => candidates.find((each) => each.id === id)?.name ?? id);
  if (names.length === 0) return 'no solution is left';
  if (names.length === 1) return `${names[0]} leads`;
  return names.length > 3
    ? `${numberInWords(names.length)} solutions share first place`
    : `${inList(names)} share first place`;
}

/** Returns the answers of a change as a visitor would give them: 'North America or Global', 'A and B, or A and C'. */
export function answersInWords(wizard: WizardDefinition, { question: id, instead }: AnswerChange): string {
  const options = wizard.questions.find((each) => each.id === id)?.options ?? [];
  const label = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const each = instead.map((values) => inList(values.map(label)));
  return instead.some((values) => values.length > 1) ? each.join(', or ') : inList(each, 'or');
}
