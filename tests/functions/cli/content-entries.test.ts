import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { contentEntries, readFields } from '#netlify/cli/content-entries';

let folder = '';
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  writeFileSync(file('b.yaml'), "name: 'B'\n");
  writeFileSync(file('a.md'), '---\nname: A\n---\n\nThe text.\n\n---\n\nMore of it.\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['b.yaml', { data: { name: 'B' }, body: '' }],
  ['a.md', { data: { name: 'A' }, body: '\nThe text.\n\n---\n\nMore of it.\n' }],
])('%s has fields, and a text where it has lines around them', (name, expected) => {
  expect(readFields(file(name))).toEqual(expected);
});

test('the entries of a folder are told by name, with their files', () => {
  expect(contentEntries(folder, z.strictObject({ name: z.string() }))).toEqual([
    { id: 'a', file: file('a.md'), data: { name: 'A' } },
    { id: 'b', file: file('b.yaml'), data: { name: 'B' } },
  ]);
});

test('fields that do not fit are an error', () => {
  expect(() => contentEntries(folder, z.strictObject({ name: z.literal('A') }))).toThrow(z.ZodError);
});
