import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { contentLoader } from '#content-checks/loader';

type Stored = { id: string; deferredRender?: boolean; rendered?: { html: string } };

/** Returns what the content's store holds of a page of text with this ending and body. */
async function stored(ending: 'md' | 'mdx', body: string): Promise<Stored | undefined> {
  const project = mkdtempSync(path.join(tmpdir(), 'smartstack-loader-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(path.join(project, 'src/content/pages'), { recursive: true });
  const description = 'What this page says, in a sentence that is long enough for a search engine.';
  const fields = `---\ntitle: A page\nheading: A page\ndescription: ${description}\n---\n`;
  writeFileSync(path.join(project, `src/content/pages/a-page.${ending}`), fields + body);
  const store = new Map<string, Stored>();
  const context = {
    config: { root: pathToFileURL(`${project}/`) },
    store: {
      get: (id: string) => store.get(id),
      set: (entry: Stored) => store.set(entry.id, entry),
      delete: (id: string) => store.delete(id),
      keys: () => store.keys(),
    },
    generateDigest: String,
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    renderMarkdown: (text: string) => Promise.resolve({ html: `rendered ${text.split('---\n').at(-1)}` }),
  };
  await contentLoader('pages').load(context as never);
  return store.get('a-page');
}

test.each([
  ['Markdown', 'md', 'A *word*.'],
  ['MDX that holds nothing but Markdown', 'mdx', 'A *word*, a [link](/about).\n\n- One\n  - Two\n\n> Three'],
] as const)('%s is rendered as it is read', async (_, ending, body) => {
  const entry = await stored(ending, body);
  expect(entry?.rendered?.html).toContain(body.split('\n')[0]);
  expect(entry?.deferredRender).toBeUndefined();
});

test.each([
  ['a component', 'Words.\n\n<Messages />'],
  ['a comment', 'Words.\n\n{/* for later */}'],
  ['a sign that MDX reads in its own way', 'Fewer than \\{ten\\}'],
  ['an indented line, a program in Markdown alone', '- One\n\n    Still one'],
])('MDX with %s becomes a module', async (_, body) => {
  const entry = await stored('mdx', body);
  expect(entry).toMatchObject({ deferredRender: true });
  expect(entry?.rendered).toBeUndefined();
});
