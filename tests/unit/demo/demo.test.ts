import { describe, expect, it, test } from 'vitest';
import { atRest, type Demo, sentiments, tick } from '#domain/demo/demo';

const lines = 4;
const never = () => 0;

describe('one step', () => {
  test.each<[string, Partial<Demo>, Partial<Demo>]>([
    ['raises the progress by 2', { progress: 0 }, { progress: 2 }],
    ['reaches 100', { progress: 98 }, { progress: 100 }],
    ['wraps to 0 after 100', { progress: 100 }, { progress: 0 }],
    ['shows the next line', { line: 0 }, { line: 1 }],
    ['returns to the first line after the last', { line: 3 }, { line: 0 }],
  ])('%s', (_, before, after) => {
    expect(tick({ ...atRest, ...before }, lines, never)).toMatchObject(after);
  });

  test.each([
    [0, 'Positive'],
    [0.249, 'Positive'],
    [0.25, 'Neutral'],
    [0.5, 'Satisfied'],
    [0.75, 'Engaged'],
    [0.999, 'Engaged'],
  ])('with the random number %d the sentiment is %s', (random, sentiment) => {
    expect(tick(atRest, lines, () => random).sentiment).toBe(sentiment);
  });

  it('leaves the state that it was given as it was', () => {
    const before = Object.freeze({ ...atRest });
    expect(tick(before, lines, never)).not.toBe(before);
  });
});

test('51 steps from 0 bring the progress back to 0, by way of every even number', () => {
  let demo: Demo = { ...atRest, progress: 0 };
  const seen = Array.from({ length: 51 }, () => (demo = tick(demo, lines, never)).progress);
  expect(seen).toEqual([...Array.from({ length: 50 }, (_, step) => 2 * step + 2), 0]);
});

test('at rest it shows the first line and a sentiment of the list', () => {
  expect(atRest.line).toBe(0);
  expect(sentiments).toContain(atRest.sentiment);
});
