import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inTurn } from '#netlify/build/in-turn';

/** Returns the pages in the folder of a build: path in the folder, HTML. */
export type ReadPages = (folder: string) => Promise<[file: string, html: string][]>;

/** Returns a reader of built pages that several integrations share: it reads a folder's pages once. */
export function readPagesOnce(): ReadPages {
  const known = new Map<string, ReturnType<ReadPages>>();
  return (folder) => {
    const pages = known.get(folder) ?? readTexts(folder, '.html');
    known.set(folder, pages);
    return pages;
  };
}

/** Returns the files below a folder whose names end like this: path in the folder, text. */
export async function readTexts(folder: string, ending: string): Promise<[file: string, text: string][]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  return inTurn(files, async (file) => [file, await readFile(path.join(folder, file), 'utf8')]);
}
