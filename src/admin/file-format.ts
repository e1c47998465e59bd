import type * as z from 'zod';
import { parse } from 'yaml';
import { asWritten, fromScreen, toScreen } from '#admin/values';
import { withData } from '#admin/yaml-text';
import { schemaErrors } from '#content-checks/schema-errors';
import { fieldName } from '#domain/content/error';
import { isRecord } from '#domain/record';

/** How the editing screen reads and writes the files of one collection. */
export type FileFormat = {
  /** Returns what a file holds, as the fields of the screen. */
  fromFile: (text: string) => Record<string, unknown>;
  /**
   * Returns the file with what the screen holds. What has not changed stays as it was typed. Throws an error that says
   * what the schema says where the build would not take the file.
   */
  toFile: (shown: Record<string, unknown>) => string;
};

/** The field of an entry on the screen that holds its file as it was read. No field of the screen shows it. */
const sourceField = '__source';

/** The field of an entry on the screen that holds what a file has below its fields. */
export const bodyField = 'body';

/** The field that holds all entries of a file that is a group of entries with free names. */
export const entriesField = 'entries';

/** Returns how files with this schema are read and written; with a text below the fields, or without one. */
export function fileFormat(
  schema: z.ZodType,
  { hasBody, isGroup }: { hasBody: boolean; isGroup: boolean },
): FileFormat {
  const read = (text: string) => parts(text, hasBody);
  const dataOf = (head: string) => (parse(head) ?? {}) as unknown;
  return {
    fromFile(text) {
      const { head, body } = read(text);
      const shown = toScreen(schema, dataOf(head));
      const fields = isGroup ? { [entriesField]: shown } : isRecord(shown) ? shown : {};
      return { ...fields, ...(hasBody ? { [bodyField]: body.trim() } : {}), [sourceField]: text };
    },
    toFile({ [sourceField]: source = '', ...fields }) {
      const { start, head, end, body: bodyBefore } = read(String(source));
      const { [bodyField]: body = '', ...withoutBody } = fields;
      const shown = isGroup ? fields[entriesField] : hasBody ? withoutBody : fields;
      const next = fromScreen(schema, shown);
      const before = dataOf(head);
      const data = asWritten(next, before, fromScreen(schema, toScreen(schema, before))) as Record<string, unknown>;
      const errors = schemaErrors(schema, data);
      if (errors.length > 0)
        throw new Error(errors.map(({ field, what, fix }) => `${fieldName(field)}: ${what}. ${fix}`.trim()).join('\n'));
      const text = withData(head, data);
      return hasBody ? start + text + end + bodyText(bodyBefore, String(body)) : text;
    },
  };
}

type Parts = { start: string; head: string; end: string; body: string };

/** Returns a file in its parts: the fields, the text below them, and the two lines that enclose the fields. */
function parts(text: string, hasBody: boolean): Parts {
  if (!hasBody) return { start: '', head: text, end: '', body: '' };
  const [, head, body] = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { start: '---\n', head: head ?? '', end: '---\n', body: body ?? '' };
}

/** Returns what stands below the fields: as it was, where the words are the same. */
function bodyText(before: string, body: string): string {
  if (body.trim() === before.trim()) return before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return body.trim() === '' ? '' : `\n${body.trim()}\n`;
}
