import process from 'node:process';
import { type FinishedPage, finishPages, type Site } from '#netlify/build/finish-page';
import { type OwnFile, writeOwnFile } from '#netlify/build/own-file';
import { scriptNames } from '#netlify/build/page-scripts';
import { parsePage, parserOf } from '#netlify/build/page-tree';
import { secretsIn } from '#netlify/build/secrets';
import { pagePath } from '#domain/seo/address';
import { notFoundPath } from '#netlify/http/headers';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The built site, in values that can be handed to a thread. */
export type BuiltSite = Omit<Site, 'namesInScriptsOf' | 'parse'> & {
  /** The folder that it was built into. */
  folder: string;
  /** Its scripts, but for those of packages: name of the file → program. */
  scripts: ReadonlyMap<string, string>;
};

/** A page as Astro renders it: its path in the folder, and its bytes, which a thread can be given without a copy. */
export type RenderedFile = { file: string; html: Uint8Array<ArrayBuffer> };

/** A page as it is published: with the hashes of its inline texts, and the kinds of secrets in it. */
export type FinishedFile = RenderedFile & Pick<FinishedPage, 'hashes'> & { secrets: readonly string[] };

/** Says which page cannot be published, and why. */
export class UnpublishablePage extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be published: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.file = file;
  }
}

/**
 * Returns what finishes pages of one kind together, and writes the files that these fetch; `route` names that of pages
 * which are many. Throws an `UnpublishablePage` where `finishPages` throws an error.
 */
export function finisherOf({
  folder,
  scripts,
  ...site
}: BuiltSite): (group: readonly RenderedFile[], route?: string) => FinishedFile[] {
  const namesInScriptsOf = scriptNames(scripts);
  // Pages share many of their files.
  const written = new Set<string>();
  const write = (own: OwnFile) => {
    if (written.has(own.path)) return;
    written.add(own.path);
    writeOwnFile(folder, own);
  };
  const parsers = new Map<string, ReturnType<typeof parserOf>>();
  const parserFor = (route: string, example = '') => {
    const parser = parsers.get(route) ?? parserOf(example);
    parsers.set(route, parser);
    return parser;
  };
  const finishOrRefuse = (group: readonly RenderedFile[], route?: string): readonly FinishedPage[] => {
    try {
      const pages = group.map(({ file, html }) => ({
        html: decoder.decode(html),
        isSentWithPolicy: pagePath(`/${file}`) !== notFoundPath,
      }));
      const parse = route === undefined ? parsePage : parserFor(route, pages[0]?.html);
      return finishPages(pages, { ...site, namesInScriptsOf, parse });
    } catch (error) {
      const [first, ...others] = group;
      if (first && others.length === 0) throw new UnpublishablePage(first.file, error);
      // By itself, the page that is wrong fails again.
      for (const page of group) finishOrRefuse([page], route);
      throw error;
    }
  };
  return (group, route) => {
    const pages = finishOrRefuse(group, route);
    return pages.map(({ html, hashes, files }, index) => {
      files.forEach(write);
      const secrets = secretsIn(html, process.env);
      return { file: group[index]?.file ?? '', html: encoder.encode(html), hashes, secrets };
    });
  };
}
