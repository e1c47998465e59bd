import { expect, it } from 'vitest';
import { circuitPath, circuitViewBox, turns } from '#drawings/circuit';
import { numbersIn } from '#tests/unit/drawings/paths';

const [left = NaN, top = NaN, width = NaN, height = NaN] = numbersIn(circuitViewBox);
const isInside = (x: number, y: number) => x >= left && x <= left + width && y >= top && y <= top + height;

/** Pairs of coordinates: ends and control points alike. */
const points = circuitPath.split(/[MCLZ]/).flatMap((part) => {
  const numbers = part.match(/\d+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN] as const] : []));
});

it('is one closed lap inside its view box', () => {
  expect(circuitPath).toMatch(/^M[^MZ]+Z$/);
  expect(points.length).toBeGreaterThan(30);
  expect(points.filter(([x, y]) => !isInside(x, y))).toEqual([]);
});

it('has four turns on the lap, each with its number beside it', () => {
  expect(turns).toHaveLength(4);
  for (const { at, label } of turns) {
    expect(points).toContainEqual(at);
    expect(isInside(...label)).toBe(true);
    expect(Math.hypot(label[0] - at[0], label[1] - at[1])).toBeGreaterThan(15);
    expect(Math.hypot(label[0] - at[0], label[1] - at[1])).toBeLessThan(50);
  }
});
