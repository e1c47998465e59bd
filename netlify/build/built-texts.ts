import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the files below a folder whose names have one of these endings, as paths in it with slashes. */
export function filesEnding(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => file.split(path.sep).join('/'));
}

/** Returns the text of each of a folder's files, one after the other: a site's pages together fill the memory. */
export function* textsOf(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(path.join(folder, file), 'utf8');
}

/** Returns the files below a folder whose names end like this: path in the folder, text. */
export function readTexts(folder: string, ending: string): [file: string, text: string][] {
  return filesEnding(folder, ending).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}
