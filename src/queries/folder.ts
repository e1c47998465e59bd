import { readdirSync } from 'node:fs';
import path from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type * as z from 'zod';
import { contentMistakes } from '#queries/mistakes';

type Files = {
  /** The endings its files may have, for example `['md', 'mdx']`. */
  endings: string[];
  schema: z.ZodType;
  /** Whether the files stand in folders one level below. */
  nested?: boolean;
};

const root = 'src/content';

/**
 * Reads the files of `src/content/<name>` as a collection. A file that nothing would read, two files of one name, and
 * a file that does not fit the schema stop the build with the file, what is wrong and how to mend it.
 */
export function folder(name: string, { endings, schema, nested = false }: Files): Loader {
  const ending = endings.length > 1 ? `{${endings.join(',')}}` : endings[0];
  const loader = glob({ base: `./${root}/${name}`, pattern: `${nested ? '*/' : ''}*.${ending}` });
  return {
    ...loader,
    load(context) {
      checkNames(name, endings, nested);
      return loader.load({ ...context, parseData: explained(context.parseData, schema) });
    },
  };
}

/** Returns the same for one file that stands in `src/content` itself. */
export function singleFile(file: string, schema: z.ZodType): Loader {
  const loader = glob({ base: `./${root}`, pattern: file });
  return {
    ...loader,
    load: (context) => loader.load({ ...context, parseData: explained(context.parseData, schema) }),
  };
}

type Parse = Parameters<Loader['load']>[0]['parseData'];

function explained(parse: Parse, schema: z.ZodType): Parse {
  return async (entry) => {
    const mistakes = contentMistakes(schema, entry.data);
    if (mistakes.length > 0) throw new Error(`${entry.filePath ?? entry.id}\n  ${mistakes.join('\n  ')}`);
    return parse(entry);
  };
}

function checkNames(name: string, endings: string[], nested: boolean): void {
  const seen = new Map<string, string>();
  const files = readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !each.name.startsWith('.'))) {
    const within = path.relative(path.join(root, name), path.join(file.parentPath, file.name));
    const depth = within.split(path.sep).length;
    if (!endings.includes(path.extname(within).slice(1)) || depth !== (nested ? 2 : 1))
      throw new Error(
        `${root}/${name}/${within}: nothing reads this file. Files of ${name} end in .${endings.join(' or .')} and stand ${nested ? 'in a folder of' : 'directly in'} src/content/${name}. Rename it or move it away.`,
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
