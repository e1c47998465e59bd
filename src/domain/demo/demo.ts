import * as words from '#domain/demo/words';

/*
 * The analytics demo on the home page: fixed figures and a picture that keeps changing. Specification §4, Demo card.
 */

/** Milliseconds per step. */
export const period = 2000;

/** The fixed figures with their labels. Specification §3, Demo card. */
export const figures = [
  { label: words.activeCalls, value: '247' },
  { label: words.satisfaction, value: '94%' },
  { label: words.handleTime, value: '1.2m' },
] as const;

export const sentiments = [words.positive, words.neutral, words.satisfied, words.engaged] as const;
export type Sentiment = (typeof sentiments)[number];

export type Demo = { progress: number; line: number; sentiment: Sentiment };

/** The card before its first step, and where it never takes one. */
export const atRest: Demo = { progress: 62, line: 0, sentiment: words.neutral };

/** Returns the next step of a demo with this many transcript lines. `random` returns numbers in [0, 1). */
export function tick({ progress, line }: Demo, lines: number, random: () => number): Demo {
  return {
    progress: progress < 100 ? progress + 2 : 0,
    line: (line + 1) % lines,
    sentiment: sentiments[Math.floor(random() * sentiments.length)] ?? sentiments[0],
  };
}
