import { describe, expect, it } from 'vitest';
import { engravings } from '#drawings/engravings';
import { asideStack, heroStack, listedStack, stackGeometry } from '#drawings/stack';
import { cornersOf, numbersIn } from '#tests/unit/drawings/paths';

describe.each([
  ['home page', heroStack],
  ['wizard', asideStack],
  ['sample result', listedStack],
])('the stack on the %s', (_, size) => {
  const { viewBox, guides, plates } = stackGeometry(size);
  const [left = NaN, top = NaN, width = NaN, height = NaN] = numbersIn(viewBox);

  it('has five plates, painted from the bottom up', () => {
    expect(plates.map(({ key, index }) => [key, index])).toEqual([
      ['inf', 4],
      ['sec', 3],
      ['com', 2],
      ['cx', 1],
      ['ai', 0],
    ]);
  });

  it('lays each plate one gap above the one before', () => {
    const heights = plates.map((plate) => cornersOf(plate.top)[0]?.y ?? NaN);
    const steps = heights.slice(1).map((y, index) => (heights[index] ?? NaN) - y);
    expect(steps).toEqual(Array(4).fill(size.gap));
  });

  it('stays inside its view box', () => {
    const corners = [guides, ...plates.flatMap((plate) => [plate.top, plate.left, plate.right])].flatMap(cornersOf);
    expect(corners.length).toBeGreaterThan(60);
    const outside = corners.filter(({ x, y }) => !(x >= left && x <= left + width && y >= top && y <= top + height));
    expect(outside).toEqual([]);
  });

  it('lays the engraving onto the top face, corner to corner', () => {
    for (const plate of plates) {
      const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN, f = NaN] = numbersIn(plate.engraving);
      const laid = [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ].map(([x = NaN, y = NaN]) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
      const face = cornersOf(plate.top).slice(0, 4);
      laid.forEach((corner, index) => {
        expect(corner.x).toBeCloseTo(face[index]?.x ?? NaN, 6);
        expect(corner.y).toBeCloseTo(face[index]?.y ?? NaN, 6);
      });
    }
  });
});

it('hangs the sides of a plate from its top, and connects the plates by lines', () => {
  const { viewBox, guides, plates } = stackGeometry(heroStack);
  expect(viewBox).toBe('0 0 512 659');
  expect(guides).toBe('M6 98V546M506 98V546M256 190V638');
  expect(plates[0]).toMatchObject({
    top: 'M256 454l250 92 -250 92 -250 -92z',
    left: 'M6 546l250 92v15l-250 -92z',
    right: 'M506 546l-250 92v15l250 -92z',
  });
  expect(plates[4]).toMatchObject({
    left: 'M6 98l250 92v15l-250 -92z',
    right: 'M506 98l-250 92v15l250 -92z',
    engraving: 'matrix(2.5 0.92 -2.5 0.92 256 6)',
  });
});

describe.each(Object.entries(engravings))('the engraving %s', (_, { lines, dashed = '', filled, picked }) => {
  it('stays on its plate of 100 by 100', () => {
    const corners = [lines, dashed, filled, picked].flatMap(cornersOf);
    expect(corners.filter(({ x, y }) => !(x >= 0 && x <= 100 && y >= 0 && y <= 100))).toEqual([]);
  });

  it('picks out one part', () => {
    expect(picked.match(/M/g)).toHaveLength(1);
  });
});
