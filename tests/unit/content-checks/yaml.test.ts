import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from '#content-checks/yaml';

/** Returns the fields of a content file as they are written. */
function fieldsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.yaml') ? text : (/^---\n([^]*?)\n---/.exec(text)?.[1] ?? '');
}

test('the fast parser reads the fields of every content file like the one that reports errors', () => {
  const files = globSync('src/content/**/*.{md,mdx,yaml}');
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) expect(readYaml(fieldsOf(file), 0).data, file).toEqual(parse(fieldsOf(file)));
});

test.each([
  ['whole numbers and shares', 'a: 12\nb: 0.25\nc: -3\nd: 1e3'],
  ['what looks like a number, and is none', 'a: 0123\nb: 1_000\nc: 12:30\nd: 1.2.3\ne: +14165550142'],
  ['days, which are texts', 'a: 2026-11-24\nb: 2026-11-24T10:00:00Z'],
  ['yes, no, on and off, which are texts', 'a: yes\nb: No\nc: on\nd: OFF'],
  ['true, false and nothing', 'a: true\nb: False\nc: null\nd: ~\ne:'],
  ['long texts', 'a: >-\n  one\n  two\n\n  three\nb: |\n  four\n   five\n'],
  ['texts in quotation marks', `a: 'it''s: #1'\nb: "one\\ntwo \\u00e9"`],
  ['a value that stands for another', 'a: &x [1, 2]\nb: *x'],
  ['nothing at all', ''],
  ['a merge, which is a field like others', 'a: { <<: b }'],
])('%s are the same to both parsers', (_, text) => {
  expect(readYaml(text, 0).data).toEqual(parse(text));
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
