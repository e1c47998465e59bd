import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockWindow } from '#domain/providers/window';

const high = () => 100;

test.each([
  ['from the start', 10, 0, 250, { first: 0, end: 3, above: 0, below: 700 }],
  ['in the middle', 10, 350, 650, { first: 3, end: 7, above: 300, below: 300 }],
  ['at an edge', 10, 300, 600, { first: 3, end: 6, above: 300, below: 400 }],
  ['above the list', 10, -900, -100, { first: 0, end: 1, above: 0, below: 900 }],
  ['far below the list', 10, 5000, 6000, { first: 9, end: 10, above: 900, below: 0 }],
  ['one block', 1, 0, 900, { first: 0, end: 1, above: 0, below: 0 }],
])('%s', (_what, blocks, top, bottom, expected) => {
  expect(blockWindow(blocks, high, top, bottom)).toEqual(expected);
});

test('covers what is in view, holds no block out of it, and never changes the whole height', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(heights, fc.integer(), fc.nat({ max: 3000 }), (all, top, stretch) => {
      const heightOf = (block: number) => all[block] ?? 0;
      const bottom = top + stretch;
      const sum = (from: number, to: number) => all.slice(from, to).reduce((total, height) => total + height, 0);
      const { first, end, above, below } = blockWindow(all.length, heightOf, top, bottom);
      expect(end).toBeGreaterThan(first);
      expect([above, below]).toEqual([sum(0, first), sum(end, all.length)]);
      const whole = sum(0, all.length);
      if (top < 0 || bottom > whole) return;
      expect(above).toBeLessThanOrEqual(top);
      expect(whole - below).toBeGreaterThanOrEqual(bottom);
      expect(above + heightOf(first)).toBeGreaterThan(Math.min(top, whole - 1));
      expect(whole - below - heightOf(end - 1)).toBeLessThanOrEqual(Math.max(bottom, above));
    }),
  );
});
