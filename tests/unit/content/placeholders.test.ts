import { expect, test } from 'vitest';
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
