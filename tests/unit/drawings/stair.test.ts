import { expect, test } from 'vitest';
import { stairHeight, stairPath } from '#drawings/stair';

const slabs = stairPath.split(/(?=M)/);

test('the pile of month n has n slabs', () => {
  const columns = slabs.map((slab) => Math.floor(Number(/^M(\d+)/.exec(slab)?.[1]) / 50) + 1);
  for (let month = 1; month <= 12; month++) expect(columns.filter((each) => each === month)).toHaveLength(month);
  expect(new Set(slabs).size).toBe(78);
});

test('the first slab lies at the bottom left, the last at the top right', () => {
  expect(slabs.slice(0, 3)).toEqual(['M4 246H43L39 264H0Z', 'M54 246H93L89 264H50Z', 'M54 224H93L89 242H50Z']);
  expect(slabs.at(-1)).toBe('M554 4H593L589 22H550Z');
});

test('the last pile is as high as the drawing, and nothing is higher', () => {
  expect([0, 6, 12, 15].map(stairHeight)).toEqual([0, 0.5, 1, 1]);
});
