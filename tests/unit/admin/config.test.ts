import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { filesOf, kinds } from '#tests/unit/admin/content';
import { collections } from '#admin/collections';
import { fieldsOfKind, screenConfig } from '#admin/config';
import { fieldsOf, screenName } from '#admin/fields';
import { collectionWords, namesByHand, notEdited, references } from '#admin/words';

/*
 * The fields of the editing screen, held against the schemas as zod's own JSON Schema tells them: another reading than the
 * one that the fields are made from.
 */

/** What a schema says of one field. */
type Said = {
  types: Set<string>;
  hint?: string | undefined;
  isRequired: boolean;
  choices: unknown[];
  limits: Record<string, number>;
  pattern?: string;
};

type Json = z.core.JSONSchema.JSONSchema;

/** Returns what a schema says of each of its fields, by path. Lists add nothing to a path, free names add 'key'. */
function said(schema: z.ZodType): Map<string, Said> {
  const found = new Map<string, Said>();
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const walk = (node: Json, at: string[], isRequired: boolean, hint = node.description): void => {
    const { type, items, properties = {}, required = [], additionalProperties, oneOf, anyOf } = node;
    if (items && typeof items === 'object' && !Array.isArray(items)) return walk(items, at, isRequired, hint);
    const variants = (oneOf ?? anyOf ?? []).filter((each) => (each as Json).type !== 'null') as Json[];
    for (const variant of variants) walk(variant, at, isRequired && variants.length === oneOf?.length, hint);
    for (const [key, field] of Object.entries(properties))
      walk(field as Json, [...at, screenName(key)], required.includes(key));
    if (additionalProperties && typeof additionalProperties === 'object') {
      walk({ type: 'string', ...(node.propertyNames as Json) }, [...at, 'key'], true);
      const isGroup = (additionalProperties as Json).type === 'object';
      walk(additionalProperties as Json, isGroup ? at : [...at, 'value'], true);
    }
    if (at.length === 0 || variants.length > 0) return;
    const limits = Object.entries(node).filter(([key]) => /^(min|max)(Length|imum)$|^multipleOf$/.test(key));
    const known = found.get(at.join('.'));
    found.set(at.join('.'), {
      types: new Set([...(known?.types ?? []), String(type)]),
      hint: known?.hint ?? hint,
      isRequired: isRequired && (known?.isRequired ?? true),
      choices: [...(known?.choices ?? []), ...(node.enum ?? ('const' in node ? [node.const] : []))],
      limits: Object.fromEntries(limits) as Record<string, number>,
      ...(node.pattern ? { pattern: node.pattern } : {}),
    });
  };
  walk(whole, [], true);
  return found;
}

type Known = Record<string, unknown> & { name: string; widget?: string; hint?: string };

/** Returns the fields of the screen by path; what tells variants apart is the field that holds them. */
function shown(fields: readonly Field[], at: string[] = []): Map<string, Known> {
  return new Map(
    (fields as Known[]).flatMap((field) => {
      const path = [...at, field.name];
      const types = (field['types'] ?? []) as { fields?: Field[] }[];
      const inside = [...((field['fields'] ?? []) as Field[]), ...types.flatMap(({ fields = [] }) => fields)];
      const kind: [string, Known][] = types.length > 0 ? [[[...path, String(field['typeKey'])].join('.'), field]] : [];
      const single = field['field'] as Known | undefined;
      return [
        [path.join('.'), single ? { ...field, ...single } : field] as [string, Known],
        ...kind,
        ...shown(inside, path),
      ];
    }),
  );
}

test('every collection is edited and has words, or says why it is not', () => {
  for (const { name } of collections)
    expect(
      name in collectionWords || name in notEdited,
      `The collection '${name}' of src/domain/content/kinds.ts has no words on the editing screen. ` +
        'Add them to collectionWords in src/admin/words.ts, or the reason why nobody edits it to notEdited.',
    ).toBe(true);
  const names = collections.map(({ name }) => name);
  for (const name of [...Object.keys(collectionWords), ...Object.keys(notEdited), ...Object.keys(references)])
    expect(names, `src/admin/words.ts speaks of '${name}', which is no collection any more.`).toContain(name);
});

test('every field is called in plain words', () => {
  const labelsOf = (fields: readonly Field[]): string[] =>
    (fields as (Known & { label?: string; fields?: Field[]; types?: { fields?: Field[] }[] })[]).flatMap((field) => [
      field.label ?? '',
      ...labelsOf(field.fields ?? []),
      ...(field.types ?? []).flatMap(({ fields: own = [] }) => labelsOf(own)),
    ]);
  const labels = kinds.flatMap((kind) => labelsOf(fieldsOfKind(kind)));
  expect(labels.filter((label) => /\b(?:url|lede|crm tag|src|alt|id)\b/i.test(label))).toEqual([]);
});

test('every file of content is edited as one kind', () => {
  const edited = kinds.flatMap((kind) => filesOf(kind).map(({ file }) => file));
  const all = collections
    .filter(({ name }) => !(name in notEdited))
    .flatMap(({ place }) =>
      'file' in place
        ? [place.file]
        : place.endings.flatMap((ending) => filesOf({ place, ending }).map(({ file }) => file)),
    );
  expect(edited.toSorted()).toEqual(all.toSorted());
  expect(new Set(edited).size).toBe(edited.length);
});

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  const schema = kind.isGroup ? z.object({ entries: kind.schema }) : kind.schema;
  const expected = said(schema);
  const fields = shown(fieldsOfKind(kind).filter(({ name }) => name !== 'body' || 'body' in expected));

  test('has every field of its schema and no other', () => {
    expect([...fields.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  });

  test('asks for what its schema takes, in the words of the schema', () => {
    for (const [at, one] of expected) expectField(at, fields.get(at), one);
  });
});

function expectField(
  at: string,
  field: Known | undefined,
  { types, hint, isRequired, choices, limits, pattern }: Said,
): void {
  const rest: Record<string, unknown> = field ?? {};
  const widget = String(rest['widget']);
  if (rest['types'] && at.endsWith(`.${String(rest['typeKey'])}`)) {
    const names = (rest['types'] as { name: string }[]).map(({ name }) => name);
    return expect(names, at).toEqual(choices);
  }
  if (hint && at !== 'entries') expect(rest['hint'], at).toBe(hint);
  expect(widgetsOf(types, choices), at).toContain(widget);
  if (widget === 'boolean') return;
  if (!rest['types']) expect(rest['required'], at).toBe(isRequired);
  if (choices.length > 0) expect(rest['options'], at).toEqual(choices);
  if (widget === 'relation' || widget === 'image') return;
  for (const [limit, name] of limitNames)
    if (isLimit(limits[limit])) expect(rest[name], `${at}: ${limit}`).toBe(limits[limit]);
  if (!pattern) return;
  const [expression = '', message = ''] = rest['pattern'] as string[];
  expect(() => new RegExp(expression), at).not.toThrow();
  expect(message.length, at).toBeGreaterThan(5);
}

const limitNames = [
  ['minLength', 'minlength'],
  ['maxLength', 'maxlength'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['multipleOf', 'step'],
] as const;

/** Whole numbers are never larger than a computer counts exactly: that is no limit of the schema's own. */
function isLimit(limit: number | undefined): boolean {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

function widgetsOf(types: Set<string>, choices: unknown[]): string[] {
  if (types.has('boolean')) return ['boolean'];
  if (types.has('object')) return ['object', 'list'];
  if (types.has('integer') || types.has('number')) return ['number'];
  return choices.length > 0 ? ['select'] : ['string', 'text', 'relation', 'list', 'image'];
}

test('a field that holds the name of a file refers to the collection', () => {
  const unknown = kinds.flatMap((kind) =>
    [...shown(fieldsOfKind(kind))]
      .filter(
        ([at, { widget, hint = '' }]) =>
          /file name|src\/content\/[a-z-]+[,.]?/i.test(hint) &&
          !['relation', 'list', 'object', 'image'].includes(widget ?? '') &&
          !(at in namesByHand) &&
          !(`${kind.collection}.${at}` in namesByHand),
      )
      .map(([at, { hint }]) => `${kind.name}: ${at}: ${hint}`),
  );
  expect(unknown, 'Add these to `references` in src/admin/words.ts, or to `namesByHand` with the reason.').toEqual([]);
});

test('what a field refers to is on the screen, and what the files name is there', () => {
  const root = path.join(import.meta.dirname, '../../../src/content');
  for (const [collection, fields] of Object.entries(references)) {
    const kind = kinds.find(({ name }) => name === collection);
    if (!kind) throw new Error(`'${collection}' is no collection.`);
    const screen = shown(fieldsOfKind(kind));
    for (const [at, target] of Object.entries(fields)) {
      expect(screen.get(at), `${collection}: ${at}`).toMatchObject({ widget: 'relation', collection: target });
      const place = kinds.find(({ name }) => name === target);
      const folder = place && 'folder' in place.place ? place.place.folder : '';
      for (const { file, text } of filesOf(kind))
        for (const name of namesAt(
          parse(text.split(/^---$/m)[kind.hasBody ? 1 : 0] ?? ''),
          at.replace(/^entries\./, '').split('.'),
        ))
          expect(existsSync(path.join(root, folder, `${name}.${place?.ending}`)), `${file}: ${name}`).toBe(true);
    }
  }
});

/** Returns the names that stand at a path of a file's data; 'key' stands for the names of a group's entries. */
function namesAt(data: unknown, at: string[]): string[] {
  if (data === undefined || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((entry) => namesAt(entry, at));
  const [key = '', ...rest] = at;
  if (at.length === 0) return [String(data)];
  return key === 'key' ? Object.keys(data) : namesAt((data as Record<string, unknown>)[key], rest);
}

test('a date is a text of its form, and the words for another are the site’s own', () => {
  const read = shown(fieldsOf(z.object({ read: z.iso.date() }), {})).get('read');
  expect(read).toMatchObject({
    widget: 'string',
    pattern: ['^\\d{4}-\\d\\d-\\d\\d$', 'a day, for example 2026-03-31'],
  });
});

test('what a text has to look like is said in the words of its schema', () => {
  const advisors = kinds.filter(({ name }) => name === 'advisors').flatMap((kind) => fieldsOfKind(kind));
  expect(shown(advisors).get('initials')).toMatchObject({
    pattern: ['^[A-Z]{2,3}$', 'two or three capital letters'],
  });
});

test('a picture of an entry is chosen from the pictures of content', () => {
  const schema = z.object({ src: z.string().regex(/^\.\.\/pictures\/[\w.-]+\.(jpe?g|png)$/) });
  expect(shown(fieldsOf(schema, {})).get('src')).toMatchObject({
    widget: 'image',
    media_folder: '/src/content/pictures',
    public_folder: '../pictures',
  });
});

test('a schema that the screen has no field for is named', () => {
  expect(() => fieldsOf(z.object({ many: z.object({ one: z.bigint() }) }), {})).toThrow(
    "many.one: the editing screen has no field for a schema of the type 'bigint'.",
  );
});

describe('the repository', () => {
  const repository = { name: 'smartstack/site', branch: 'main', signInUrl: null };

  test('gets each change as a pull request', () => {
    expect(screenConfig(kinds, repository, 'Agency')).toMatchObject({
      load_config_file: false,
      publish_mode: 'editorial_workflow',
      backend: { name: 'github', repo: 'smartstack/site', branch: 'main' },
      app_title: 'Agency: content',
    });
  });

  test('may have an address of its own for signing in', () => {
    const { backend } = screenConfig(kinds, { ...repository, signInUrl: 'https://sign-in.example' }, 'Agency');
    expect(backend).toMatchObject({ base_url: 'https://sign-in.example' });
  });

  test('is none where none is set: the screen takes a folder, and asks no service how it is doing', () => {
    const config = screenConfig(kinds, null, 'Agency');
    expect(config.backend).toEqual({ name: 'gitea', repo: 'not-set/this-site', auth_methods: ['token'] });
    expect(config).not.toHaveProperty('publish_mode');
  });
});
