import type { Field } from '@sveltia/cms';
import { check } from 'prettier';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { filesOf, kinds } from '#tests/unit/admin/content';
import { fieldsOfKind } from '#admin/config';
import { fileFormat } from '#admin/file-format';
import { isRecord } from '#domain/record';

/* What the editing screen reads and writes, on every file of content that is there. */

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  const { fromFile, toFile } = fileFormat(kind.schema, kind);
  const fields = fieldsOfKind(kind);

  test('is saved as it was', () => {
    // The screen trims a file before it reads it.
    for (const { file, text } of filesOf(kind)) expect(toFile(fromFile(text.trim())), file).toBe(text);
  });

  test('is saved as it was with everything that the screen fills in', () => {
    for (const { file, text } of filesOf(kind)) expect(toFile(filled(fields, fromFile(text.trim()))), file).toBe(text);
  });

  test('is written anew as the build reads it, in the form that the project has', async () => {
    for (const { file, text } of filesOf(kind).slice(0, 2)) {
      const written = toFile({ ...fromFile(text.trim()), __source: '' });
      // Every reader of YAML has to find the same: the first version of it takes more for dates, numbers and 'yes'.
      const [now, before] = [written, text].map((each) => (kind.hasBody ? (each.split(/^---$/m)[1] ?? '') : each));
      expect(kind.schema.parse(parse(now ?? '', { version: '1.1' })), file).toEqual(
        kind.schema.parse(parse(before ?? '')),
      );
      expect(await check(written, { filepath: file, printWidth: 120, singleQuote: true }), file).toBe(true);
    }
  });
});

type Shown = Record<string, unknown>;

/**
 * Returns what the screen holds when it saves: it has put a value into every field (Sveltia CMS, `populateDefaultValue`),
 * and trimmed each text.
 */
function filled(fields: readonly Field[], shown: Shown): Shown {
  const all = (fields as (Field & Record<string, unknown>)[]).map((field): [string, unknown] => {
    const value = shown[field.name];
    const inside = (each: Shown) => filled(insideOf(field, each), each);
    if (Array.isArray(value))
      return [
        field.name,
        value.map((each: unknown) => (isRecord(each) ? inside(each) : typeof each === 'string' ? each.trim() : each)),
      ];
    if (isRecord(value)) return [field.name, inside(value)];
    if (typeof value === 'string') return [field.name, value.trim()];
    return [field.name, value ?? field['default'] ?? emptyOf(field)];
  });
  return { ...shown, ...Object.fromEntries(all) };
}

function insideOf(field: Record<string, unknown>, value: Shown): Field[] {
  const types = field['types'] as { name: string; fields?: Field[] }[] | undefined;
  const type = types?.find(({ name }) => name === value[String(field['typeKey'])]);
  return (type?.fields ?? field['fields'] ?? []) as Field[];
}

function emptyOf(field: Record<string, unknown>): unknown {
  if (field['widget'] === 'boolean') return false;
  if (field['widget'] === 'list' || field['multiple']) return [];
  return field['widget'] === 'number' || field['widget'] === 'object' ? null : '';
}

describe('a file that the build would not take', () => {
  const schema = z.strictObject({
    title: z.string().min(5).max(20).describe('The name on the page.'),
    only: z.literal(true).optional(),
    date: z.iso.date().nullable(),
    tags: z.array(z.string()),
    pairs: z.record(z.string(), z.string()).optional(),
  });
  const { fromFile, toFile } = fileFormat(schema, { hasBody: true, isGroup: false });

  test('is refused in the words of its schema', () => {
    const shown = { ...fromFile('---\ntitle: A page\ndate: null\ntags: []\n---\n'), title: 'A' };
    expect(() => toFile(shown)).toThrow('title: has 1 character, and it takes at least 5. The name on the page.');
  });

  test('is none for what the screen leaves empty', () => {
    const shown = { title: 'A page', only: false, date: '', tags: [], pairs: [], body: '' };
    expect(toFile(shown)).toBe('---\ntitle: A page\ndate: null\ntags: []\n---\n');
  });

  test('groups with free names are lists of entries on the screen', () => {
    const text = '---\ntitle: A page\ndate: null\ntags: []\npairs:\n  one: first\n---\n\nWords.\n';
    const shown = fromFile(text.trim());
    expect(shown['pairs']).toEqual([{ key: 'one', value: 'first' }]);
    expect(
      toFile({
        ...shown,
        pairs: [
          { key: 'one', value: 'first' },
          { key: 'two', value: 'second' },
        ],
        body: 'Words, new.',
      }),
    ).toBe('---\ntitle: A page\ndate: null\ntags: []\npairs:\n  one: first\n  two: second\n---\n\nWords, new.\n');
  });
});
