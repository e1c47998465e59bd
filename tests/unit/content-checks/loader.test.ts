import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentLoader } from '#content-checks/loader';

type Stored = { id: string; deferredRender?: boolean; rendered?: { html: string } };

/** Returns the folder of a project with a single page, whose text has this ending and body. */
function projectWith(ending: 'md' | 'mdx', body: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'smartstack-loader-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(path.join(project, 'src/content/pages'), { recursive: true });
  const description = 'What this page says, in a sentence that is long enough for a search engine.';
  const fields = `---\ntitle: A page\nheading: A page\ndescription: ${description}\n---\n`;
  writeFileSync(path.join(project, `src/content/pages/a-page.${ending}`), fields + body);
  return project;
}

/**
 * Returns what Astro passes to the loaders of a process: the store left by the previous one, and a way to render text.
 */
function contextOf(project: string, store: Map<string, Stored>) {
  return {
    config: { root: pathToFileURL(`${project}/`) },
    store: {
      get: (id: string) => store.get(id),
      set: (entry: Stored) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
      keys: () => store.keys(),
    },
    generateDigest: String,
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: vi.fn((text: string) => Promise.resolve({ html: `rendered ${text.split('---\n').at(-1)}` })),
  };
}

/** Returns the store's entry for a page whose text has this ending and body. */
async function stored(ending: 'md' | 'mdx', body: string): Promise<Stored | undefined> {
  const store = new Map<string, Stored>();
  await contentLoader('pages').load(contextOf(projectWith(ending, body), store) as never);
  return store.get('a-page');
}

test('Markdown is rendered as it is read', async () => {
  const entry = await stored('md', 'A *word*.');
  expect(entry?.rendered?.html).toContain('A *word*.');
  expect(entry?.deferredRender).toBeUndefined();
});

test('MDX becomes a module', async () => {
  const entry = await stored('mdx', 'Words.\n\n<Messages />');
  expect(entry).toMatchObject({ deferredRender: true });
  expect(entry?.rendered).toBeUndefined();
});

/** Loads the content like a new process; returns the number of texts it rendered. */
async function rendersOfAProcess(project: string, store: Map<string, Stored>): Promise<number> {
  const context = contextOf(project, store);
  await contentLoader('pages').load(context as never);
  return context.renderMarkdown.mock.calls.length;
}

test('entries of an earlier process are reused as long as neither the file nor the code changes', async () => {
  const project = projectWith('md', 'A *word*.');
  const store = new Map<string, Stored>();
  expect(await rendersOfAProcess(project, store)).toBe(1);
  expect(await rendersOfAProcess(project, store)).toBe(0);
});

test.each([
  ['a schema', 'src/domain/content/page.ts'],
  ['what a schema is made of', 'src/domain/layers.ts'],
  ['a step of the Markdown processor', 'src/content-checks/task-marks.ts'],
  ['the settings of the Markdown processor', 'astro.config.mjs'],
  ['a package', 'package-lock.json'],
])('after a change of %s, everything is made again', async (_, file) => {
  const project = projectWith('md', 'A *word*.');
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), 'one');
  const store = new Map<string, Stored>();
  await rendersOfAProcess(project, store);
  writeFileSync(path.join(project, file), 'two');
  expect(await rendersOfAProcess(project, store)).toBe(1);
  rmSync(path.join(project, file));
  expect(await rendersOfAProcess(project, store)).toBe(1);
});
