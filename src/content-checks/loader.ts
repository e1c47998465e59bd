import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { contentKinds, type ContentKind } from '#domain/content/kinds';
import { errorCount, printedErrors } from '#domain/content/error';
import { codeDigest } from '#content-checks/code-digest';
import { pictureErrors } from '#content-checks/pictures';
import { changesPlaceholders, readPlaceholders } from '#content-checks/placeholders';
import { pictureName, readKind } from '#content-checks/read-content';
import type { ReadFile } from '#content-checks/read-file';

type Context = Parameters<Loader['load']>[0];

/**
 * Returns the loader of one kind of content. It replaces Astro's `glob` loader, which does not recover in development:
 * a file with an error disappears from the site with only a line in the terminal, a missing picture stays missing
 * (https://github.com/withastro/astro/issues/13586), and a file renamed only in its capitals is lost, because its
 * deletion is reported last. Here each change reads the folder again, and an entry with an error keeps its last valid
 * state until it is fixed. A build stops before this: `contentChecks` reports every error at once.
 */
export function contentLoader(kind: ContentKind): Loader {
  return {
    name: `content-${kind}`,
    async load(context) {
      const project = fileURLToPath(context.config.root);
      const reload = () => sync(project, kind, context);
      await reload();
      let last = Promise.resolve();
      let timer: NodeJS.Timeout | undefined;
      const again = () => (last = last.then(reload).catch((error: unknown) => context.logger.error(String(error))));
      context.watcher?.on('all', (_event: string, changed: string) => {
        if (!concerns(kind, path.relative(project, changed).split(path.sep).join('/'))) return;
        clearTimeout(timer);
        timer = setTimeout(again, afterChange);
      });
    },
  };
}

/** How long (ms) to wait after a change: renaming a file in an editor reports two. */
const afterChange = 50;

/** Returns whether a changed file is one of a kind's, a picture, or the source of a placeholder. */
function concerns(kind: ContentKind, file: string): boolean {
  const where = contentKinds[kind];
  if (pictureName.test(file) || changesPlaceholders(file)) return true;
  return file.startsWith(`src/content/${'file' in where ? where.file : `${where.folder}/`}`);
}

async function sync(project: string, kind: ContentKind, context: Context): Promise<void> {
  const { files, errors } = readKind(project, kind);
  const wrong = files.map((file) => [file, [...file.errors, ...pictureErrors(project, file)]] as const);
  const all = [...errors, ...wrong.flatMap(([, own]) => own)];
  if (all.length > 0 && !context.watcher) throw new Error(`${errorCount(all)}\n${printedErrors(all)}`);
  const makers = codeDigestOnce(context.config, project) + JSON.stringify(readPlaceholders(project));
  for (const [file, own] of wrong) {
    if (own.length === 0) await set(project, file, makers, context);
    // Astro would fail on a missing picture, on every page: https://github.com/withastro/astro/issues/13586
    else if (file.errors.length === 0) context.store.delete(file.id);
  }
  const there = new Set(files.map(({ id }) => id));
  for (const id of context.store.keys()) if (!there.has(id)) context.store.delete(id);
}

/** The digests of the code, by the configuration that all collections of a process share. */
const codeDigests = new WeakMap<Context['config'], string>();

/** Returns the digest of the code that makes entries; computed once per process. */
function codeDigestOnce(config: Context['config'], project: string): string {
  const known = codeDigests.get(config) ?? codeDigest(project);
  codeDigests.set(config, known);
  return known;
}

/**
 * Puts a new or changed entry into the store. `makers` represents everything besides its file that determines an entry:
 * Astro keeps the store between builds, and would publish what earlier code made of the same file.
 */
async function set(project: string, file: ReadFile, makers: string, context: Context): Promise<void> {
  const { store } = context;
  const { id, text: body, file: filePath } = file;
  const digest = context.generateDigest(file.source + makers);
  const known = store.get(id);
  if (known?.digest === digest && known.filePath === filePath) return;
  // The store ignores an entry with a known digest: a renamed file would keep its old name.
  if (known) store.delete(id);
  const address = project + filePath;
  const data = await context.parseData({ id, data: file.fields as Record<string, unknown>, filePath: address });
  const entry = { id, data, body, filePath, digest };
  if (file.mdx) store.set({ ...entry, deferredRender: true });
  else if (filePath.endsWith('.md')) {
    // The renderer looks for fields above the text: without any, it would take what stands between two rules for them.
    const rendered = await context.renderMarkdown(`---\n---\n${body}`, { fileURL: pathToFileURL(address) });
    const assetImports = rendered.metadata?.imagePaths ?? [];
    store.set({ ...entry, rendered, ...(assetImports.length > 0 && { assetImports }) });
  } else store.set(entry);
}

/** Returns the schema and the loader of a kind of content, for its collection. */
export function collectionOf<K extends ContentKind>(
  kind: K,
): { loader: Loader; schema: (typeof contentKinds)[K]['schema'] } {
  return { loader: contentLoader(kind), schema: contentKinds[kind].schema };
}
