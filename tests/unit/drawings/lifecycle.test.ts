import { expect, it } from 'vitest';
import { lifecycleGeometry } from '#drawings/lifecycle';

const { bars, ticks } = lifecycleGeometry([
  { from: 0, least: 2, to: 3 },
  { from: 3, to: 19 },
  { from: 19, to: 28 },
]);

it('puts each phase at its weeks, the least and the most, on a scale that continues after the last', () => {
  expect(bars.slice(0, 2)).toEqual([
    { start: 0, least: 2 / 31, end: 3 / 31, goesOn: false, isLate: false },
    { start: 3 / 31, least: 19 / 31, end: 19 / 31, goesOn: false, isLate: false },
  ]);
});

it('lets the last phase go on to the end of the scale, with its name before it', () => {
  expect(bars.at(-1)).toEqual({ start: 19 / 31, least: 1, end: 1, goesOn: true, isLate: true });
});

it('names every seventh week before the last phase ends', () => {
  expect(ticks).toEqual([0, 7, 14, 21].map((week) => ({ week, at: week / 31 })));
});
