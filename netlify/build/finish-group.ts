import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { textsOf } from '#netlify/build/built-texts';
import { type FinishedPage, finishPages, type Site } from '#netlify/build/finish-page';
import { inTurn } from '#netlify/build/in-turn';
import { writeOwnFile } from '#netlify/build/own-file';
import { scriptNames } from '#netlify/build/page-scripts';
import { secretsIn } from '#netlify/build/secrets';

/** The built site, in values that can be handed to a thread. */
export type BuiltSite = Omit<Site, 'namesInScriptsOf'> & {
  /** The folder that it was built into. */
  folder: string;
  /** Its scripts, but for those of packages: name of the file → program. */
  scripts: ReadonlyMap<string, string>;
};

/** A page as it was written: its path in the folder, the hashes of its inline texts, and the kinds of secrets in it. */
export type FinishedFile = Pick<FinishedPage, 'hashes'> & { file: string; secrets: readonly string[] };

/**
 * Returns what finishes pages of one kind in their files: reads them, puts the published ones in their place, and writes
 * the files that these fetch. Throws an error as `finishPages` does.
 */
export function finisherOf({
  folder,
  scripts,
  ...site
}: BuiltSite): (group: readonly string[]) => Promise<FinishedFile[]> {
  const namesInScriptsOf = scriptNames(scripts);
  // Pages share many of their files.
  const written = new Set<string>();
  return (group) =>
    inTurn(finishPages([...textsOf(folder, group)], { ...site, namesInScriptsOf }), async (page, index) => {
      const file = group[index] ?? '';
      await writeFile(path.join(folder, file), page.html);
      for (const own of page.files) {
        if (written.has(own.path)) continue;
        written.add(own.path);
        await writeOwnFile(folder, own);
      }
      return { file, hashes: page.hashes, secrets: secretsIn(page.html, process.env) };
    });
}
