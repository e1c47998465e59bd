import { criteria } from '#tests/fixtures/content';
import { expect, test } from '#tests/e2e/site';

/* How a visitor gets to the page of a solution, and on. The content of each: tests/dist/solutions.test.ts. */

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
    await page.getByRole('main').getByRole('link', { name: 'How we rank' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we rank, and what we know');
    const matrix = page.getByRole('table', { name: 'Known answers by criterion and layer' });
    await expect(matrix.getByRole('row')).toHaveCount(criteria.size + 2);
  });
});

test('a provider’s card links to its solutions, as served and among search results', async ({ page }) => {
  await page.goto('/providers');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Genesys', exact: true }) });
  await expect(card.getByRole('link', { name: 'Genesys Cloud CX' })).toHaveAttribute(
    'href',
    '/solutions/genesys-cloud-cx',
  );
  await page.getByRole('searchbox').fill('genes');
  // The number comes with the directory's script, whose list then takes the served one's place.
  await expect(page.locator('.provider-count')).toBeVisible();
  await expect(page.locator('.provider-count')).toContainText('1 provider(s)');
  await expect(page.getByRole('link', { name: 'Visit Website' })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', 'https://www.genesys.com');
  await card.getByRole('link', { name: 'Genesys Cloud CX' }).click();
  await expect(page).toHaveURL('/solutions/genesys-cloud-cx');
});
