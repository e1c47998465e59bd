import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { type DevServer, startDev } from '#tests/fixtures/dev-server';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/*
 * What an editor sees in `npm run dev` after an error: the browser says it over the page, /review lists it, and the
 * page comes back by itself when it is fixed. No test restarts the server, but the last two, which are about a start.
 */

// A development server makes each page when it is first asked for, which takes a busy machine half a minute.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: SiteCopy;
let server: DevServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = copySite();
  server = await startDev(site.folder);
});
test.afterAll(async () => {
  await server?.stop();
  site.remove();
});

/** Astro's overlay over a page: a shadow tree that Playwright looks into. */
const overlay = (page: Page) => page.locator('vite-error-overlay');
/** The server makes a page when it is asked for; a busy machine takes its time. */
const patient = { timeout: 90_000 };

/** Opens a page. A page that is told to reload while it opens gives up the first attempt. */
async function open(page: Page, path: string): Promise<void> {
  await expect(() => page.goto(`${server?.url}${path}`)).toPass(patient);
}

/** Opens a page without errors, makes one, and fixes it: the overlay comes with these words, and goes. */
async function makeAndFix(
  page: Page,
  at: { path: string; heading: string },
  make: () => void,
  fix: () => void,
  words: string[],
): Promise<void> {
  await open(page, at.path);
  const heading = page.getByRole('heading', { level: 1, name: at.heading });
  await expect(heading).toBeVisible(patient);
  await expect(overlay(page)).toHaveCount(0);
  make();
  for (const each of words) await expect(overlay(page)).toContainText(each, patient);
  const review = await page.context().newPage();
  await open(review, '/review');
  await expect(review.getByRole('heading', { level: 1 })).toContainText('in the content', patient);
  await expect(review.getByRole('listitem').filter({ hasText: words.at(-1) ?? '' })).toBeVisible(patient);
  fix();
  await expect(overlay(page)).toHaveCount(0, patient);
  await expect(heading).toBeVisible(patient);
  await expect(review.getByRole('heading', { name: 'The content has no mistakes' })).toBeVisible(patient);
  await review.close();
}

const roi = { path: '/roi-calculator', heading: 'ROI' };
const healthcare = { path: '/healthcare', heading: 'Fewer empty chairs' };
const currency = 'faqs/currency.md';

function edited(file: string, from: string | RegExp, to: string): [make: () => void, fix: () => void] {
  const before = readFileSync(site.content(file));
  return [() => site.edit(file, from, to), () => writeFileSync(site.content(file), before)];
}

test('a misspelt field', async ({ page }) => {
  const [make, fix] = edited('providers/genesys.yaml', 'description:', 'desciption:');
  await makeAndFix(page, { path: '/providers', heading: 'provider' }, make, fix, [
    '2 mistakes in the content',
    'src/content/providers/genesys.yaml',
    "line 4, desciption: there is no field of this name here. Did you mean 'description'?",
  ]);
  await expect
    .poll(() => server?.printed(), patient)
    .toContain("desciption: there is no field of this name here. Did you mean 'description'?");
});

test('unreadable fields of the agency itself', async ({ page }) => {
  const [make, fix] = edited('site.yaml', 'name: SmartStack', 'name: Smart: Stack');
  await makeAndFix(page, { path: '/about', heading: 'Advice' }, make, fix, [
    "line 1: the value of 'name: Smart: Stack' holds a colon with a space after it",
  ]);
});

test('a missing picture, in a text and in MDX', async ({ page }) => {
  const [make, fix] = edited(currency, /(?<=---\n\n)/, '![A coin](./coin.png)\n\n');
  await makeAndFix(page, roi, make, fix, ['there is no picture src/content/faqs/coin.png']);
  const [makeMdx, fixMdx] = edited('industries/healthcare.mdx', '## Where', '![A chair](./chair.png)\n\n## Where');
  await makeAndFix(page, healthcare, makeMdx, fixMdx, ['there is no picture src/content/industries/chair.png']);
});

test('a picture added, removed and put back', async ({ page }) => {
  const picture = site.content('faqs/coin.png');
  const put = () => copyFileSync('src/assets/readme-results.png', picture);
  const take = () => rmSync(picture);
  const [make, fix] = edited(currency, /(?<=---\n\n)/, '![A coin](./coin.png)\n\n');
  make();
  put();
  await open(page, roi.path);
  await expect(page.getByRole('img', { name: 'A coin', includeHidden: true })).toHaveCount(1, patient);
  await makeAndFix(page, roi, take, put, ['there is no picture src/content/faqs/coin.png']);
  await expect(page.getByRole('img', { name: 'A coin', includeHidden: true })).toHaveCount(1, patient);
  fix();
  take();
});

test('a file that is deleted', async ({ page }) => {
  const file = site.content('sections/about/roundtable.md');
  const before = readFileSync(file);
  await makeAndFix(
    page,
    { path: '/about', heading: 'Advice' },
    () => rmSync(file),
    () => writeFileSync(file, before),
    ['src/content/sections/about/roundtable.md', 'is missing, and a page shows it'],
  );
});

test('a file that is renamed, in its capitals alone', async ({ page }) => {
  const name = site.content('industries/healthcare.mdx');
  const other = site.content('industries/Healthcare.mdx');
  await makeAndFix(
    page,
    healthcare,
    () => renameSync(name, other),
    () => renameSync(other, name),
    ['src/content/industries/Healthcare.mdx', 'Rename it, for example to healthcare.mdx'],
  );
});

test('a link to a missing part of a page', async ({ page }) => {
  const [make, fix] = edited('pages/method.mdx', '/solutions#catalogue', '/solutions#catalog');
  await makeAndFix(page, { path: '/method', heading: 'How we rank' }, make, fix, [
    "the link to '/solutions#catalog' leads to no part of /solutions",
  ]);
});

test('errors present at the start, with and without Astro’s saved state', async ({ page }) => {
  test.setTimeout(480_000);
  const inText = [edited('industries/healthcare.mdx', '## Where', 'less <5% of it\n\n## Where')];
  // The functions have a part of these two, which a start writes anew.
  const inFields = [
    edited('site.yaml', 'name: SmartStack', 'name: Smart: Stack'),
    edited('wizards/navigator.yaml', /^title: .*/m, "title: 'The Navigator"),
  ];
  const starts = [
    { saved: true, at: healthcare, edits: inText, words: ["the sign '<' begins a component"] },
    { saved: false, at: healthcare, edits: inText, words: ["the sign '<' begins a component"] },
    {
      saved: true,
      at: { path: '/about', heading: 'Advice' },
      edits: inFields,
      words: ["the value of 'name: Smart: Stack' holds a colon", 'a quotation mark is opened and not closed'],
    },
  ];
  for (const { saved, at, edits, words } of starts) {
    await server?.stop();
    if (!saved) rmSync(`${site.folder}/.astro`, { recursive: true, force: true });
    for (const [make] of edits) make();
    server = await startDev(site.folder);
    await open(page, at.path);
    for (const each of words) await expect(overlay(page)).toContainText(each, patient);
    for (const [, fix] of edits) fix();
    await expect(overlay(page)).toHaveCount(0, patient);
    await expect(page.getByRole('heading', { level: 1, name: at.heading })).toBeVisible(patient);
  }
});

test('an unknown address answers with what is wrong in the agency’s own fields', async () => {
  await server?.stop();
  rmSync(`${site.folder}/.astro`, { recursive: true, force: true });
  const [make] = edited('site.yaml', 'name: SmartStack', 'name: Smart: Stack');
  make();
  server = await startDev(site.folder);
  await expect.poll(() => server?.printed(), patient).toContain('1 mistake in the content');
  const answer = await fetch(`${server.url}/no-such-page`);
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toContain('1 mistake in the content');
  expect(text).toContain('src/content/site.yaml');
  expect(text).toContain('holds a colon with a space after it');
  expect(text).toContain('/@vite/client');
});
