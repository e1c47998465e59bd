import { expect, test } from 'vitest';
import { withAgencyName } from '#domain/agency-name';

const day = new Date('2026-11-22');

test.each([
  ['a text', 'About {agency}', 'About Acme $& Co'],
  ['a text that has it twice', '{agency}, {agency}', 'Acme $& Co, Acme $& Co'],
  ['a list', ['{agency}', 1], ['Acme $& Co', 1]],
  ['nested values', { steps: [{ text: 'Yes, {agency} may' }] }, { steps: [{ text: 'Yes, Acme $& Co may' }] }],
  ['no text', { day, none: null, count: 2 }, { day, none: null, count: 2 }],
  ['another placeholder', '{month of phipa}', '{month of phipa}'],
])('%s has the name in the place of {agency}', (_, content, named) => {
  expect(withAgencyName(content, 'Acme $& Co')).toEqual(named);
});
