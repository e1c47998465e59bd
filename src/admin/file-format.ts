import type * as z from 'zod';
import { parse } from 'yaml';
import { asWritten, fromScreen, toScreen } from '#admin/values';
import { withData } from '#admin/yaml-text';
import { schemaErrors } from '#content-checks/schema-errors';
import { fieldName } from '#domain/content/error';
import { isRecord } from '#domain/record';

/** The conversion between the files of one collection and the editing screen. */
export type FileFormat = {
  /** Returns a file's content as fields of the screen. */
  fromFile: (text: string) => Record<string, unknown>;
  /**
   * Returns the file with the screen's content. Unchanged parts stay as typed. Throws an error with the schema's
   * messages where the build would reject the file.
   */
  toFile: (shown: Record<string, unknown>) => string;
};

/** The field of an entry with its file as it was read. It is never shown. */
const sourceField = '__source';

/** The field of an entry with the text below the file's fields. */
export const bodyField = 'body';

/** The field with all entries of a file that is a group of entries with free names. */
export const entriesField = 'entries';

/** Returns the format of files with this schema, with or without a text below the fields. */
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

/** Returns a file in parts: the fields, the text below them, and the two lines that enclose the fields. */
function parts(text: string, hasBody: boolean): Parts {
  if (!hasBody) return { start: '', head: text, end: '', body: '' };
  const [, head, body] = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return { start: '---\n', head: head ?? '', end: '---\n', body: body ?? '' };
}

/** Returns the text below the fields, unchanged where only the space around it differs. */
function bodyText(before: string, body: string): string {
  if (body.trim() === before.trim()) return before === '' || before.endsWith('\n') ? before : `${before}\n`;
  return body.trim() === '' ? '' : `\n${body.trim()}\n`;
}
