import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { isStale } from '#domain/content/stale';
import { caseWords } from '#domain/recommendation/words';
import { criteria, facts, providers, solutionEntries } from '#tests/fixtures/content';
import { dist } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';

/* What the page of every solution says, read from its file, and how a visitor gets there and on. */

const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const inWords = { yes: 'Yes', partly: 'Partly', no: 'No' };
const ordered = [...criteria].sort(([, a], [, b]) => a.order - b.order);

for (const [id, solution] of solutionEntries)
  test(`/solutions/${id} tells what is known with its source, what is open with its question, and its neighbours`, () => {
    const { document } = new JSDOM(readFileSync(path.join(dist, 'solutions', `${id}.html`), 'utf8')).window;
    const main = document.querySelector('main');
    const text = words(main);
    expect(words(main?.querySelector('h1'))).toBe(solution.name);
    for (const said of [solution.description, solution.category, ...solution.benefits, ...solution.targetAudience])
      expect(text).toContain(said);
    const home = main?.querySelector(`a[href="${providers.get(solution.provider)?.url}"]`);
    expect(home?.getAttribute('target')).toBe('_blank');

    const now = new Date();
    const asked = ordered.filter(([, { layers }]) => layers.includes(solution.category));
    const rows = [...(main?.querySelectorAll('table tbody tr') ?? [])];
    expect(rows.map((row) => words(row.querySelector('th')))).toEqual(asked.map(([, { label }]) => label));
    const questions = words(document.querySelector('[aria-labelledby="questions"]'));
    for (const [index, [criterion, { question, evidence }]] of asked.entries()) {
      const row = rows[index];
      const finding = words(row?.querySelectorAll('td')[0]);
      const fact = facts.get(id)?.[criterion];
      const isOpen = !fact || isStale(fact, now);
      expect(finding, criterion).toBe(isOpen ? 'Not confirmed' : inWords[fact.finding]);
      expect(questions.includes(question) && questions.includes(evidence), criterion).toBe(isOpen);
      if (isOpen) {
        const asks = row?.querySelector('a[href^="#"]')?.getAttribute('href') ?? '';
        expect(words(document.querySelector(asks)), criterion).toContain(question);
      }
      if (!fact) continue;
      expect(words(row), criterion).toContain(fact.says);
      const source = row?.querySelector('a[target="_blank"]');
      expect(source?.getAttribute('href')).toBe(fact.source.url);
      expect(words(source)).toBe(`${fact.source.title} (opens in a new tab)`.replace(/\s+/g, ' '));
      expect(row?.querySelector('time')?.getAttribute('datetime')).toBe(fact.checkedLive ?? fact.read);
      expect(words(row).includes('read in a stored copy'), criterion).toBe(!fact.checkedLive);
    }

    for (const standing of solution.cases) {
      const candidates = [...solutionEntries]
        .flatMap(([other, { cases }]) =>
          cases.filter((each) => each.case === standing.case).map(({ order }) => ({ other, order })),
        )
        .sort((a, b) => a.order - b.order)
        .map(({ other }) => other);
      const heading = [...(main?.querySelectorAll('h3') ?? [])].find(
        (each) => words(each) === caseWords[standing.case],
      );
      const block = heading?.parentElement;
      expect(words(block)).toContain(
        `Number ${candidates.indexOf(id) + 1} of ${candidates.length} in the editor’s order`,
      );
      const links = [...(block?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));
      expect(links).toEqual(candidates.filter((other) => other !== id).map((other) => `/solutions/${other}`));
    }
    expect(main?.querySelector('a[href="/method"]')).not.toBeNull();
    expect(main?.querySelectorAll('a[href^="mailto:"][href*="Correction"]')).toHaveLength(1);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reaches a solution from the catalogue, its open question, a neighbour and the method', async ({
    page,
  }) => {
    await page.goto('/solutions');
    const catalogue = page.getByRole('region', { name: 'The catalogue' });
    await catalogue.locator('summary', { hasText: 'Customer Experience' }).click();
    await catalogue.getByRole('link', { name: 'Genesys Cloud CX' }).click();
    await expect(page).toHaveURL('/solutions/genesys-cloud-cx');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesys Cloud CX');
    const known = page.getByRole('table', { name: 'What is known of Genesys Cloud CX' });
    await known.getByRole('link', { name: 'What to ask the vendor' }).first().click();
    await expect(page).toHaveURL(/#ask-/);
    await page.getByRole('main').getByRole('link', { name: 'CXone Mpower' }).first().click();
    await expect(page).toHaveURL('/solutions/cxone-mpower');
    await page.getByRole('link', { name: 'How we rank' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we rank, and what we know');
    const matrix = page.getByRole('table', { name: 'Known answers by criterion and layer' });
    await expect(matrix.getByRole('row')).toHaveCount(criteria.size + 2);
  });
});

test('a provider’s card leads to its solutions, as served and among what was found', async ({ page }) => {
  await page.goto('/providers');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Genesys', exact: true }) });
  await expect(card.getByRole('link', { name: 'Genesys Cloud CX' })).toHaveAttribute(
    'href',
    '/solutions/genesys-cloud-cx',
  );
  await page.getByRole('searchbox').fill('genes');
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', 'https://www.genesys.com');
  await card.getByRole('link', { name: 'Genesys Cloud CX' }).click();
  await expect(page).toHaveURL('/solutions/genesys-cloud-cx');
});

test('the method counts each answer of the catalogue once', async () => {
  const now = new Date();
  const all = [...solutionEntries].flatMap(([id, { category }]) =>
    ordered
      .filter(([, { layers }]) => layers.includes(category))
      .map(([criterion]) => facts.get(id)?.[criterion])
      .map((fact) => (fact && !isStale(fact, now) ? fact.finding : 'open')),
  );
  const count = (finding: string) => all.filter((each) => each === finding).length;
  const { document } = new JSDOM(readFileSync(path.join(dist, 'method.html'), 'utf8')).window;
  const text = words(document.querySelector('main'));
  expect(text).toContain(
    `${all.length - count('open')} of ${all.length} answers are known; ${count('open')} are open.`,
  );
  for (const finding of ['yes', 'partly', 'no', 'open']) {
    expect(text).toContain(`${count(finding)} ${finding}`);
    // One mark is one answer; one more stands beside the figure.
    expect(document.querySelectorAll(`main [data-finding="${finding}"]`).length).toBe(count(finding) + 1);
  }
  const rows = [...document.querySelectorAll('table tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(words),
  );
  const sums =
    rows
      .at(-1)
      ?.slice(1)
      .map((cell) => cell.split(' of ').map(Number)) ?? [];
  expect(sums.reduce((sum, [known = 0]) => sum + known, 0)).toBe(all.length - count('open'));
  expect(sums.reduce((sum, [, of = 0]) => sum + of, 0)).toBe(all.length);
});
