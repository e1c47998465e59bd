import { expect, test } from 'vitest';
import { catalogueFigures } from '#domain/content/catalogue-figures';
import { placeholdersOf, withPlaceholders } from '#domain/content/placeholders';

const day = new Date('2026-11-22');
const placeholders = placeholdersOf('Acme $& Co', { savingsShare: 25, efficiencyGain: 30 });

test.each([
  ['a text', 'About {agency}', 'About Acme $& Co'],
  ['a text that has it twice', '{agency}, {agency}', 'Acme $& Co, Acme $& Co'],
  ['a list', ['{agency}', 1], ['Acme $& Co', 1]],
  ['nested values', { steps: [{ text: 'Yes, {agency} may' }] }, { steps: [{ text: 'Yes, Acme $& Co may' }] }],
  ['no text', { day, none: null, count: 2 }, { day, none: null, count: 2 }],
  ['another placeholder', '{month of phipa} {constructor}', '{month of phipa} {constructor}'],
])('%s has the name in the place of {agency}', (_, content, named) => {
  expect(withPlaceholders(content, placeholders)).toEqual(named);
});

test('the rule of thumb stands in texts as the calculator shows it', () => {
  expect(withPlaceholders('{roi share}, {roi percent}, {roi payback}, {roi gain}', placeholders)).toBe(
    '25%, 25.0%, 4.0 months, 30%',
  );
});

test('a placeholder that a paragraph breaks into two lines is filled in', () => {
  expect(withPlaceholders('of {roi\n  share}', placeholders)).toBe('of 25%');
});

test('the figures of the catalogue are counted: of each criterion they add up to the products, stale facts left out', () => {
  const fact = (finding: 'yes' | 'partly' | 'no', read = '2026-11-01') => ({ finding, read });
  const counted = {
    products: ['a', 'b', 'c', 'd'],
    criteria: ['canada', 'french'],
    rules: [
      { official: { url: 'https://a.example/', read: '2026-11-01' } },
      { official: { url: 'https://b.example/' } },
    ],
    providers: [{ directory: true }, { directory: false }, {}, { directory: true }],
    facts: [
      { canada: fact('yes'), french: fact('no') },
      { canada: fact('partly') },
      { canada: fact('yes', '2026-01-01') },
    ],
  };
  expect(catalogueFigures(counted, day)).toEqual({
    products: '4',
    criteria: '2',
    rules: '2',
    'rules read': '1',
    'listed providers': '2',
    facts: '3',
    unknown: '5',
    'yes on canada': '1',
    'partly on canada': '1',
    'no on canada': '0',
    'open on canada': '2',
    'yes on french': '0',
    'partly on french': '0',
    'no on french': '1',
    'open on french': '3',
  });
});
