import { expect, test } from 'vitest';
import { forWhom } from '#domain/obligations/for-whom';
import { obligationsOf } from '#domain/obligations/obligations';
import { situationOf } from '#domain/obligations/situation';
import { finance, rule } from '#tests/unit/obligations/rules';

const rules = [
  rule('everybody'),
  rule('banks', { binds: [{ industry: 'financial-services', kinds: ['bank'] }] }),
  rule('banks-later', { binds: [{ industry: 'financial-services', kinds: ['bank'] }], status: 'coming' }),
  rule('abroad', { jurisdictions: ['united-states'] }),
];
const obligations = obligationsOf(rules, situationOf('financial-services', [finance], { geography: 'canada' })!);
const whom = (...ids: string[]) =>
  forWhom(
    rules.filter(({ id }) => ids.includes(id)),
    obligations,
    'Binds everybody',
  );

test('rules that bind the same say so once', () => {
  expect(whom('everybody')).toEqual(['Binds everybody']);
  expect(whom('banks', 'banks-later')).toEqual(['For banks only']);
});

test('rules that bind others each say whom, and those of another place nothing', () => {
  expect(whom('everybody', 'banks')).toEqual(['EVERYBODY: binds everybody', 'BANKS: for banks only']);
  expect(whom('banks', 'abroad')).toEqual(['BANKS: for banks only']);
  expect(whom('abroad')).toEqual([]);
});
