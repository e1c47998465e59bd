import { expect, it, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { pileGeometry } from '#drawings/pile';
import { themeColour } from '#drawings/colours';
import { pileSvg } from '#files/svg';
import { cornersOf, numbersIn } from '#tests/unit/drawings/paths';

test.each([
  [5, 1],
  [40, 8],
  [95, 19],
])('of %i per cent, %i slabs of twenty are slid out, at the top', (percent, gone) => {
  expect(pileGeometry(percent)).toMatchObject({ staying: 20 - gone, gone });
});

it('stays inside its view box, which is as narrow as it can be, and reaches its lower edge', () => {
  const corners = drawnPaths(pileSvg(40, 'ai')).flat();
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  expect(pileGeometry(40).viewBox).toBe('0 0 452 551');
  expect([Math.min(...xs), Math.max(...xs), Math.max(...ys)]).toEqual([4, 448, 551]);
  expect(Math.min(...ys)).toBeGreaterThan(0);
});

it('has sides that hang from the top of a slab, and slides out to the right and up', () => {
  const { slab, onNext, slidOut, onTop } = pileGeometry(5);
  expect(slab).toEqual({
    top: 'M194 410l190 66 -190 66 -190 -66z',
    left: 'M4 476l190 66v9l-190 -66z',
    right: 'M384 476l-190 66v9l190 -66z',
  });
  expect(onNext).toBe('translate(0 -19)');
  // 64 to the right, and up by 26 and the nineteen slabs below.
  expect(slidOut).toBe('translate(64 -387)');
  expect(onTop).toBe('matrix(1.9 0.66 -1.9 0.66 194 410)');
  expect(numbersIn(slab.top + slab.left + slab.right)).not.toContain(NaN);
});

test.each([40, 70])('colours %i per cent of the slabs for that figure', (percent) => {
  const { document } = new JSDOM(pileSvg(percent, 'ai')).window;
  const ofLayer = themeColour('ai-top').light;
  expect(document.querySelectorAll(`[fill="${ofLayer}"]`)).toHaveLength(percent / 5);
});

it('lays each slab on the one below, and those that are gone beside them', () => {
  // Two paths for each of eighteen slabs, three for each of two: the last is the top.
  const paths = drawnPaths(pileSvg(10, 'ai'));
  const tops = [
    ...paths.slice(0, 36).filter((_, path) => path % 2),
    ...paths.slice(36).filter((_, path) => path % 3 === 2),
  ];
  expect(tops.map(([first]) => first)).toEqual([
    ...Array.from({ length: 18 }, (_, index) => ({ x: 194, y: 410 - index * 19 })),
    { x: 258, y: 410 - 26 - 18 * 19 },
    { x: 258, y: 410 - 26 - 19 * 19 },
  ]);
});

/** Returns the corners of each path in a drawing in paint order, moved by their groups. */
function drawnPaths(svg: string): { x: number; y: number }[][] {
  const { document } = new JSDOM(svg).window;
  return [...document.querySelectorAll('path')].map((path) => {
    let [right, down] = [0, 0];
    for (let group = path.closest('g'); group; group = group.parentElement?.closest('g') ?? null) {
      const [x = 0, y = 0] = (group.getAttribute('transform')?.match(/-?\d+/g) ?? []).map(Number);
      [right, down] = [right + x, down + y];
    }
    return cornersOf(path.getAttribute('d') ?? '').map(({ x, y }) => ({ x: x + right, y: y + down }));
  });
}
