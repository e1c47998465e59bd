import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltPage, builtPage } from '#netlify/build/built-page';
import { inTurn } from '#netlify/build/in-turn';

/** Returns the pages in the folder of a build: path in the folder, page. */
export type ReadPages = (folder: string) => Promise<[file: string, page: BuiltPage][]>;

/** Returns a reader of built pages that several integrations share: it reads a folder's pages once. */
export function readPagesOnce(): ReadPages {
  const known = new Map<string, ReturnType<ReadPages>>();
  return (folder) => {
    const pages = known.get(folder) ?? readTexts(folder, '.html', builtPage);
    known.set(folder, pages);
    return pages;
  };
}

/** Returns the files below a folder whose names end like this: path in the folder, and what is made of the text. */
export async function readTexts<T>(
  folder: string,
  ending: string,
  make: (text: string) => T,
): Promise<[file: string, T][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  return inTurn(files, async (file) => [file, make(await readFile(path.join(folder, file), 'utf8'))]);
}
