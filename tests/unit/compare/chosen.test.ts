import { describe, expect, test } from 'vitest';
import { compareAddress } from '#domain/compare/address';
import { chosenSolutions, idsInFragment, idsInStored, mostCompared, withNeighbours } from '#domain/compare/chosen';

const catalogue = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
const idsOf = (solutions: { id: string }[]) => solutions.map(({ id }) => id);

test('chosen solutions are stored in the fragment, and read back from it', () => {
  const address = compareAddress(['b', 'a']);
  expect(address).toBe('/compare#c=b,a');
  expect(idsInFragment(new URL(address, 'https://smartstack.example').hash.slice(1))).toEqual(['b', 'a']);
});

test.each([
  ['', null],
  ['contact', null],
  ['main', null],
  ['c=', []],
  ['c=a', ['a']],
  ['c=a,,b,a', ['a', 'b']],
  ['c=a,b&r=1.2.3', ['a', 'b']],
  ['c=&r=1.2.3', []],
  ['r=1.2.3', null],
  ['c=%3Cscript%3E', ['%3Cscript%3E']],
])('the fragment %j names %j', (fragment, ids) => {
  expect(idsInFragment(fragment)).toEqual(ids);
});

test.each([
  [undefined, []],
  ['a,b', []],
  [{ 0: 'a' }, []],
  [
    ['a', 'b', 'a'],
    ['a', 'b'],
  ],
  [['a', 1, null], ['a']],
])('what a tab has stored, %j, names %j', (stored, ids) => {
  expect(idsInStored(stored)).toEqual(ids);
});

describe('the solutions that are compared', () => {
  test('are those with the ids, in the order of the ids', () => {
    expect(chosenSolutions(['c', 'a'], catalogue)).toEqual({
      solutions: [{ id: 'c' }, { id: 'a' }],
      unknown: 0,
      tooMany: 0,
    });
  });

  test('are at most four; the rest are counted', () => {
    const { solutions, tooMany } = chosenSolutions(idsOf(catalogue), catalogue);
    expect(idsOf(solutions)).toEqual(['a', 'b', 'c', 'd']);
    expect(solutions).toHaveLength(mostCompared);
    expect(tooMany).toBe(2);
  });

  test('leave out unknown ids, and count them', () => {
    const { solutions, unknown, tooMany } = chosenSolutions(['x', 'b', '__proto__'], catalogue);
    expect(idsOf(solutions)).toEqual(['b']);
    expect(unknown).toBe(2);
    expect(tooMany).toBe(0);
  });
});

test.each([
  ['a', ['a', 'b', 'c', 'd']],
  ['c', ['c', 'a', 'b', 'd']],
  ['f', ['f', 'c', 'd', 'e']],
])('%s is compared with its neighbours: %j', (id, compared) => {
  expect(withNeighbours(id, idsOf(catalogue))).toEqual(compared);
});

test('one without neighbours is alone', () => {
  expect(withNeighbours('a', ['a'])).toEqual(['a']);
});
