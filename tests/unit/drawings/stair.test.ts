import { expect, test } from 'vitest';
import { stairHeight, stairSlabs } from '#drawings/stair';

test('the pile of month n has n slabs', () => {
  const slabs = stairSlabs(5);
  for (let month = 1; month <= 12; month++) expect(slabs.filter((slab) => slab.month === month)).toHaveLength(month);
  expect(new Set(slabs.map(({ path }) => path)).size).toBe(78);
});

test('the first slab lies at the bottom left, the last at the top right', () => {
  const slabs = stairSlabs(null);
  expect(slabs[0]).toEqual({ month: 1, path: 'M4 246H43L39 264H0Z', isPaidBack: false });
  expect(slabs[1]?.path).toBe('M54 246H93L89 264H50Z');
  expect(slabs[2]?.path).toBe('M54 224H93L89 242H50Z');
  expect(slabs.at(-1)).toEqual({ month: 12, path: 'M554 4H593L589 22H550Z', isPaidBack: false });
});

test('slabs above the payback come after it', () => {
  const after = (month: number) => stairSlabs(5).filter((slab) => slab.month === month && slab.isPaidBack).length;
  expect([4, 5, 6, 12].map(after)).toEqual([0, 0, 1, 7]);
  expect(stairSlabs(null).some(({ isPaidBack }) => isPaidBack)).toBe(false);
});

test('the last pile is as high as the drawing', () => {
  expect([0, 6, 12].map(stairHeight)).toEqual([0, 0.5, 1]);
});
