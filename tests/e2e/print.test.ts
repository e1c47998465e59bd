import { faqs, site, solutionEntries } from '#tests/fixtures/content';
import { expect, questions, test } from '#tests/e2e/site';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the whole catalogue prints, whichever layers are open', async ({ page }) => {
  await page.goto('/solutions');
  const products = page
    .getByRole('region', { name: 'The catalogue' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(products).toHaveCount(solutionEntries.size);
  for (const product of await products.all()) {
    await expect(product.getByRole('paragraph').first()).toBeVisible();
    await expect(product.getByRole('listitem').first()).toBeVisible();
  }
});

test('every question of the calculator prints with its answer', async ({ page }) => {
  await page.goto('/roi-calculator');
  await expect(questions(page)).toHaveCount(faqs.size);
  for (const question of await questions(page).all()) await expect(question.getByRole('paragraph')).toBeVisible();
});

test('every kind of page prints whom to ask: name, e-mail, phone and office, and no form', async ({ page }) => {
  for (const path of ['/', '/solutions', '/solutions/genesys-cloud-cx', '/roi-calculator', '/telecom']) {
    await page.goto(path);
    const imprint = page.getByRole('contentinfo');
    for (const text of [site.email, site.phone, site.address, new RegExp(`© ${site.footerYear} ${site.name}`)])
      await expect(imprint.getByText(text)).toBeVisible();
    await expect(imprint.getByRole('textbox')).toHaveCount(0);
    await expect(imprint.getByRole('list')).toHaveCount(0);
  }
});
