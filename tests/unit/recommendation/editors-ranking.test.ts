import { describe, expect, test } from 'vitest';
import { type AskedLayer, filledPlaces, layerPicks } from '#domain/recommendation/editors-ranking';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Solution } from '#domain/recommendation/solution';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* Who fills the places of a case. A letter is a need: m met, p met on a condition, x missed, o not confirmed. */

const standings = { m: 'met', p: 'partly', x: 'missed', o: 'open' } as const;

/** A candidate: its needs, which are its id too, its maker, and how many criteria are known of it. */
type Candidate = [needs: string, provider?: string, known?: number];

const candidate = ([needs, provider = needs, known = 12]: Candidate, index: number): Solution =>
  solutionWith({ id: needs, provider, known, cases: [{ case: 'cybersecurity', order: index + 1 }] });

const standingOf = ({ id }: Solution): NeedStanding[] =>
  [...id].map((letter, index) => ({
    need: String(index),
    label: '',
    standing: standings[letter as keyof typeof standings],
    text: '',
    basis: null,
  }));

/** The candidates in their places and below, as their needs. */
function order(...candidates: Candidate[]): string[] {
  const { top, rest } = filledPlaces(candidates.map(candidate), 'cybersecurity', standingOf);
  return [...top, ...rest].map(({ solution }) => solution.id);
}

describe('the order of candidates', () => {
  test.each<[string, Candidate[], string[]]>([
    ['fewest needs missed', [['xxm'], ['xmm'], ['mmm']], ['mmm', 'xmm', 'xxm']],
    ['then fewest not confirmed', [['oom'], ['omm'], ['mmm']], ['mmm', 'omm', 'oom']],
    ['a miss is worse than two open needs', [['xmm'], ['oom'], ['ppp']], ['ppp', 'oom', 'xmm']],
    ['then fewest met on a condition', [['ppm'], ['pmm'], ['mmm']], ['mmm', 'pmm', 'ppm']],
    ['then as the editor has them', [['mpo'], ['omp'], ['pom'], ['opm']], ['mpo', 'omp', 'pom', 'opm']],
  ])('is by the %s', (_, candidates, expected) => {
    expect(order(...candidates)).toEqual(expected);
  });
});

describe('a place', () => {
  test('goes to nobody of whom fewer than six criteria are known, while another misses as few needs', () => {
    expect(order(['mm', 'A', 5], ['mo', 'B', 6], ['om', 'C', 12], ['oo', 'D', 6], ['xx', 'E', 6])).toEqual([
      'mo',
      'om',
      'oo',
      'mm',
      'xx',
    ]);
    expect(order(['mm', 'A', 5], ['mo', 'B', 6])).toEqual(['mo', 'mm']);
  });

  test('goes to one of whom little is known where it meets every need, and everybody known misses one', () => {
    expect(order(['mm', 'A', 3], ['mx', 'B', 12], ['xm', 'C', 12])).toEqual(['mm', 'mx', 'xm']);
    expect(order(['mo', 'A', 3], ['mx', 'B', 12], ['xm', 'C', 12], ['xx', 'D'])).toEqual(['mx', 'xm', 'xx', 'mo']);
  });

  test('goes to a maker who has none, where that one is as good', () => {
    expect(order(['mmo', 'A'], ['mom', 'A'], ['omm', 'B'], ['moo', 'C'])).toEqual(['mmo', 'omm', 'mom', 'moo']);
  });

  test('goes to the same maker again where every other is worse', () => {
    expect(order(['mmm', 'A'], ['mmp', 'A'], ['mmo', 'B'], ['moo', 'C'])).toEqual(['mmm', 'mmp', 'mmo', 'moo']);
  });
});

describe('the pick of a layer', () => {
  const own = solutionWith({ id: 'm', name: 'A', selfRun: true });
  const hosted = solutionWith({ id: 'o', name: 'B' });
  const picked = (solutions: Solution[], size: string) => {
    const asked: AskedLayer[] = [{ layer: 'Infrastructure', keywords: [] }];
    const { picks, gaps } = layerPicks(solutions, asked, { top: [], rest: [] }, standingOf, size);
    return [...picks.map(({ solution }) => solution.id), ...gaps.map(({ layer }) => layer)];
  };

  test.each(['SMB', 'Mid-Market'])('is nothing that %s would have to run by itself, however well it fits', (size) => {
    expect(picked([own, hosted], size)).toEqual(['o']);
    expect(picked([own], size)).toEqual(['Infrastructure']);
  });

  test('may be that from 250 employees on', () => {
    expect(picked([own, hosted], 'Enterprise')).toEqual(['m']);
  });
});
