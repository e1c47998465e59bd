import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityRecordSchema } from '#domain/content/accessibility-record';
import { scope } from '#tests/e2e/a11y/scope';
import { expect, test } from '#tests/e2e/site';

const file = path.join(import.meta.dirname, '../../../src/content/accessibility-record.json');
const record = accessibilityRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

test('the committed record matches today’s checks', () => {
  const { tools, rules, widths, schemes, routes, states, checks, settled, gaps } = record;
  expect(
    {
      axe: tools['axe'],
      rules,
      widths,
      schemes,
      routes,
      states,
      checks: checks.map(({ name }) => name),
      settled,
      gaps,
    },
    'stale: npm run a11y:record writes it anew',
  ).toEqual(scope);
});

test('the footer’s badge links to the record and to how to report a barrier', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'WCAG 2.1 Accessible', exact: true }).click();
  await expect(page).toHaveURL('/accessibility');
  const found = page.getByRole('table', { name: 'What the last run found' });
  await expect(found.getByRole('row')).toHaveCount(record.checks.length + 1);
  await expect(page.getByRole('main')).toContainText(`version ${record.version}`);
  await expect(page.getByRole('heading', { name: 'Tell us about a barrier' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});
