import { describe, expect, it, test } from 'vitest';
import { catalogueErrors } from '#domain/content/checks/catalogue';
import { printedErrors } from '#domain/content/error';
import type { SolutionEntry } from '#domain/content/solution';
import { fallbackCaseNames } from '#domain/recommendation/cases';
import { facts, industries, needs, providers, solutionEntries } from '#tests/fixtures/content';
import { asEntries } from '#tests/fixtures/entries';
import { repeatedIn } from '#tests/fixtures/repeated';

const entries = [...solutionEntries].map(([id, entry]) => ({ id, ...entry }));

const candidatesOf = (name: string) =>
  entries
    .flatMap(({ id, provider, cases }) =>
      cases.filter((standing) => standing.case === name).map(({ order }) => ({ id, provider, order })),
    )
    .toSorted((a, b) => a.order - b.order);

describe.each(fallbackCaseNames)('the candidates of %s', (name) => {
  const candidates = candidatesOf(name);

  it('come from at least five providers', () => {
    expect(new Set(candidates.map(({ provider }) => provider)).size).toBeGreaterThanOrEqual(5);
  });

  it('name no solution twice', () => {
    expect(repeatedIn(candidates.map(({ id }) => id))).toEqual([]);
  });
});

test.each([
  ['contact-center-smb', 'SMB'],
  ['contact-center-mid-market', 'Mid-Market'],
  ['contact-center-larger', 'Enterprise'],
] as const)('the candidates of %s are made for %s', (name, size) => {
  const others = candidatesOf(name).filter(({ id }) => !solutionEntries.get(id)?.targetAudience.includes(size));
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('conversational AI is a candidate for AI, not for a contact centre', () => {
  const candidates = entries.filter(({ job }) => job === 'conversational-ai');
  expect(candidates.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(candidates.flatMap(({ cases }) => cases.map((entry) => entry.case)))]).toEqual(['ai-automation']);
});

describe('an error in the catalogue', () => {
  const [[id, entry] = []] = solutionEntries;
  if (!id || !entry) throw new Error('The catalogue is empty.');
  const told = (solutions: ReadonlyMap<string, SolutionEntry>) =>
    printedErrors(
      catalogueErrors({
        solutions: asEntries('solutions', solutions),
        facts: asEntries('facts', facts),
        needs: asEntries('needs', new Map(needs.map((need) => [need.id, need as never]))),
      }),
    );
  const errorsWith = (changed: Partial<SolutionEntry>, name = id) =>
    told(new Map([...solutionEntries, [name, { ...entry, ...changed }]]));
  const says = 'Runs on your own servers';
  const brief = 'on your own servers';

  it.each([
    ['a need that does not exist', { moon: { met: 'yes', brief, says, basis: 'editor' } }, "there is no 'moon'"],
    [
      'a no that nobody has read',
      { canada: { met: 'no', brief, says, basis: 'editor' } },
      "it says 'no' on the editor’s",
    ],
    ['a basis without a fact', { canada: { met: 'yes', brief, says, basis: 'moon' } }, 'has no such fact'],
  ] as const)('is %s', (_, changed, message) => {
    expect(errorsWith({ needs: changed })).toContain(message);
  });

  it('is a need that its fact contradicts', () => {
    const [solution = '', known = {}] = [...facts].find(([, each]) => each['data-in-canada']?.finding === 'no') ?? [];
    expect(known['data-in-canada']?.finding).toBe('no');
    const own = solutionEntries.get(solution);
    const wrong = { canada: { met: 'yes', brief, says, basis: 'data-in-canada' } } as const;
    expect(errorsWith({ ...own, needs: wrong }, solution)).toContain(
      "it says 'yes', and the fact 'data-in-canada' says 'no'",
    );
  });

  it('is a fact that says yes beside a no of its own need, and not beside a no of another', () => {
    const [solution = ''] = [...facts].find(([, each]) => each['private-or-on-premises']?.finding === 'yes') ?? [];
    const own = solutionEntries.get(solution);
    const missed = { met: 'no', brief, says, basis: 'private-or-on-premises' } as const;
    const error = "it says 'no', and the fact 'private-or-on-premises' says 'yes'";
    expect(errorsWith({ ...own, needs: { private: missed } }, solution)).toContain(error);
    expect(errorsWith({ ...own, needs: { ...own?.needs, 'public-cloud': missed } }, solution)).not.toContain(error);
    // Nor may a fact of another question stand behind a no.
    const [french = ''] = [...facts].find(([, each]) => each['french']?.finding === 'yes') ?? [];
    const unrelated = { met: 'no', brief, says, basis: 'french' } as const;
    expect(errorsWith({ ...solutionEntries.get(french), needs: { 'public-cloud': unrelated } }, french)).toContain(
      "it says 'no', and the fact 'french' says 'yes'",
    );
  });

  it('is none where a fact says that the need is met in part, whichever way the editor judges that', () => {
    const [solution = ''] = [...facts].find(([, each]) => each['private-or-on-premises']?.finding === 'partly') ?? [];
    const own = solutionEntries.get(solution);
    for (const met of ['yes', 'no'] as const)
      expect(
        errorsWith({ ...own, needs: { private: { met, brief, says, basis: 'private-or-on-premises' } } }, solution),
      ).not.toContain("the fact 'private-or-on-premises' says");
  });

  it('is a fact that answers a need, where the product does not say so', () => {
    const [solution = ''] = [...facts].find(([, each]) => each['data-in-canada']?.finding === 'no') ?? [];
    const own = solutionEntries.get(solution);
    const others = Object.fromEntries(Object.entries(own?.needs ?? {}).filter(([need]) => need !== 'canada'));
    expect(errorsWith({ ...own, needs: others }, solution)).toContain(
      `src/content/facts/${solution}.yaml\n  data-in-canada: it says 'no', and src/content/solutions/${solution}.md has no need 'canada'`,
    );
    expect(told(solutionEntries)).not.toContain('has no need');
  });

  it('is an order that two candidates have', () => {
    const [first] = candidatesOf('no-match');
    const cases = [{ case: 'no-match', order: first?.order ?? 0 }] as const;
    expect(errorsWith({ cases: [...cases] }, 'another')).toContain(
      `src/content/solutions/another.md\n  cases, entry 1, order: both this and src/content/solutions/${first?.id}.md are number ${first?.order} of 'no-match'`,
    );
  });

  it('is a situation with too many candidates, or too few', () => {
    const added = Array.from({ length: 13 }, (_, index): [string, SolutionEntry] => [
      `another-${index}`,
      { ...entry, cases: [{ case: 'no-match', order: 1 }] },
    ]);
    expect(told(new Map(added))).toContain('has 13 candidates, and needs 6 to 12');
    expect(told(new Map(added.slice(0, 1)))).toMatch(/has 1 candidates, and needs 6 to 12/);
  });

  it('is a benefit that two products claim', () => {
    expect(errorsWith({}, 'another')).toContain(`and src/content/solutions/${id}.md say '${entry.benefits[0]}'`);
  });
});

test('no need is met by what was once so: a past sentence is met in part at most', () => {
  const past = entries.flatMap(({ id, needs: known }) =>
    Object.entries(known).flatMap(([need, { met, says }]) =>
      met === 'yes' && /^(Was|Were|Had)\b/.test(says) ? [`${id}: ${need}`] : [],
    ),
  );
  expect(past).toEqual([]);
});

test('there are at least 24 solutions', () => {
  expect(entries.length).toBeGreaterThanOrEqual(24);
});

test('no name stands twice: equal scores are ordered by it', () => {
  expect(repeatedIn(entries.map(({ name }) => name.toLowerCase()))).toEqual([]);
});

test.each(entries)('$id refers to a provider and to industries that exist', ({ provider, industries: usedIn }) => {
  expect([...providers.keys()]).toContain(provider);
  expect(usedIn.filter((id) => !industries.has(id))).toEqual([]);
});

test.each(entries)('$id lists nothing twice', ({ targetAudience, industries: usedIn, keywords, benefits }) => {
  for (const list of [targetAudience, usedIn, keywords, benefits]) expect(repeatedIn<string>(list)).toEqual([]);
});

test('each layer has a solution, so that no layer of the drawing is always empty', () => {
  expect([...new Set(entries.map(({ category }) => category))].sort()).toEqual([
    'AI & Automation',
    'Communications',
    'Customer Experience',
    'Cybersecurity',
    'Infrastructure',
  ]);
});

test('each size has solutions to be recommended', () => {
  for (const size of ['SMB', 'Mid-Market', 'Enterprise'] as const)
    expect(entries.filter(({ targetAudience }) => targetAudience.includes(size)).length).toBeGreaterThanOrEqual(3);
});
