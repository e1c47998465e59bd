import { expect, test } from 'vitest';
import type { Fact } from '#domain/content/fact';
import { wizardSchema } from '#domain/content/wizard';
import type { AdviceCriterion } from '#domain/recommendation/advice';
import { openFacts, type WrittenSolution } from '#domain/recommendation/open-facts';
import type { Need } from '#domain/recommendation/solution';
import { solutionWith } from '#tests/unit/recommendation/solutions';

/* A wizard with 160 sets of answers: 2 sizes × 2 places × 10 choices of priorities × 4 challenges with their detail. */

const question = (
  id: string,
  options: { value: string; layer?: string; keywords?: string[] }[],
  properties: object = {},
) => ({
  id,
  step: 'questions',
  label: 'Which?',
  summaryLabel: id,
  choose: 'one',
  required: 'Choose one.',
  options: options.map((option) => ({ label: option.value, ...option })),
  ...properties,
});

const priorities = question(
  'priorities',
  [
    { value: 'calls', layer: 'Customer Experience', keywords: ['calls'] },
    { value: 'safety', layer: 'Cybersecurity', keywords: ['safety'] },
    { value: 'backup', layer: 'Infrastructure', keywords: ['backup'] },
    { value: 'sites', layer: 'Infrastructure', keywords: ['sites'] },
  ],
  { choose: 'several', atMost: 2 },
);

const wizard = wizardSchema.parse({
  title: 'Finder',
  subtitle: 'Finds what is needed',
  crmTag: 'FINDER',
  steps: [
    { id: 'questions', kind: 'questions', title: 'Questions', description: 'What is needed' },
    { id: 'results', kind: 'results', title: 'Results', description: 'What fits' },
  ],
  questions: [
    question('organizationType', [{ value: 'SMB' }, { value: 'Enterprise' }]),
    question('geography', [{ value: 'canada' }, { value: 'global' }]),
    priorities,
    question('challengeArea', [
      { value: 'cybersecurity', layer: 'Cybersecurity', keywords: ['safety'] },
      { value: 'just-browsing' },
    ]),
    question('cloudPreference', [{ value: 'private' }, { value: 'not-sure' }], {
      required: undefined,
      whenUnanswered: 'not-sure',
      askedWhen: { question: 'challengeArea', is: ['cybersecurity'] },
    }),
  ],
});

const need = (id: string, of: string, is: string, properties: Partial<Need> = {}): Need => ({
  id,
  label: id,
  question: of,
  is: [is],
  asked: id,
  notConfirmed: `Not confirmed that it is ${id}`,
  ...properties,
});
const canada = need('canada', 'geography', 'canada', { criterion: 'data' });
const privately = need('private', 'cloudPreference', 'private', { criterion: 'hosting' });

const criterion = (id: string, layers: AdviceCriterion['layers'] = ['Cybersecurity', 'Infrastructure']) => ({
  id,
  label: id,
  because: `its ${id}`,
  question: `${id}?`,
  evidence: 'A document.',
  order: 1,
  layers,
  raisedBy: [],
});
const criteria = [criterion('data'), criterion('hosting'), criterion('price')];

const fact = (finding: Fact['finding']): Fact => ({
  finding,
  brief: 'as it says',
  says: 'It is so, as its page says.',
  source: { url: 'https://vendor.example/page', title: 'A page' },
  read: '2026-11-22',
  published: 'undated',
});
const says = 'It is as it is said here';
const met = (basis: string) => ({ met: 'yes', brief: 'as it says', says, basis }) as const;
const missed = (basis: string) => ({ met: 'no', brief: 'as it says', says, basis }) as const;

const solution = (id: string, properties: Partial<WrittenSolution>): WrittenSolution => {
  const sizes = { targetAudience: ['SMB', 'Enterprise'] } as const;
  return { ...solutionWith({ id, name: id.toUpperCase(), ...sizes }), ...properties, needs: properties.needs ?? {} };
};
/** A candidate for every set of answers. */
const shield = (needs: WrittenSolution['needs'] = {}) =>
  solution('shield', {
    category: 'Cybersecurity',
    keywords: ['safety'],
    cases: [
      { case: 'cybersecurity', order: 1 },
      { case: 'no-match', order: 1 },
    ],
    needs,
  });
/** Shown where a priority asks for its layer and it answers that priority. */
const vault = (needs: WrittenSolution['needs'] = {}) => solution('vault', { keywords: ['backup'], needs });
const depot = (needs: WrittenSolution['needs'] = {}) => solution('depot', { keywords: ['sites'], needs });

/**
 * The answers 'canada', in half of all sets, and 'private', in a third of the half with the challenge that asks for it.
 */
const [inCanada, inPrivate] = [80, 40];

test.each<[string, Partial<Parameters<typeof openFacts>[1]>, [string, string, number][]]>([
  [
    'each ranking that shows a solution with an open need counts',
    { solutions: [shield()] },
    [
      ['shield', 'data', inCanada],
      ['shield', 'hosting', inPrivate],
    ],
  ],
  [
    'a known fact is not open',
    { solutions: [shield()], facts: { shield: { data: fact('yes'), hosting: fact('no') } } },
    [],
  ],
  [
    '… nor is one with a partial finding',
    { solutions: [shield()], needs: [canada], facts: { shield: { data: fact('partly') } } },
    [],
  ],
  [
    'a fact about another solution does not close it',
    { solutions: [shield()], needs: [canada], facts: { vault: { data: fact('yes') } } },
    [['shield', 'data', inCanada]],
  ],
  [
    'a need judged by the editor is not open',
    { solutions: [shield({ canada: met('editor'), private: missed('editor') })] },
    [],
  ],
  [
    'a need whose fact no longer counts is open, under the criterion in the solution’s file',
    { solutions: [shield({ canada: met('data'), private: met('price') })] },
    [
      ['shield', 'data', inCanada],
      ['shield', 'price', inPrivate],
    ],
  ],
  [
    'a need without a criterion is for the editor',
    { solutions: [shield()], needs: [need('private', 'cloudPreference', 'private')] },
    [],
  ],
  [
    'two needs with one criterion are one open fact',
    { solutions: [shield()], needs: [canada, need('north', 'geography', 'canada', { criterion: 'data' })] },
    [['shield', 'data', inCanada]],
  ],
  [
    'a criterion is open in the layers that it applies to',
    { solutions: [shield()], criteria: [criterion('data', ['Infrastructure']), criterion('hosting')] },
    [['shield', 'hosting', inPrivate]],
  ],
  [
    'a need is stated in the layers that it applies to',
    { solutions: [shield()], needs: [{ ...canada, layers: ['Infrastructure'] }] },
    [],
  ],
  [
    'no ranking waits for a fact of a solution that it does not show',
    { solutions: [shield(), depot()].slice(1), needs: [privately] },
    [['depot', 'hosting', 28]],
  ],
  [
    // Seven of the ten selections of priorities add the layer.
    'a solution that fills a layer counts where a priority adds the layer',
    { solutions: [shield({ canada: met('editor') }), vault()], needs: [canada] },
    [['vault', 'data', 0.7 * inCanada]],
  ],
  [
    // Three of the ten selections have backup alone; in the one with sites, the depot wins by its name or by the
    // answer.
    'of two that could fill it, only the shown one counts',
    { solutions: [shield({ canada: met('editor') }), vault(), depot()], needs: [canada] },
    [
      ['depot', 'data', 0.4 * inCanada],
      ['vault', 'data', 0.3 * inCanada],
    ],
  ],
  [
    'a solution known to miss a need fills no layer',
    { solutions: [shield({ canada: met('editor') }), vault(), depot({ canada: missed('editor') })], needs: [canada] },
    [['vault', 'data', 0.7 * inCanada]],
  ],
  [
    'ties are ordered by name, then by the criteria',
    {
      solutions: [shield(), { ...shield(), id: 'guard', name: 'GUARD' }],
      needs: [canada, need('cheap', 'geography', 'canada', { criterion: 'price' })],
      criteria: criteria.toReversed(),
    },
    [
      ['guard', 'price', inCanada],
      ['guard', 'data', inCanada],
      ['shield', 'price', inCanada],
      ['shield', 'data', inCanada],
    ],
  ],
  [
    // One of four priorities, alone or beside another: four of ten selections.
    'a need that a priority states counts where it is stated',
    { solutions: [shield()], needs: [need('quick', 'priorities', 'backup', { criterion: 'data' })] },
    [['shield', 'data', 64]],
  ],
])('%s', (_, source, expected) => {
  const { open, rankings } = openFacts(wizard, {
    needs: [canada, privately],
    criteria,
    facts: {},
    solutions: [],
    ...source,
  });
  expect(open.map((each) => [each.solution.id, each.criterion.id, each.rankings])).toEqual(expected);
  expect(rankings).toBe(160);
});
