import { readdirSync } from 'node:fs';
import path from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type * as z from 'zod';
import { contentMistakes } from '#queries/mistakes';

type Files = {
  /** The endings its files may have, for example `['md', 'mdx']`. */
  endings: string[];
  schema: z.ZodType;
  depth?: Depth;
};

/** How many folders the files of a collection stand below its own. */
export type Depth = 0 | 1 | 'any';

const patterns: Record<Depth, string> = { 0: '', 1: '*/', any: '**/' };
const places: Record<Depth, string> = { 0: 'directly in', 1: 'in a folder of', any: 'in or below' };

const root = 'src/content';

/**
 * Returns a loader of the files in `src/content/<name>`. A file that nothing would read, two files of one name, and a
 * file that does not fit the schema stop the build with the file, what is wrong and how to mend it.
 */
export function folderLoader(name: string, { endings, schema, depth = 0 }: Files): Loader {
  const ending = endings.length > 1 ? `{${endings.join(',')}}` : endings[0];
  const loader = glob({ base: `./${root}/${name}`, pattern: `${patterns[depth]}*.${ending}` });
  return {
    ...loader,
    load(context) {
      checkNames(name, endings, depth);
      return loader.load({ ...context, parseData: parseOrExplain(context.parseData, schema) });
    },
  };
}

/** Returns a loader of one file in `src/content` itself. */
export function fileLoader(file: string, schema: z.ZodType): Loader {
  const loader = glob({ base: `./${root}`, pattern: file });
  return {
    ...loader,
    load: (context) => loader.load({ ...context, parseData: parseOrExplain(context.parseData, schema) }),
  };
}

type Parse = Parameters<Loader['load']>[0]['parseData'];

/** Returns `parse` with the mistakes in an entry told in the words of an editor. */
function parseOrExplain(parse: Parse, schema: z.ZodType): Parse {
  return async (entry) => {
    const mistakes = contentMistakes(schema, entry.data);
    if (mistakes.length > 0) throw new Error(`${entry.filePath ?? entry.id}\n  ${mistakes.join('\n  ')}`);
    return parse(entry);
  };
}

function checkNames(name: string, endings: string[], depth: Depth): void {
  const seen = new Map<string, string>();
  const files = readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const within = path.relative(path.join(root, name), path.join(file.parentPath, file.name));
    const folders = within.split(path.sep).length - 1;
    if (!endings.includes(path.extname(within).slice(1)) || (depth !== 'any' && folders !== depth))
      throw new Error(
        `${root}/${name}/${within}: nothing reads this file. Files of ${name} end in .${endings.join(' or .')} and stand ${places[depth]} src/content/${name}. Rename it or move it away.`,
      );
    const id = within.replace(/\.\w+$/, '').toLowerCase();
    const twin = seen.get(id);
    if (twin)
      throw new Error(
        `${root}/${name}: '${twin}' and '${within}' have the same name. Rename one: the name is its address.`,
      );
    seen.set(id, within);
  }
}
