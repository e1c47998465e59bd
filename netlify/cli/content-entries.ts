import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** One file of a content folder: its name without the extension, its path, and its fields. */
export type ContentEntry<T> = { id: string; file: string; data: T };

/**
 * Returns the entries of a content folder, sorted by name. Throws if an entry's fields do not fit `schema`; the build
 * reports what is wrong with them.
 */
export function contentEntries<T>(folder: string, schema: { parse(value: unknown): T }): ContentEntry<T>[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { id: path.parse(name).name, file, data: schema.parse(readFields(file).data) };
    });
}

/**
 * Returns the fields of a content file (its front matter, if it has any, else the whole file) and the text below them.
 */
export function readFields(file: string): { data: unknown; body: string } {
  const text = readFileSync(file, 'utf8');
  const [, matter, body] = /^---\n(.*?)\n---\n?(.*)$/s.exec(text) ?? [];
  return { data: parse(matter ?? text), body: body ?? '' };
}
