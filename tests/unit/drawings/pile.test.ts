import { expect, it, test } from 'vitest';
import { pileGeometry } from '#drawings/pile';
import { cornersOf, numbersIn } from '#tests/unit/drawings/paths';

test.each([
  [5, 1],
  [40, 8],
  [95, 19],
])('of %i per cent, %i slabs of twenty are slid out, at the top', (percent, gone) => {
  const { slabs } = pileGeometry(percent);
  expect(slabs.map((slab) => slab.gone)).toEqual([...Array(20 - gone).fill(false), ...Array(gone).fill(true)]);
});

it('stays inside its view box, which is as narrow as it can be, and stands on its lower edge', () => {
  const { viewBox, slabs } = pileGeometry(40);
  const corners = slabs.flatMap(({ top, left, right }) => [top, left, right]).flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  expect(viewBox).toBe('0 0 452 551');
  expect([Math.min(...xs), Math.max(...xs), Math.max(...ys)]).toEqual([4, 448, 551]);
  expect(Math.min(...ys)).toBeGreaterThan(0);
});

it('lays each slab on the one below, with its sides hanging from its top', () => {
  const { slabs } = pileGeometry(5);
  expect(slabs[0]).toEqual({
    gone: false,
    top: 'M194 410l190 66 -190 66 -190 -66z',
    left: 'M4 476l190 66v9l-190 -66z',
    right: 'M384 476l-190 66v9l190 -66z',
  });
  expect(slabs[1]?.top).toBe('M194 391l190 66 -190 66 -190 -66z');
  // Slid out: 64 to the right and 26 up from where it lay.
  expect(slabs[19]).toEqual({
    gone: true,
    top: 'M258 23l190 66 -190 66 -190 -66z',
    left: 'M68 89l190 66v9l-190 -66z',
    right: 'M448 89l-190 66v9l190 -66z',
  });
  expect(slabs.flatMap(({ top, left, right }) => numbersIn(top + left + right))).not.toContain(NaN);
});
