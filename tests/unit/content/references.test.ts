import { expect, test } from 'vitest';
import { brokenReferences, type Reference } from '#domain/content/checks/references';
import { printedErrors } from '#domain/content/error';

const provider: Reference = {
  file: 'src/content/solutions/desk.md',
  field: ['provider'],
  name: 'genesys',
  where: 'src/content/providers',
  known: ['five9', 'genesys'],
};

const many = Array.from({ length: 14 }, (_, index) => `maker-${index}`);

test.each<[string, Reference[], string[]]>([
  ['no references', [], []],
  ['one that leads somewhere', [provider], []],
  [
    'one that leads nowhere, and the name that was meant',
    [{ ...provider, name: 'gensys' }],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'gensys' in src/content/providers. Did you mean 'genesys'?",
    ],
  ],
  [
    'a name in other letters',
    [{ ...provider, name: 'Genesys' }],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'Genesys' in src/content/providers. Did you mean 'genesys'?",
    ],
  ],
  [
    'several, in their order, and the good ones left out',
    [
      { ...provider, name: 'avaya' },
      provider,
      { file: 'b.yaml', field: ['claims', 0, 'claim'], line: 7, name: 'days', where: 'site.yaml', known: ['weeks'] },
    ],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'avaya' in src/content/providers. Use one of: five9, genesys.",
      "b.yaml\n  line 7, claims, entry 1, claim: there is no 'days' in site.yaml. Use one of: weeks.",
    ],
  ],
  [
    'of many names the first twelve, and how many more there are',
    [{ ...provider, known: many }],
    [
      `src/content/solutions/desk.md\n  provider: there is no 'genesys' in src/content/providers. Use one of: ${many.slice(0, 12).join(', ')} and 2 more.`,
    ],
  ],
  [
    'where there is nothing yet',
    [{ ...provider, known: [] }],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'genesys' in src/content/providers. There are none yet: take it out.",
    ],
  ],
])('%s', (_, references, expected) => {
  expect(
    printedErrors(brokenReferences(references))
      .split(/\n(?! )/)
      .filter(Boolean),
  ).toEqual(expected.length === 0 ? [] : expected);
});
