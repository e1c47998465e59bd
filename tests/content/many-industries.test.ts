import { existsSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allIndustries, mostInMenu } from '#domain/industries/menu';
import { addIndustries } from '#tests/fixtures/many-industries';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';

/* More industries than the menu lists: it says so and where they are, and no page carries them all but that one. */

const total = 30;
let site: SiteCopy;
const built = (file: string) => readFileSync(site.built(file), 'utf8');
const documentOf = (file: string) => new JSDOM(built(file)).window.document;
const textsOf = (file: string, selector: string) =>
  [...documentOf(file).querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

beforeAll(async () => {
  site = copySite();
  addIndustries(site, total);
  await site.build({ WITHOUT_FILES: '1' });
}, 120_000);
afterAll(() => site.remove());

test('the menu lists the first and says how many there are, and where', () => {
  const links = [...documentOf('index.html').querySelectorAll('#industries-panel a')];
  // Below it stand pages about all of them.
  const all = links[mostInMenu];
  expect(all?.textContent?.trim()).toBe(`All ${total} industries`);
  expect(
    textsOf('index.html', '#industries-panel a')
      .slice(mostInMenu + 1)
      .join(),
  ).not.toContain('Generated');
  const [file, id] = (all?.getAttribute('href') ?? '').slice(1).split('#');
  expect(documentOf(`${file}.html`).getElementById(id ?? '')?.textContent).toBe('All industries');
});

test('… and this page’s own, marked as the current one', () => {
  expect(textsOf('utilities.html', '#industries-panel [aria-current="page"]')).toEqual(['Utilities']);
});

test('the list of all has every one', () => {
  expect(textsOf('solutions.html', `[aria-labelledby="${allIndustries.id}"] a`)).toHaveLength(total);
});

test('so has the sitemap', () => {
  const listed = [...documentOf('solutions.html').querySelectorAll(`[aria-labelledby="${allIndustries.id}"] a`)];
  const paths = [...built('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const missing = listed.map((link) => link.getAttribute('href') ?? '').filter((path) => !paths.includes(path));
  expect(missing).toEqual([]);
  expect(paths).toHaveLength(new Set(paths).size);
});

test('pages only: no document, no picture', () => {
  expect(existsSync(site.built('documents'))).toBe(false);
  expect(existsSync(site.built('social'))).toBe(false);
});
