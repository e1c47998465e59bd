import { expect, test } from 'vitest';
import { brokenReferences, type Reference } from '#queries/references';

const provider: Reference = {
  file: 'src/content/solutions/desk.md',
  field: 'provider',
  name: 'genesys',
  where: 'src/content/providers',
  known: ['five9', 'genesys'],
};

test.each<[string, Reference[], string[]]>([
  ['no references', [], []],
  ['one that leads somewhere', [provider], []],
  [
    'one that leads nowhere',
    [{ ...provider, name: 'gensys' }],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'gensys' in src/content/providers. Use one of: five9, genesys.",
    ],
  ],
  [
    'a name in other letters',
    [{ ...provider, name: 'Genesys' }],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'Genesys' in src/content/providers. Use one of: five9, genesys.",
    ],
  ],
  [
    'several, in their order, and the good ones left out',
    [
      { ...provider, name: 'gensys' },
      provider,
      { file: 'b.yaml', field: 'claim', name: 'days', where: 'site.yaml', known: ['weeks'] },
    ],
    [
      "src/content/solutions/desk.md\n  provider: there is no 'gensys' in src/content/providers. Use one of: five9, genesys.",
      "b.yaml\n  claim: there is no 'days' in site.yaml. Use one of: weeks.",
    ],
  ],
])('%s', (_, references, expected) => {
  expect(brokenReferences(references)).toEqual(expected);
});
