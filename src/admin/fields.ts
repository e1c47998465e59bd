import type { Field, ListField, ObjectField, VariableFieldType } from '@sveltia/cms';
import { fieldLabels } from '#admin/words';
import { choicesOf, definitionOf, limitsOf, partOf, type Schema, shapeOf, variantsOf } from '#admin/schema';

/*
 * The fields of the editing screen, generated from the schemas of content: types, limits, patterns and hints are the
 * schema's, so that the screen asks for what the build accepts. Only the names of the types differ.
 */

/** The collection that a field refers to, by the field's path, for example `industries` or `binds.industry`. */
export type References = Readonly<Record<string, string>>;

/** The folder of entries' pictures, from the repository's root and from an entry's file. */
const picturePlaces = { media_folder: '/src/content/pictures', public_folder: '../pictures' };
const examplePicture = `${picturePlaces.public_folder}/example.jpg`;

/** A text that may be longer than this (characters) gets a multi-line box. */
const oneLine = 110;

/** The name of the field for the name of an entry in a group, such as a criterion in a solution's facts. */
export const nameField = 'key';

/**
 * Returns the fields of a schema. Throws an error with the field's name where the screen has no field for its kind of
 * schema.
 * @param references by the path of a field
 * @param path of the schema itself, where it is part of another
 */
export function fieldsOf(schema: Schema, references: References, path: string[] = []): Field[] {
  return Object.entries(shapeOf(schema)).map(([key, field]) => fieldOf(key, field, references, [...path, key]));
}

function fieldOf(key: string, from: Schema, references: References, path: string[]): Field {
  const { schema, isOptional, isNullable, fallback, hint = hintOfEntries(schema) } = partOf(from);
  const common = {
    name: screenName(key),
    label: fieldLabels[key] ?? labelOf(key),
    required: !isOptional && !isNullable,
    ...(hint ? { hint } : {}),
    ...(isPlain(fallback) ? { default: fallback } : {}),
  };
  return { ...common, ...kindOf(schema, references, path) } as Field;
}

/** Returns the hint of the entries in a list of groups: the list itself often has none. */
function hintOfEntries(schema: Schema): string | undefined {
  const { element } = definitionOf(schema);
  return element && definitionOf(partOf(element).schema).type === 'object' ? partOf(element).hint : undefined;
}

type Kind = Partial<Field> & { widget: string };

function kindOf(schema: Schema, references: References, path: string[]): Kind {
  const { type, element, valueType } = definitionOf(schema);
  switch (type) {
    case 'string':
      return textOf(schema, references, path);
    case 'number':
      return { widget: 'number', value_type: 'int', ...limitsOf(schema) };
    case 'boolean':
      return { widget: 'boolean', required: false } as Kind;
    case 'enum':
      return { widget: 'select', options: choicesOf(schema) as string[] };
    case 'literal':
      // `true` or left out.
      return { widget: 'boolean', required: false } as Kind;
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, references, path) } as Kind;
    case 'union':
      return { widget: 'object', ...typesOf(schema, references, path) } as Kind;
    case 'array':
      if (element) return listOf(element, schema, references, path);
      break;
    case 'record':
      if (valueType) return groupOf(schema, references, path) as Kind;
  }
  throw new Error(`${path.join('.')}: the editing screen has no field for a schema of the type '${type}'.`);
}

function textOf(schema: Schema, references: References, path: string[]): Kind {
  const { min, max, pattern } = limitsOf(schema);
  const collection = references[path.join('.')];
  if (collection) return { widget: 'relation', collection, value_field: '{{slug}}', display_fields: ['{{slug}}'] };
  if (pattern?.expression.test(examplePicture)) return { widget: 'image', ...picturePlaces };
  return {
    widget: max !== undefined && max > oneLine ? 'text' : 'string',
    ...(min === undefined ? {} : { minlength: min }),
    ...(max === undefined ? {} : { maxlength: max }),
    ...(pattern ? { pattern: [pattern.expression.source, pattern.message] } : {}),
  } as Kind;
}

function listOf(element: Schema, list: Schema, references: References, path: string[]): Kind {
  const { schema, hint } = partOf(element);
  const { min, max } = limitsOf(list);
  const entries = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const item = kindOf(schema, references, path);
  if (item.widget === 'select' || item.widget === 'relation') return { ...item, multiple: true, ...entries } as Kind;
  if (item.widget === 'object') {
    const { widget, ...rest } = item as ObjectField;
    return { ...rest, widget: widget && 'list', collapsed: 'auto', ...entries } as ListField as Kind;
  }
  const field = { name: 'entry', label: 'Entry', ...(hint ? { hint } : {}), ...item };
  return { widget: 'list', field, ...entries } as Kind;
}

/** A group with freely named entries: on the screen a list of entries, each with its name. */
function groupOf(schema: Schema, references: References, path: string[]): ListField {
  const { keyType, valueType } = definitionOf(schema);
  const named = keyType && fieldOf(nameField, keyType, references, [...path, nameField]);
  const value = valueType && partOf(valueType).schema;
  const rest =
    value && definitionOf(value).type === 'object'
      ? fieldsOf(value, references, path)
      : value
        ? [fieldOf(valueField, value, references, [...path, valueField])]
        : [];
  return {
    name: path.at(-1) ?? '',
    widget: 'list',
    collapsed: 'auto',
    fields: [...(named ? [{ ...named, label: 'Name' } as Field] : []), ...rest],
  } as ListField;
}

/** The name of the field for the value of an entry in a group, where the value is not a group. */
export const valueField = 'value';

function typesOf(
  schema: Schema,
  references: References,
  path: string[],
): { types: VariableFieldType[]; typeKey: string } {
  const found = variantsOf(schema);
  if (!found) throw new Error(`${path.join('.')}: the editing screen needs a field that tells the variants apart.`);
  const { key, variants } = found;
  const types = variants.map((variant) => {
    const fields = fieldsOf(variant.schema, references, path).filter(({ name }) => name !== key);
    return { name: variant.name, label: labelOf(variant.name), ...(fields.length > 0 ? { fields } : {}) };
  });
  return { types, typeKey: key };
}

/** Returns a field's name on the screen, which allows no spaces and no full stops; names of layers have some. */
export function screenName(key: string): string {
  return key.replace(/[\s.*:<>]+/g, '_');
}

/** Returns a field's name as words: `inSentence` reads 'In sentence'. */
export function labelOf(key: string): string {
  if (/[\sA-Z]{2}|\s/.test(key)) return key;
  const words = key
    .replace(/-/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
