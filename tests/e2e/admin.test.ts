import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { readFileBytes } from '#content-checks/read-file';
import { dist } from '#tests/e2e/routes';
import { advisors } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/* The editing screen on a folder of this computer. No browser lets a test choose a folder: instead, the origin's own
   file system contains a copy of the content, and everything else is as an editor has it. */

const root = path.join(dist, '../src/content');
const content = new Map(
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, string] => [`src/content/${path.relative(root, file)}`, readFileSync(file, 'utf8')]),
);

/** The files of the largest folders that no test opens are left out: the screen reads every file before it shows one. */
const large = /^src\/content\/(?:facts|providers|rules|solutions)\/(?!n8n|zoom|phipa|gdpr)/;
const copied = [...content].filter(([file]) => !large.test(file));

/** The screen is a large program, and reads all content; a busy machine takes its time. */
test.describe.configure({ timeout: 180_000 });
const slow = { timeout: 30_000 };

/** Opens the editing screen on a copy of the content. */
async function openScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    Reflect.set(window, 'showDirectoryPicker', folder);
  });
  await page.goto('/admin');
  await page.evaluate(async (files) => {
    const site = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of files) {
      const folders = file.split('/');
      const name = folders.pop() ?? '';
      let folder = site;
      for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, copied);
  const begin = page.getByRole('button', { name: 'Work with Local Repository' });
  await expect(begin).toBeVisible(slow);
  await expect(page.getByText('choose the folder')).toBeVisible();
  await begin.click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible(slow);
}

/** Returns a file of the folder as it is now. */
async function saved(page: Page, file: string): Promise<string> {
  return page.evaluate(async (address) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    const folders = address.split('/');
    const name = folders.pop() ?? '';
    for (const each of folders) folder = await folder.getDirectoryHandle(each);
    // While the screen replaces the file, the old one cannot be read any more, and for a moment there is none.
    for (;;)
      try {
        return await (await (await folder.getFileHandle(name)).getFile()).text();
      } catch (error) {
        if (!['NotReadableError', 'NotFoundError'].includes((error as DOMException).name)) throw error;
      }
  }, file);
}

/** Opens an entry by its address on the screen. */
async function openEntry(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `/collections/${address}`);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible(slow);
}

/** Returns the lines in which a file differs from the one that was there: before → after. */
function changedLines(file: string, text: string): [string, string][] {
  const before = (content.get(file) ?? '').split('\n');
  const after = text.split('\n');
  expect(after).toHaveLength(before.length);
  return before.flatMap((line, index): [string, string][] =>
    line === after[index] ? [] : [[line, after[index] ?? '']],
  );
}

test('an edited heading changes only its own line of the file', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(`${baseURL}/`) &&
      !request.url().startsWith('data:')
    )
      foreign.push(request.url());
  });
  await openScreen(page);
  // What concerns the first screen is gone with it.
  await expect(page.getByText('choose the folder')).toBeHidden();
  await page.getByRole('grid').getByText('about: About {agency}: how we advise').click();
  const heading = page.getByRole('textbox', { name: 'Heading' });
  const was = await heading.inputValue();
  await heading.fill('Five people: ask them');
  await page.getByRole('button', { name: 'Save' }).click();

  const file = 'src/content/pages/about.md';
  await expect.poll(() => saved(page, file), slow).not.toBe(content.get(file));
  const text = await saved(page, file);
  expect(changedLines(file, text)).toEqual([[expect.stringContaining(was), "heading: 'Five people: ask them'"]]);
  // As dev, build and the tests read it.
  expect(
    readFileBytes({ file, kind: 'pages', id: 'about' }, Buffer.from(text), { agency: 'SmartStack' }).errors,
  ).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the screen requires what the schema requires, and counts characters', async ({ page }) => {
  await openScreen(page);
  await openEntry(page, 'pages/entries/about');
  const title = page.getByRole('group', { name: '“⁨Title⁩” Field' });
  await expect(
    title.getByText('The page’s name in the browser tab and in search results: 5 to 70 characters.'),
  ).toBeVisible();
  await title.getByRole('textbox').fill('Four');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title.getByRole('alert')).toContainText('5');
  expect(await saved(page, 'src/content/pages/about.md')).toBe(content.get('src/content/pages/about.md'));
});

test('the screen refuses what the build would, in the same words', async ({ page }) => {
  await openScreen(page);
  await openEntry(page, 'rules/entries/phipa');
  await page.getByRole('textbox', { name: 'All layers' }).fill('Ask a lawyer before anything else is done.');
  await page.getByRole('button', { name: 'Save' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('takes either asks, layer by layer, or allLayers, and one of them');
  const file = 'src/content/rules/phipa.yaml';
  expect(await saved(page, file)).toBe(content.get(file));
});

const [advisor = ''] = advisors.keys();

/** One entry of each kind: its address on the screen, its file, a field whose text may be longer. */
const oneOfEach: [address: string, file: string, field: string][] = [
  ['pages-mdx/entries/method', 'pages/method.mdx', 'Heading'],
  ['sections/entries/home/hero', 'sections/home/hero.md', 'Heading'],
  ['industries/entries/insurance', 'industries/insurance.mdx', 'In a sentence'],
  ['solutions/entries/n8n', 'solutions/n8n.md', 'Name'],
  ['criteria/entries/french', 'criteria/french.yaml', 'Label'],
  ['needs/entries/teams', 'needs/teams.yaml', 'Asked'],
  ['rules/entries/gdpr', 'rules/gdpr.yaml', 'Name'],
  ['providers/entries/zoom', 'providers/zoom.yaml', 'Name'],
  ['phases/entries/build', 'phases/build.md', 'Subtitle'],
  ['caseStudies/entries/insurance', 'case-studies/insurance.md', 'Title'],
  [`advisors/entries/${advisor}`, `advisors/${advisor}.md`, 'Name'],
  ['faqs/entries/currency', 'faqs/currency.md', 'Question'],
  ['documents/entries/ai-buyers-guide', 'documents/ai-buyers-guide.md', 'Title'],
  ['wizards/entries/navigator', 'wizards/navigator.yaml', 'Subtitle'],
  ['requirementAreas/entries/daas', 'requirement-areas/daas.yaml', 'Label'],
  ['_singletons/entries/site', 'site.yaml', 'Address'],
];

test('an edit of any kind of content changes only its own line', async ({ page }) => {
  await openScreen(page);
  for (const [address, name, field] of oneOfEach)
    await test.step(name, async () => {
      await openEntry(page, address);
      const box = page.getByRole('textbox', { name: field, exact: true }).first();
      const was = await box.inputValue();
      await box.fill(`${was} too`);
      await page.getByRole('button', { name: 'Save' }).click();
      const file = `src/content/${name}`;
      await expect.poll(() => saved(page, file), slow).not.toBe(content.get(file));
      expect(changedLines(file, await saved(page, file))).toEqual([
        [expect.stringContaining(was), expect.stringContaining(`${was} too`)],
      ]);
      // The screen goes back to its list by itself: it must not do so once the next entry is open.
      await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible(slow);
    });
});
