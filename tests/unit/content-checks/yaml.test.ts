import { expect, test } from 'vitest';
import { readYaml } from '#content-checks/yaml';

test.each([
  ['whole numbers and shares', 'a: 12\nb: 0.25\nc: -3', { a: 12, b: 0.25, c: -3 }],
  ['days, yes and no, which are texts', 'a: 2026-11-24\nb: yes\nc: OFF', { a: '2026-11-24', b: 'yes', c: 'OFF' }],
  ['true, false and nothing', 'a: true\nb: False\nc: null\nd:', { a: true, b: false, c: null, d: null }],
  ['long texts', 'a: >-\n  one\n  two\nb: |\n  four\n   five\n', { a: 'one two', b: 'four\n five\n' }],
  ['nothing at all', '', null],
])('%s are read as editors mean them', (_, text, fields) => {
  expect(readYaml(text, 0).data).toEqual(fields);
});

test.each([
  ['a line in quotation marks', 'a:\n  b: "one\ntwo"', 'a quotation mark is opened and not closed'],
  ['a line in brackets', 'a:\n  - { b: 1,\nc: 2 }', 'begins too far left or right, or a bracket above is not closed'],
])('%s that begins too far left is an error, as for the editing screen', (_, text, what) => {
  expect(readYaml(text, 0).errors.map((error) => error.what)).toEqual([what]);
});

test('lines are those of the file, also where they are only computed on request', () => {
  const { lineOf } = readYaml('a: 1\nb:\n  - c: 2\n  - c: 3\n', 10);
  expect([['a'], ['b', 1, 'c'], ['b', 7], ['d']].map(lineOf)).toEqual([11, 14, 12, undefined]);
});

test.each([
  ['a text', 'a: Acme Canada #1 choice', "'#1 choice'", 11],
  ['a text of several lines', 'a: Acme\n  Canada # one', "'# one'", 12],
  ['a text in a list', 'a:\n  - one\n  - two # three', "'# three'", 13],
  ['a text in brackets', 'a: [one, two # three\n  ]', "'# three'", 11],
  ['nothing but that', 'a: #1 choice', "'#1 choice'", 11],
  ['a day', 'a: 2026-11-24 # read', "'# read'", 11],
])('what a # cuts off is an error with its line: %s', (_, text, comment, line) => {
  expect(readYaml(text, 10).errors).toEqual([
    {
      line,
      what: `${comment} is left out: a # behind a space begins a comment`,
      fix: 'Put the whole value into quotation marks, or the comment on a line of its own.',
    },
  ]);
});

test.each([
  'a: "Acme #1 choice"',
  "a: 'Acme' # checked",
  'a: Acme#1',
  '# checked\na: Acme\n# and\nb: Acme',
  'a: >- # folded\n  one # two',
  'a: # several\n  b: Acme',
  'a: 12 # percent',
  'a: true # always',
  'a:\n  # one\n  - Acme',
])('a # that cuts nothing off is none: %j', (text) => {
  expect(readYaml(text, 0).errors).toEqual([]);
});

test('an error is in an editor’s words, and there is no data', () => {
  expect(readYaml('a: 1\na: 2', 10)).toMatchObject({
    data: undefined,
    errors: [{ line: 12, what: 'this field stands twice', fix: 'Keep one of the two.' }],
  });
});

test.each([
  ['in the middle', 'a: 1\n\n---\nb: 2', 13, '---'],
  ['at the end', '---\na: 1\n---\n', 13, '---'],
  ['in the form of three full stops', 'a: 1\n...\nb: 2', 12, '...'],
])('a line that ends the fields %s is an error', (_, text, line, sign) => {
  expect(readYaml(text, 10).errors).toEqual([
    { line, what: `a line of ${sign} stands in the middle`, fix: 'Take it out: this file is all fields.' },
  ]);
});
