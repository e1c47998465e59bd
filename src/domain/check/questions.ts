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
   * In how many ways the other questions can be answered ('yes', 'partly' or 'no' each) so that this answer changes who
   * is first, and how many ways there are. Exact up to 34 questions; beyond, rounded as large numbers are.
   */
  changes: number;
  ways: number;
  /** The same as a share of the ways, above 0 and at most 1. */
  share: number;
};

/** A contender with every score that its open answers allow. Scores are counted in half points here. */
type Contender = {
  candidate: ScoredCandidate;
  /** The points that are known. */
  known: number;
  /** The weights of the open answers. */
  open: number[];
  openMusts: number;
  /** Index: a score; value: in how many ways its open weights, musts aside, lead to it. */
  ways: number[];
};

/**
 * Returns exactly the open facts whose answer can change who is first, the strongest first: those whose answer changes
 * it in the most ways in which the others can be answered; equal ones by what is known of the candidate, then in the
 * order of the criteria, musts last. Throws a RangeError for a group's scores, whose weights are larger than 5.
 *
 * Who is first are all candidates with the highest score among those that fail no must. An open fact is listed when for
 * at least one way of answering all others its three answers do not all leave the same candidates first. Then:
 *
 * - An answer with a weight moves its candidate from s to s + weight. It matters where the best of the others has a
 *   score from s to s + weight, ends included: at an end the place is shared.
 * - An answer to a must keeps its candidate in or not. It matters where the candidate would be first with it.
 *
 * Candidates are independent of each other, so ways are counted per score and multiplied: every way counts, none is
 * sampled, and the work grows with the number of open facts, not with that of their combinations. Facts that are not
 * listed change nothing, so leaving them out divides each count without a rest.
 */
export function* questionsWorthAsking(scores: Scores): SlicedWork<OpenQuestion[]> {
  if (scores.kept.some(({ parts }) => parts.some(({ weight }) => weight > highestWeight)))
    throw new RangeError(
      `Questions are found for the weights of one visitor, 1 to ${highestWeight}, not for a group’s.`,
    );
  // Whoever cannot be first cannot keep another from being first either.
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

/** Returns in how many ways each score is reached: an answer adds nothing, half of its weight or all of it. */
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
 * Returns for each score from -1 to `most` in how many ways none of these candidates is above it: each fails a must or
 * reaches no more. Index 0 is the score -1: all of them fail a must.
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

/** Returns what `waysUpTo` says of a score; above the highest one nothing is added. */
function upTo(ways: readonly bigint[], score: number): bigint {
  return ways[Math.min(score + 1, ways.length - 1)] ?? 0n;
}

/** Returns the sum of a value for each score, times the ways that lead to the score. */
function sumOver(ways: readonly number[], value: (score: number) => bigint): bigint {
  return ways.reduce((total, count, score) => (count === 0 ? total : total + BigInt(count) * value(score)), 0n);
}
