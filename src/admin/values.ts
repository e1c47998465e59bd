import { same } from '#admin/equal';
import { nameField, screenName, valueField } from '#admin/fields';
import { choicesOf, definitionOf, partOf, type Schema, shapeOf, variantsOf } from '#admin/schema';
import { isRecord } from '#domain/record';

/*
 * Converts a file's data to values of the editing screen, and back. The screen has no groups with free names (they
 * become lists of entries with a name) and no field names with spaces, and it has a value in every field, where a file
 * leaves out empty and default ones.
 */

type Group = Record<string, unknown>;

/** Returns a file's data as values of the screen. */
export function toScreen(from: Schema, data: unknown): unknown {
  const { schema } = partOf(from);
  const { element, keyType, valueType } = definitionOf(schema);
  if (element && Array.isArray(data)) return data.map((entry) => toScreen(element, entry));
  if (!isRecord(data)) return data;
  if (keyType && valueType)
    return Object.entries(data).map(([key, value]) => {
      const shown = toScreen(valueType, value);
      return { [nameField]: key, ...(isRecord(shown) ? shown : { [valueField]: shown }) };
    });
  const shape = shapeOf(chosen(schema, data));
  return mapped(data, (key, value) => [screenName(key), shape[key] ? toScreen(shape[key], value) : value]);
}

/**
 * Returns the screen's values as a file's data: empty and default values are left out. Texts have no spaces around
 * them, because the screen trims them when it saves.
 */
export function fromScreen(from: Schema, shown: unknown): unknown {
  const { schema } = partOf(from);
  const { element, keyType, valueType } = definitionOf(schema);
  if (element) return (Array.isArray(shown) ? shown : []).map((entry) => fromScreen(element, entry));
  if (keyType && valueType) return namedEntries(valueType, Array.isArray(shown) ? shown : []);
  if (typeof shown === 'string') return shown.trim();
  if (!isRecord(shown)) return shown;
  return fieldsFrom(chosen(schema, shown), shown);
}

function namedEntries(valueType: Schema, entries: unknown[]): Group {
  const isGroup = definitionOf(partOf(valueType).schema).type === 'object';
  return Object.fromEntries(
    entries.filter(isRecord).map(({ [nameField]: key, ...rest }) => {
      const value = fromScreen(valueType, isGroup ? rest : rest[valueField]);
      return [String(key), value];
    }),
  );
}

function fieldsFrom(schema: Schema, shown: Group): Group {
  const shape = shapeOf(schema);
  const keys = new Map(Object.keys(shape).map((key) => [screenName(key), key]));
  const entries = Object.entries(shown).flatMap(([name, value]): [string, unknown][] => {
    const key = keys.get(name) ?? name;
    const field = shape[key];
    if (!field) return isEmpty(value) ? [] : [[key, value]];
    const part = partOf(field);
    if (isEmpty(value) && part.isNullable) return [[key, null]];
    if (isEmpty(value) && (part.isOptional || !Array.isArray(value))) return [];
    const data = fromScreen(field, value);
    return isLeftOut(part, data) ? [] : [[key, data]];
  });
  const present = new Set(entries.map(([key]) => key));
  const lists = Object.entries(shape)
    .filter(([key, field]) => !present.has(key) && isRequiredList(field))
    .map(([key, field]): [string, unknown] => [key, definitionOf(partOf(field).schema).type === 'array' ? [] : {}]);
  return inOrder([...entries, ...lists], Object.keys(shape));
}

/** Whether a file leaves out a field with this value: it is empty, 'no' where only 'yes' counts, or the default. */
function isLeftOut({ schema, isOptional, fallback }: ReturnType<typeof partOf>, data: unknown): boolean {
  if (!isOptional) return false;
  if (definitionOf(schema).type === 'literal') return !choicesOf(schema).includes(data);
  if (isRecord(data) && Object.keys(data).length === 0) return true;
  return same(data, fallback) || isEmpty(data);
}

function isRequiredList(field: Schema): boolean {
  const { schema, isOptional } = partOf(field);
  return !isOptional && ['array', 'record'].includes(definitionOf(schema).type);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Returns the data with the redundant fields that the file already had, unchanged. List entries are matched by content,
 * so they may have moved.
 * @param next the data as `fromScreen` returns it
 * @param written the data of the file before
 * @param plain the same without redundant fields
 */
export function asWritten(next: unknown, written: unknown, plain: unknown): unknown {
  if (same(next, plain)) return written;
  if (Array.isArray(next) && Array.isArray(written) && Array.isArray(plain))
    return next.map((entry, index) => {
      const found = plain.findIndex((each) => same(each, entry));
      const at = found >= 0 ? found : index;
      return at < written.length ? asWritten(entry, written[at], plain[at]) : entry;
    });
  if (!isRecord(next) || !isRecord(written) || !isRecord(plain)) return next;
  const kept = Object.entries(written).filter(([key]) => !(key in next) && !(key in plain));
  const fields = mapped(next, (key, value) => [
    key,
    key in written ? asWritten(value, written[key], plain[key]) : value,
  ]);
  return { ...fields, ...Object.fromEntries(kept) };
}

/** Returns a group with its fields in the listed order, unlisted ones last. */
function inOrder(entries: [string, unknown][], order: string[]): Group {
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries([...entries].sort(([one], [other]) => place(one) - place(other)));
}

/** Returns, of schemas distinguished by one field such as `kind`, the one that the data has. */
function chosen(schema: Schema, data: Group): Schema {
  const found = variantsOf(schema);
  return found?.variants.find(({ name }) => name === data[found.key])?.schema ?? schema;
}

function mapped(group: Group, change: (key: string, value: unknown) => [string, unknown]): Group {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => change(key, value)));
}
