import type * as z from 'zod';
import type { ContentError } from '#domain/content/error';
import { nearestName } from '#domain/content/nearest';
import { isRecord } from '#domain/record';

/** A schema of any kind, and its description. */
type Schema = z.core.$ZodType;
type Part = { description: string | undefined; schema: Schema | undefined };

/** An error in the fields of a file. */
type FieldError = Pick<ContentError, 'what' | 'fix'> & { field: readonly PropertyKey[] };

/**
 * Returns the errors in a content file's data in an editor's words: the field, what is wrong with it, and how to fix it
 * (the description of the field). Empty when the data fits the schema.
 */
export function schemaErrors(schema: z.ZodType, data: unknown): FieldError[] {
  return parsedFields(schema, data).errors;
}

/** Returns a content file's data as parsed by its schema (undefined where it does not fit), and its errors. */
export function parsedFields(schema: z.ZodType, data: unknown): { data: unknown; errors: FieldError[] } {
  const parsed = schema.safeParse(data);
  const all = parsed.error?.issues ?? [];
  // Of what is of the wrong kind, the length says nothing.
  const issues = all.filter(
    ({ code, path }) =>
      code === 'invalid_type' ||
      !all.some((each) => each.code === 'invalid_type' && each.path.join('\n') === path.join('\n')),
  );
  return { data: parsed.data, errors: issues.flatMap((issue) => errorsOf(issue, schema, data)) };
}

function errorsOf(issue: z.core.$ZodIssue, schema: Schema, data: unknown): FieldError[] {
  const { schema: at, description = '' } = partAt(schema, issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownField([...issue.path, key], chosen(at, valueAt(data, issue.path))));
  return [{ field: issue.path, what: wordsFor(issue, valueAt(data, issue.path)), fix: fixFor(issue) ?? description }];
}

function unknownField(field: readonly PropertyKey[], within: Schema | undefined): FieldError {
  const key = String(field.at(-1));
  const known = Object.keys(fieldsOf(within));
  const near = nearestName(key, known);
  const fix = near ? `Did you mean '${near}'?` : `The fields are ${known.join(', ')}.`;
  return { field, what: 'there is no field of this name here', fix };
}

function wordsFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
        ? `must be text: put ${value} into quotation marks, '${value}'`
        : `must be ${expectedWords[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `'${String(value)}' is not one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${size(value)}, and it takes at least ${String(issue.minimum)}`;
    case 'too_big':
      return `${size(value)}, and it takes at most ${String(issue.maximum)}`;
    case 'not_multiple_of':
      return `${size(value)}, and it takes multiples of ${String(issue.divisor)}`;
    case 'invalid_union':
      return `'${String(value)}' is not one of: ${[...issue.message.matchAll(/'([^']+)'/g)].map(([, option]) => option).join(', ')}`;
    case 'invalid_key':
      return `'${String(issue.path.at(-1))}' must be ${issue.issues[0]?.message ?? 'another name'}`;
    case 'invalid_format':
      return `'${String(value)}' ${formWords[issue.format] ?? `must be ${issue.message}`}`;
    default:
      return issue.message.replace(/\.$/, '');
  }
}

/** Forms that Zod knows by name; a pattern of our own says in the schema what it takes. */
const formWords: Partial<Record<string, string>> = {
  url: 'is not a web address that starts with https://',
  email: 'is not an e-mail address such as name@agency.ca',
  date: 'is not a day of the calendar such as 2026-03-31',
};

/** Returns how to mend an error that a rule between fields has found; undefined for others, whose field says it. */
function fixFor(issue: z.core.$ZodIssue): string | undefined {
  const fix: unknown = issue.code === 'custom' ? issue.params?.['fix'] : undefined;
  return typeof fix === 'string' ? fix : undefined;
}

const expectedWords: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function size(value: unknown): string {
  if (typeof value === 'string') return `has ${value.length} ${value.length === 1 ? 'character' : 'characters'}`;
  return Array.isArray(value)
    ? `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
    : `is ${String(value)}`;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Array.isArray(value) || isRecord(value) ? value[key as never] : undefined),
    data,
  );
}

/** Returns the schema at a path, and the last description on the way that belongs to the field itself. */
function partAt(schema: Schema, path: readonly PropertyKey[]): Part {
  let part: Part = { schema, description: undefined };
  for (const key of path) part = step(part.schema, key);
  return part;
}

function step(schema: Schema | undefined, key: PropertyKey): Part {
  const plain = unwrapped(schema);
  const def = plain?._zod.def as { element?: Schema; valueType?: Schema; options?: Schema[] } | undefined;
  const next = def?.element ?? def?.valueType ?? fieldsOf(plain)[String(key)];
  if (next) return { schema: next, description: describing(next) };
  const option = def?.options?.find((each) => String(key) in fieldsOf(each));
  return option ? step(option, key) : { schema: undefined, description: undefined };
}

/** Returns, of schemas distinguished by one field such as `kind`, the one that the data has. */
function chosen(schema: Schema | undefined, value: unknown): Schema | undefined {
  const plain = unwrapped(schema);
  const def = plain?._zod.def as { discriminator?: string; options?: Schema[] } | undefined;
  if (!def?.discriminator || !isRecord(value)) return plain;
  const choice = value[def.discriminator];
  return def.options?.find((option) => fieldsOf(option)[def.discriminator ?? '']?._zod.values?.has(choice as string));
}

/** Returns a schema without `optional`, `default` and the like. */
function unwrapped(schema: Schema | undefined): Schema | undefined {
  const inner = (schema?._zod.def as { innerType?: Schema } | undefined)?.innerType;
  return inner ? unwrapped(inner) : schema;
}

function describing(schema: Schema | undefined): string | undefined {
  if (!schema) return undefined;
  const inner = (schema._zod.def as { innerType?: Schema }).innerType;
  return (schema as z.ZodType).description ?? describing(inner);
}

function fieldsOf(schema: Schema | undefined): Record<string, Schema> {
  return (unwrapped(schema)?._zod.def as { shape?: Record<string, Schema> } | undefined)?.shape ?? {};
}
