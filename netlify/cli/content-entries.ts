import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** One file of a folder of content: its name without its ending, its path, and its fields. */
export type ContentEntry<T> = { id: string; file: string; data: T };

/**
 * Returns the entries of a folder of content in the order of their names. Throws an error where the fields of one do not
 * fit `schema`; the build says what is wrong with them.
 */
export function contentEntries<T>(folder: string, schema: { parse(value: unknown): T }): ContentEntry<T>[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { id: path.parse(name).name, file, data: schema.parse(readFields(file).data) };
    });
}

/** Returns the fields of a content file, those between lines of `---` where it has them, and the text below these. */
export function readFields(file: string): { data: unknown; body: string } {
  const text = readFileSync(file, 'utf8');
  const [, matter, body] = /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
  return { data: parse(matter ?? text), body: body ?? '' };
}
