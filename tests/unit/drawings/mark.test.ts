import { expect, it } from 'vitest';
import { themeColour } from '#drawings/colours';
import { markIcon } from '#files/icon';
import { markPaths, markViewBox } from '#drawings/mark';
import { cornersOf, numbersIn } from '#tests/unit/drawings/paths';

const [left = NaN, top = NaN, width = NaN, height = NaN] = numbersIn(markViewBox);

it('has five slabs from top to bottom, none touching the next', () => {
  const spans = markPaths.map((path) => cornersOf(path).map(({ y }) => y));
  expect(spans).toHaveLength(5);
  for (const [index, span] of spans.slice(1).entries())
    expect(Math.min(...span)).toBeGreaterThan(Math.max(...(spans[index] ?? [NaN])));
});

it('stays inside its view box', () => {
  const outside = markPaths
    .flatMap(cornersOf)
    .filter(({ x, y }) => !(x >= left && x <= left + width && y >= top && y <= top + height));
  expect(outside).toEqual([]);
});

it('spells an S: short upper slab on the left, short lower slab on the right', () => {
  const [first, second, third, fourth, fifth] = markPaths.map((path) => {
    const xs = cornersOf(path).map(({ x }) => x);
    return { left: Math.min(...xs), width: Math.max(...xs) - Math.min(...xs) };
  });
  if (!first || !second || !third || !fourth || !fifth) throw new Error('not five slabs');
  for (const long of [first, third, fifth])
    for (const short of [second, fourth]) expect(short.width).toBeLessThan(long.width);
  expect(second.left).toBeLessThan(fourth.left);
});

it('is the content of mark.svg, in lake, light and dark', () => {
  const lake = themeColour('lake');
  const file = markIcon();
  const slabs = [...file.matchAll(/<path d="([^"]+)"/g)].map(([, slab]) => slab);
  expect(slabs).toEqual(markPaths);
  expect(file).toContain(`viewBox="${markViewBox}" fill="${lake.light}"`);
  expect(file).toContain(`@media (prefers-color-scheme:dark){svg{fill:${lake.dark}}}`);
});
