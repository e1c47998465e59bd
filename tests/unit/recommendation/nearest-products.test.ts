import { describe, expect, it, test } from 'vitest';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import { littleKnownLine, nearestProducts } from '#domain/recommendation/nearest-products';
import type { KnownNeed, Solution } from '#domain/recommendation/solution';
import { needsAssessment as wizard } from '#tests/fixtures/wizards';
import { solutionWith } from '#tests/unit/recommendation/solutions';

const inCanada = {
  id: 'canada',
  label: 'Data in Canada',
  question: 'geography',
  is: ['canada'],
  asked: 'Canada only',
  notConfirmed: 'Not confirmed that data can stay in Canada',
};
const known = (met: KnownNeed['met']): Record<string, KnownNeed> => ({
  canada: { met, says: 'As its maker says', basis: 'editor' },
});
const desktop = (name: string, properties: Partial<Solution> = {}) =>
  solutionWith({ id: name, name, job: 'desktop', targetAudience: ['SMB'], known: 6, ...properties });

const answers = { organizationType: ['smb'], geography: ['canada'], priorities: ['x'], challengeArea: ['daas'] };
const named = (solutions: Solution[], changed: Record<string, string[]> = {}) => {
  const { products, summary } = nearestProducts(wizard, { ...answers, ...changed }, { needs: [inCanada], solutions });
  return { names: products.map(({ solution }) => solution.name), summary };
};

describe('the products', () => {
  it('are those of the area’s jobs, whatever their layer', () => {
    const solutions = [
      desktop('Desk'),
      desktop('Safe', { job: 'backup', category: 'Cybersecurity' }),
      desktop('Link', { job: 'network' }),
      desktop('Dish', { job: 'satellite' }),
      solutionWith({ id: 'page' }),
    ];
    expect(named(solutions).names).toEqual(['Desk']);
    expect(named(solutions, { challengeArea: ['draas'] }).names).toEqual(['Safe']);
    expect(named(solutions, { challengeArea: ['connectivity'] }).names).toEqual(['Dish', 'Link']);
    expect(named(solutions, { challengeArea: ['ccaas'] }).names).toEqual([]);
  });

  it('are ordered by needs missed, then not confirmed, then met on a condition, then by name', () => {
    const solutions = [
      desktop('A', { needs: known(false) }),
      desktop('B'),
      desktop('D', { needs: known('partly') }),
      desktop('F', { needs: known(true) }),
      desktop('E', { needs: known(true) }),
    ];
    expect(named(solutions).names).toEqual(['E', 'F', 'D', 'B']);
    expect(named(solutions, { geography: ['global'] }).names).toEqual(['A', 'B', 'D', 'E']);
  });

  it('come last where fewer than six criteria are known, whatever they meet', () => {
    const solutions = [desktop('A', { known: 5, needs: known(true) }), desktop('B', { needs: known(false) })];
    expect(named(solutions).names).toEqual(['B', 'A']);
  });

  it('have neither a score nor a place', () => {
    const { products } = nearestProducts(wizard, answers, { needs: [inCanada], solutions: [desktop('A')] });
    expect(products).toEqual([expect.objectContaining({ score: null, place: null })]);
  });
});

const order =
  'The fewest needs missed come first, then the fewest not confirmed, then the fewest conditions, then the name.';

test.each<[string, Solution[], Record<string, string[]>, [string, string]]>([
  [
    'nothing does the job',
    [],
    {},
    [
      'Our catalogue describes no product for this work yet. Ask the advisor, and take the requirements document to vendors.',
      '',
    ],
  ],
  [
    'all meet everything',
    [desktop('A', { needs: known(true) }), desktop('B', { needs: known('partly') })],
    {},
    ['Both products meet both needs you stated, one of them with a condition.', order],
  ],
  [
    'some meet everything',
    [desktop('A', { needs: known(true) }), desktop('B'), desktop('C')],
    {},
    ['One of these three products meets both needs you stated.', order],
  ],
  [
    'none meets everything',
    [desktop('A', { needs: known(false) }), desktop('B', { needs: known(false), known: 2 })],
    {},
    ['Neither of these two products meets both needs you stated.', `${order} Those of which we know little come last.`],
  ],
  [
    'none is confirmed to, and little is known of all',
    [desktop('A', { known: 1 }), desktop('B', { known: 2 }), desktop('C', { known: 2 })],
    {},
    [
      'None of these three products is confirmed to meet both needs you stated.',
      `${order} Little is known to us of any of them yet, so put your questions to the vendors first.`,
    ],
  ],
  [
    'no need is stated',
    ['A', 'B', 'C', 'D', 'E'].map((name) => desktop(name)),
    { geography: ['global'], organizationType: ['government'] },
    [
      'Your answers state no need that tells these products apart.',
      'Our catalogue describes five products for this work; the first four are shown. They stand in the order of their names.',
    ],
  ],
  [
    'there is one',
    [desktop('A')],
    {},
    [
      'This product is not confirmed to meet both needs you stated.',
      'It is the only product for this work in our catalogue.',
    ],
  ],
  [
    'they do different jobs',
    [desktop('A', { job: 'network' }), desktop('B', { job: 'satellite' })],
    { challengeArea: ['connectivity'], geography: ['global'] },
    [
      'Both products meet the one need you stated.',
      `These do different jobs, and you may need several: network and satellite link. ${order}`,
    ],
  ],
])('the sentences where %s', (_, solutions, changed, [headline, detail]) => {
  expect(named(solutions, changed).summary).toEqual({ headline, detail });
});

test('how little is known is counted of the criteria of its layer', () => {
  const criterion = (layers: AdviceCriterion['layers']): AdviceCriterion => ({
    id: 'x',
    label: '',
    because: '',
    question: '',
    evidence: '',
    layers,
    order: 1,
    raisedBy: [],
  });
  const criteria = [...Array.from({ length: 7 }, () => criterion(['Infrastructure'])), criterion(['Cybersecurity'])];
  expect(littleKnownLine(desktop('A', { known: 1 }), criteria)).toBe(
    'So far we have a source for one of the seven criteria that concern it.',
  );
  expect(littleKnownLine(desktop('A', { known: 6 }), criteria)).toBe('');
});
