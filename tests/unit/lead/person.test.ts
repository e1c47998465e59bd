import { expect, test } from 'vitest';
import { personOf } from '#domain/lead/person';

const ada = { email: 'ada@bank.example', name: 'ada bell' };

test.each([
  [{ firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example' }, ada],
  [{ fullName: 'Ada Bell', email: 'ada@bank.example' }, ada],
  [{ firstName: ' ADA', lastName: 'bell ', email: 'Ada@BANK.example ' }, ada],
  [{ fullName: 'Ada \u00a0 Bell', email: 'ada@bank.example' }, ada],
  [
    { fullName: 'E\u0301lodie Roy', email: 'roy@bank.example' },
    { email: 'roy@bank.example', name: '\u00e9lodie roy' },
  ],
])('%j are %j', (details, person) => {
  expect(personOf(details)).toEqual(person);
});
