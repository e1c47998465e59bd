import { expect, test } from 'vitest';
import { leaderLines } from '#drawings/leaders';
import type { LayerName } from '#domain/layers';

const person = (name: string, ...layers: LayerName[]) => ({ name, layers });
const lower = person('lower', 'Communications', 'Infrastructure');
const upper = person('upper', 'AI & Automation');

test('people stand in the order of their layers', () => {
  expect(leaderLines([lower, upper]).map((led) => led.person)).toEqual([upper, lower]);
});

test('a line goes from the middle of each layer of a person to the middle of that person', () => {
  // Two rows on the right are 50 high, five on the left 20.
  expect(leaderLines([lower, upper]).map(({ path }) => path)).toEqual([
    'M0 10h12L88 25h12',
    'M0 50h12L88 75h12M0 90h12L88 75h12',
  ]);
});

test('nobody has no lines', () => {
  expect(leaderLines([])).toEqual([]);
});
