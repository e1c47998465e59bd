import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { industries, insights, solutionEntries } from '#tests/fixtures/content';

test('from the footer to an article, and from a statement in it to its source and the day it was read', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await page.getByRole('link', { name: 'What changed in the rules this year' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in the rules this year');
  await page.getByRole('article').getByRole('link', { name: 'Guideline E-21' }).click();
  await expect(page).toHaveURL('/insights/what-changed-in-the-rules-2026#source-osfi-e-21');
  const source = page.locator(':target');
  await expect(source).toBeInViewport();
  await expect(source.getByText('In force since Sep 1, 2026')).toBeVisible();
  await expect(source.getByRole('link', { name: /osfi e-21 operational resilience/i })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(source.getByText(/read Nov\s22,\s2026/).first()).toBeVisible();
});

test('an article leads on to its industries, its products and other articles', async ({ page }) => {
  await page.goto('/insights/how-to-read-a-residency-statement');
  await page.getByRole('link', { name: 'What changed in the rules this year' }).click();
  await expect(page).toHaveURL('/insights/what-changed-in-the-rules-2026');
  await page.goBack();
  await page.getByRole('region', { name: 'Talk it through' }).getByRole('link', { name: 'Zoom Workplace' }).click();
  await expect(page).toHaveURL('/solutions/zoom-workplace');
});

test('the pages of an article’s industries and products lead back to it, and other pages have no such line', async ({
  page,
}) => {
  const pages = [
    ...[...industries.keys()].map((id) => ({ path: `/${id}`, kind: 'industries' as const, id })),
    ...[...solutionEntries.keys()].map((id) => ({ path: `/solutions/${id}`, kind: 'solutions' as const, id })),
  ].map(({ path: address, kind, id }) => ({
    address,
    articles: [...insights].filter(([, { [kind]: named }]) => named.includes(id)).map(([article]) => article),
  }));
  const named = pages.filter(({ articles }) => articles.length > 0);
  expect(new Set(named.map(({ address }) => address.split('/').length))).toEqual(new Set([2, 3]));
  for (const { address, articles } of named.filter(
    ({ articles: { length } }, index) => length > 1 || index % 5 === 0,
  )) {
    await page.goto(address);
    const links = page.getByRole('definition').getByRole('link').and(page.locator('[href^="/insights/"]'));
    await expect(links).toHaveCount(Math.min(3, articles.length));
    await expect(page.getByRole('term').filter({ hasText: /^Read on$/ })).toBeVisible();
  }
  for (const { address } of pages.filter(({ articles }) => articles.length === 0).slice(0, 3)) {
    await page.goto(address);
    await expect(page.getByText('Read on', { exact: true })).toHaveCount(0);
  }
  const [first] = named;
  await page.goto(first?.address ?? '');
  const [article = ''] = first?.articles ?? [];
  await page
    .getByRole('definition')
    .getByRole('link', { name: insights.get(article)?.title ?? '' })
    .click();
  await expect(page).toHaveURL(`/insights/${article}`);
});

test('its button begins a message about it', async ({ page }) => {
  await page.goto('/insights/how-to-read-a-residency-statement');
  await page.getByRole('link', { name: 'Ask about this article' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^My question about an article/);
});

test('the feed lists every article of the list page, and the list page names the feed', async ({ page, request }) => {
  await page.goto('/insights');
  const listed = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(listed.length).toBeGreaterThanOrEqual(2);
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const feed = await answer.text();
  for (const title of listed) expect(feed).toContain(`<title>${title.trim()}</title>`);
  expect(feed.match(/<item>/g)).toHaveLength(listed.length);
});

test('to machines it is an article with its days, and nobody invented is called its author', () => {
  const html = readFileSync(path.join(dist, 'insights/what-changed-in-the-rules-2026.html'), 'utf8');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
  const article = graph.find((thing) => thing['@type'] === 'Article');
  expect(article).toMatchObject({ datePublished: '2026-11-22', headline: 'What changed in the rules this year' });
  expect(JSON.stringify(article?.['author'])).toContain('#organization');
  expect(html).toContain('(sample profile)');
  expect(html).toContain('<meta property="og:type" content="article"');
});
