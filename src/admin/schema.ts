import type * as z from 'zod';

/* What a content schema tells the editing screen: descriptions, limits and choices. */

/** A schema of any kind. */
export type Schema = z.core.$ZodType;

/** A schema without its wrappers, and their effect: whether it is optional or nullable, and its default. */
export type Part = {
  schema: Schema;
  isOptional: boolean;
  isNullable: boolean;
  /** The value that counts where the field is left out. */
  fallback: unknown;
  /** Its description, shown to editors. */
  hint: string | undefined;
};

type Definition = {
  type: string;
  innerType?: Schema;
  defaultValue?: unknown;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: unknown[];
};

/** Returns a schema's definition. */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}

/** Returns a schema without `optional`, `default` and `nullable`; of several descriptions the outermost counts. */
export function partOf(schema: Schema): Part {
  const { type, innerType, defaultValue } = definitionOf(schema);
  const hint = (schema as z.ZodType).description;
  if (!innerType) return { schema, isOptional: false, isNullable: false, fallback: undefined, hint };
  const inner = partOf(innerType);
  return {
    schema: inner.schema,
    isOptional: inner.isOptional || type === 'optional' || type === 'default',
    isNullable: inner.isNullable || type === 'nullable',
    fallback: type === 'default' ? defaultValue : inner.fallback,
    hint: hint ?? inner.hint,
  };
}

/** Returns the fields of an object by name; none for any other schema. */
export function shapeOf(schema: Schema): Record<string, Schema> {
  return definitionOf(schema).shape ?? {};
}

/** One of the objects that a field allows, distinguished by one of their fields, such as `kind`. */
export type Variant = { name: string; schema: Schema };

/** Returns the objects that a field allows and the field that distinguishes them; null where it allows a single one. */
export function variantsOf(schema: Schema): { key: string; variants: Variant[] } | null {
  const { discriminator: key, options = [] } = definitionOf(schema);
  if (!key) return null;
  return {
    key,
    variants: options.map((option) => ({ name: String(choicesOf(shapeOf(option)[key])[0]), schema: option })),
  };
}

/** Returns the values that a field allows, in order; none where it has no list of them. */
export function choicesOf(schema: Schema | undefined): unknown[] {
  if (!schema) return [];
  const { entries, values } = definitionOf(schema);
  return entries ? Object.values(entries) : (values ?? []);
}

/** The limits of a text or a number. */
export type Limits = { min?: number; max?: number; step?: number; pattern?: { expression: RegExp; message: string } };

/** Returns the limits of a text (characters), a number, or a list (entries). */
export function limitsOf(schema: Schema): Limits {
  const limits: Limits = {};
  for (const check of checksOf(schema)) {
    const { value = 0, inclusive, minimum = 0, maximum = 0, length = 0 } = check;
    if (check.check === 'greater_than') limits.min = inclusive ? value : value + 1;
    if (check.check === 'less_than') limits.max = inclusive ? value : value - 1;
    if (check.check === 'multiple_of') limits.step = value;
    if (check.check === 'min_length') limits.min = minimum;
    if (check.check === 'max_length') limits.max = maximum;
    if (check.check === 'length_equals') limits.min = limits.max = length;
    const pattern = patternOf(check);
    if (pattern) limits.pattern = pattern;
  }
  return limits;
}

type Check = {
  check?: string;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
  length?: number;
  format?: string;
  pattern?: RegExp;
  protocol?: RegExp;
  suffix?: string;
  error?: unknown;
};

function checksOf(schema: Schema): Check[] {
  const { checks = [], ...own } = schema._zod.def as unknown as Check & { checks?: { _zod: { def: Check } }[] };
  return [...(own.check ? [own] : []), ...checks.map(({ _zod }) => _zod.def)];
}

/** Returns a text's pattern, with the message for a text that does not match; null for other kinds of check. */
function patternOf({ check, format, pattern, protocol, suffix, error }: Check): Limits['pattern'] | null {
  if (check !== 'string_format') return null;
  const words = typeof error === 'function' ? wordsIn(error({ code: 'invalid_format', format })) : undefined;
  if (format === 'url')
    return {
      expression: protocol ? /^https:\/\/\S+$/ : /^[^\s:]+:\S+$/,
      message: words ?? 'a web address that starts with https://',
    };
  if (format === 'email') return { expression: /^[^\s@]+@[^\s@.]+\.[^\s@]+$/, message: words ?? 'an e-mail address' };
  if (format === 'date') return { expression: /^\d{4}-\d\d-\d\d$/, message: words ?? 'a day, for example 2026-03-31' };
  if (!pattern) return null;
  return {
    expression: pattern,
    message: words ?? (suffix ? `ends with "${suffix}"` : `takes the form ${pattern.source}`),
  };
}

function wordsIn(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return (error as { message?: string } | undefined)?.message;
}
