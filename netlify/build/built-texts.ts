import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the files below a folder whose names end like this, as paths in it with slashes. */
export function filesEnding(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.map((file) => file.split(path.sep).join('/'));
}

/** Returns the text of each of a folder's files, one after the other: a site's pages together fill the memory. */
export function* textsOf(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(path.join(folder, file), 'utf8');
}

/** Returns the files below a folder whose names end like this: path in the folder, text. */
export function readTexts(folder: string, ending: string): [file: string, text: string][] {
  return filesEnding(folder, ending).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}
