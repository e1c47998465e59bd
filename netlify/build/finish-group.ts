import process from 'node:process';
import { type FinishedPage, finishPages, type Site } from '#netlify/build/finish-page';
import { type OwnFile, writeOwnFile } from '#netlify/build/own-file';
import { scriptNames } from '#netlify/build/page-scripts';
import { secretsIn } from '#netlify/build/secrets';

/** The built site, in values that can be handed to a thread. */
export type BuiltSite = Omit<Site, 'namesInScriptsOf'> & {
  /** The folder that it was built into. */
  folder: string;
  /** Its scripts, but for those of packages: name of the file → program. */
  scripts: ReadonlyMap<string, string>;
};

/** A page as Astro renders it, and its path in the folder. */
export type RenderedFile = { file: string; html: string };

/** A page as it is published: with the hashes of its inline texts, and the kinds of secrets in it. */
export type FinishedFile = RenderedFile & Pick<FinishedPage, 'hashes'> & { secrets: readonly string[] };

/**
 * Returns what finishes pages of one kind together, and writes the files that these fetch. Throws an error as `finishPages`
 * does.
 */
export function finisherOf({
  folder,
  scripts,
  ...site
}: BuiltSite): (group: readonly RenderedFile[]) => FinishedFile[] {
  const namesInScriptsOf = scriptNames(scripts);
  // Pages share many of their files.
  const written = new Set<string>();
  const write = (own: OwnFile) => {
    if (written.has(own.path)) return;
    written.add(own.path);
    writeOwnFile(folder, own);
  };
  return (group) => {
    const pages = finishPages(
      group.map(({ html }) => html),
      { ...site, namesInScriptsOf },
    );
    return pages.map(({ html, hashes, files }, index) => {
      files.forEach(write);
      return { file: group[index]?.file ?? '', html, hashes, secrets: secretsIn(html, process.env) };
    });
  };
}
