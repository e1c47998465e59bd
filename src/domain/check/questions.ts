import { contenders } from '#domain/check/first';
import type { ScoredCandidate, Scores } from '#domain/check/score';
import { highestWeight } from '#domain/check/settings';
import type { SlicedWork } from '#domain/check/slices';

/** An open fact whose answer can change who is first. */
export type OpenQuestion = {
  /** The id of the candidate whose vendor can answer it. */
  candidate: string;
  criterion: string;
  isMust: boolean;
  /**
   * `ways` counts the combinations of answers ('yes', 'partly' or 'no') to the other questions; `changes` counts those
   * in which this answer changes who is first. Exact up to 34 questions, floating point beyond.
   */
  changes: number;
  ways: number;
  /** `changes / ways`, above 0 and at most 1. */
  share: number;
};

/** A contender with every score that its open answers allow. Scores are in half points here. */
type Contender = {
  candidate: ScoredCandidate;
  /** The known points. */
  known: number;
  /** The weights of the open answers. */
  open: number[];
  openMusts: number;
  /** Index: a score; value: the number of ways its open weights, musts aside, add up to it. */
  ways: number[];
};

/**
 * Returns exactly the open facts whose answer can change who is first, strongest first: by the number of combinations
 * of the other answers in which the answer changes it, then by what is known of the candidate, then in the order of the
 * criteria, musts last. Throws a RangeError for a group's scores, whose weights exceed 5.
 *
 * First are all candidates with the highest score among those that fail no must. An open fact is listed when, for at
 * least one combination of the other answers, its three answers do not all leave the same candidates first:
 *
 * - An answer with a weight moves its candidate from s to s + weight. It matters where the best of the others scores
 *   from s to s + weight, both ends included: at either end the place is shared.
 * - An answer to a must keeps its candidate in or out. It matters where the candidate would be first if it stays in.
 *
 * Candidates are independent of each other, so ways are counted per score and multiplied. The count is exact, not
 * sampled, and the work grows with the number of open facts, not of their combinations. Unlisted facts change nothing,
 * so leaving them out divides every count evenly.
 */
export function* questionsWorthAsking(scores: Scores): SlicedWork<OpenQuestion[]> {
  if (scores.kept.some(({ parts }) => parts.some(({ weight }) => weight > highestWeight)))
    throw new RangeError('For the weights of one visitor, not of a group.');
  // A candidate that cannot be first cannot keep another from first place either.
  const all = contenders(scores).possible.map(contenderOf);
  yield;
  const most = 2 * scores.of;
  const found: { question: Omit<OpenQuestion, 'changes' | 'ways' | 'share'>; count: bigint }[] = [];
  for (const contender of all) {
    const { candidate, known, open, openMusts, ways } = contender;
    if (open.length + openMusts === 0) continue;
    const waysOfOthers = waysUpTo(
      all.filter((other) => other !== contender),
      most,
    );
    yield;
    // Of the three answers to a must, two keep the candidate in.
    const waysToMeet = 2n ** BigInt(openMusts);
    for (const { criterion, weight } of candidate.parts.filter(({ finding }) => finding === 'open')) {
      const rest = [...open];
      rest.splice(rest.indexOf(weight), 1);
      const count = sumOver(
        waysOf(known, rest),
        (score) => upTo(waysOfOthers, score + 2 * weight) - upTo(waysOfOthers, score - 1),
      );
      found.push({ question: { candidate: candidate.id, criterion, isMust: false }, count: waysToMeet * count });
      yield;
    }
    for (const { criterion, finding } of candidate.musts) {
      if (finding !== 'open') continue;
      const count = sumOver(ways, (score) => upTo(waysOfOthers, score));
      found.push({ question: { candidate: candidate.id, criterion, isMust: true }, count: (waysToMeet / 2n) * count });
    }
    yield;
  }
  const listed = found
    .filter(({ count }) => count > 0n)
    .sort((a, b) => (a.count < b.count ? 1 : a.count > b.count ? -1 : 0));
  const unlisted = 3n ** BigInt(found.length - listed.length);
  const ways = Number(3n ** BigInt(Math.max(listed.length - 1, 0)));
  return listed.map(({ question, count }) => {
    const changes = Number(count / unlisted);
    return { ...question, changes, ways, share: changes / ways };
  });
}

function contenderOf(candidate: ScoredCandidate): Contender {
  const known = 2 * candidate.low;
  const open = candidate.parts.filter(({ finding }) => finding === 'open').map(({ weight }) => weight);
  const openMusts = candidate.musts.filter(({ finding }) => finding === 'open').length;
  return { candidate, known, open, openMusts, ways: waysOf(known, open) };
}

/** Returns the number of ways to reach each score: an answer adds nothing, half of its weight or all of it. */
function waysOf(known: number, open: readonly number[]): number[] {
  let ways = [...Array<number>(known).fill(0), 1];
  for (const weight of open) {
    const next = Array<number>(ways.length + 2 * weight).fill(0);
    ways.forEach((count, score) => {
      for (const points of [0, weight, 2 * weight]) next[score + points] = (next[score + points] ?? 0) + count;
    });
    ways = next;
  }
  return ways;
}

/**
 * Returns for each score from -1 to `most` the number of ways in which none of these candidates exceeds it: each fails
 * a must or scores no more. Index 0 is the score -1: all of them fail a must.
 */
function waysUpTo(candidates: readonly Contender[], most: number): bigint[] {
  const product = Array<bigint>(most + 2).fill(1n);
  for (const { open, openMusts, ways } of candidates) {
    const met = 2 ** openMusts;
    let count = 3 ** open.length * (3 ** openMusts - met);
    for (let index = 0; index < product.length; index += 1) {
      if (index > 0) count += met * (ways[index - 1] ?? 0);
      product[index] = (product[index] ?? 0n) * BigInt(count);
    }
  }
  return product;
}

/** Returns the `waysUpTo` a score; they stay constant above the highest one. */
function upTo(ways: readonly bigint[], score: number): bigint {
  return ways[Math.min(score + 1, ways.length - 1)] ?? 0n;
}

/** Returns the sum over all scores of a value times the number of ways to the score. */
function sumOver(ways: readonly number[], value: (score: number) => bigint): bigint {
  return ways.reduce((total, count, score) => (count === 0 ? total : total + BigInt(count) * value(score)), 0n);
}
