import { expect, it, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { piledUp, pileGeometry } from '#drawings/pile';
import { cornersOf, numbersIn } from '#tests/unit/drawings/paths';

test.each([
  [5, 1],
  [40, 8],
  [95, 19],
])('of %i per cent, %i slabs of twenty are slid out, at the top', (percent, gone) => {
  expect(pileGeometry(percent)).toMatchObject({ staying: 20 - gone, gone });
});

it('stays inside its view box, which is as narrow as it can be, and stands on its lower edge', () => {
  const { viewBox, staying, gone, slab, slidOut } = pileGeometry(40);
  const paths = [slab.top, slab.left, slab.right].map((path) => `<path d="${path}"/>`).join('');
  const corners = drawnCorners(`${piledUp(paths, staying)}<g transform="${slidOut}">${piledUp(paths, gone)}</g>`);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  expect(viewBox).toBe('0 0 452 551');
  expect([Math.min(...xs), Math.max(...xs), Math.max(...ys)]).toEqual([4, 448, 551]);
  expect(Math.min(...ys)).toBeGreaterThan(0);
});

it('has sides that hang from the top of a slab, and slides out to the right and up', () => {
  const { slab, slidOut, onTop } = pileGeometry(5);
  expect(slab).toEqual({
    top: 'M194 410l190 66 -190 66 -190 -66z',
    left: 'M4 476l190 66v9l-190 -66z',
    right: 'M384 476l-190 66v9l190 -66z',
  });
  // 64 to the right, and up by 26 and the nineteen slabs below.
  expect(slidOut).toBe('translate(64 -387)');
  expect(onTop).toBe('matrix(1.9 0.66 -1.9 0.66 194 410)');
  expect(numbersIn(slab.top + slab.left + slab.right)).not.toContain(NaN);
});

it('lays each slab on the one below, and what is on top on the last', () => {
  const corners = drawnCorners(piledUp('<path d="M1 100h2"/>', 3, '<path d="M7 100h2"/>'));
  expect(corners).toEqual([
    { x: 1, y: 100 },
    { x: 3, y: 100 },
    { x: 1, y: 81 },
    { x: 3, y: 81 },
    { x: 1, y: 62 },
    { x: 3, y: 62 },
    { x: 7, y: 62 },
    { x: 9, y: 62 },
  ]);
});

/** Returns the corners of the paths in a drawing, in the order in which they are painted, moved as their groups are. */
function drawnCorners(content: string): { x: number; y: number }[] {
  const { document } = new JSDOM(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`).window;
  return [...document.querySelectorAll('path')].flatMap((path) => {
    let [right, down] = [0, 0];
    for (let group = path.closest('g'); group; group = group.parentElement?.closest('g') ?? null) {
      const [x = 0, y = 0] = (group.getAttribute('transform')?.match(/-?\d+/g) ?? []).map(Number);
      [right, down] = [right + x, down + y];
    }
    return cornersOf(path.getAttribute('d') ?? '').map(({ x, y }) => ({ x: x + right, y: y + down }));
  });
}
