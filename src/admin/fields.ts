import type { Field, ListField, ObjectField, VariableFieldType } from '@sveltia/cms';
import { choicesOf, definitionOf, limitsOf, partOf, type Schema, shapeOf, variantsOf } from '#admin/schema';

/*
 * The fields of the editing screen, made from the schemas of content: types, limits, patterns and hints are those of the
 * schema, so that the screen asks for what the build accepts. What the two call a field differs in the names alone.
 */

/** The collection that a field refers to, by the path of the field, for example `industries` or `binds.industry`. */
export type References = Readonly<Record<string, string>>;

/** Where pictures of entries are, from the root of the repository and from the file of an entry. */
const picturePlaces = { media_folder: '/src/content/pictures', public_folder: '../pictures' };
const examplePicture = `${picturePlaces.public_folder}/example.jpg`;

/** A text that may be longer than this (characters) gets a box of several lines. */
const oneLine = 110;

/** What the field is called that holds the name of an entry of a group, such as a criterion in the facts of a solution. */
export const nameField = 'key';

/**
 * Returns the fields of a schema. Throws an error that names the field where the screen has none for its kind of schema.
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
    label: labelOf(key),
    required: !isOptional && !isNullable,
    ...(hint ? { hint } : {}),
    ...(isPlain(fallback) ? { default: fallback } : {}),
  };
  return { ...common, ...kindOf(schema, references, path) } as Field;
}

/** Returns what is said of each group in a list: the list itself often says nothing. */
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

/** A group whose entries have names of their own: on the screen a list of entries, each with its name. */
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

/** What the field is called that holds the value of an entry of a group, where it is no group itself. */
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

/** Returns how the screen names a field: it takes no spaces and no full stops, which names of layers have. */
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
