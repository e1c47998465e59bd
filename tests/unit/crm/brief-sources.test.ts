import { expect, test } from 'vitest';
import { briefSourcesOf } from '#domain/crm/brief-sources';
import { smallAdvice as advice, smallWords as words } from '#tests/fixtures/small-brief-sources';
import { solutionWith } from '#tests/unit/recommendation/solutions';

test('whole files are taken as they are', () => {
  expect(briefSourcesOf(advice, words)).toEqual({ advice, words });
});

test.each([
  ['nothing', null],
  ['a page of an error', '<!doctype html>'],
  ['a list', []],
  ['no version', { ...advice, version: undefined }],
  ['no solutions', { ...advice, solutions: [] }],
  ['a solution without its name', { ...advice, solutions: [{ ...solutionWith(), name: undefined }] }],
  ['criteria that are no list', { ...advice, criteria: {} }],
  ['no facts', { ...advice, facts: undefined }],
])('an advice that is %s is none, and the words stand', (_, damaged) => {
  expect(briefSourcesOf(damaged, words)).toEqual({ advice: null, words });
});

test.each([
  ['nothing', null],
  ['a page of an error', '<!doctype html>'],
  ['wizards that are no list', { ...words, wizards: {} }],
  ['a wizard that is none', { ...words, wizards: [null] }],
  ['a wizard without questions', { ...words, wizards: [{ crmTag: 'A', steps: [] }] }],
  ['a wizard without steps', { ...words, wizards: [{ crmTag: 'A', questions: [] }] }],
  ['no industries', { wizards: words.wizards }],
])('words that are %s are none, and the advice stands', (_, damaged) => {
  expect(briefSourcesOf(advice, damaged)).toEqual({ advice, words: null });
});
