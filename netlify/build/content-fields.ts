import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/**
 * Returns the fields of a file of YAML in the content; undefined where it is not there or cannot be read, which is reported
 * where content is checked. `root` is the site's directory.
 */
export async function contentFields(root: string, file: string): Promise<unknown> {
  try {
    return parse(await readFile(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
