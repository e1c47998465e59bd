import { caseStudies, phases, services as served, solutionEntries } from '#tests/fixtures/content';
import { readFileSync } from 'node:fs';
import { colourKey } from '#domain/content/phase';
import { layerOf } from '#domain/layers';
import { expect, test } from '#tests/e2e/site';

/** Returns the value of a colour token as the sources have it: in a page it has another name. */
function colourOf(token: string): string {
  const value = readFileSync('src/styles/theme.css', 'utf8').split(`--color-${token}: `)[1]?.split(';')[0];
  if (!value) throw new Error(`There is no colour ${token}.`);
  return value;
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['404:', 'Failed to load resource'] });

  test('answers 404 with a way home and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto('/no-such-page%0Aforged');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect.poll(() => logged).toContain('404: /no-such-page%0Aforged');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the solutions page has the services, five phases to the letter, three scenarios and the catalogue', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Solutions' }).click();
  await expect(page).toHaveURL('/solutions');
  const lifecycle = page.getByRole('region', { name: 'Five phases' });
  for (const timeline of ['2-3 weeks', '3-4 weeks', '8-12 weeks', '4-6 weeks', 'Ongoing'])
    await expect(lifecycle.getByRole('listitem').getByText(timeline, { exact: true })).toBeVisible();
  const cases = page.getByRole('region', { name: 'Three scenarios' });
  for (const { metrics } of caseStudies.values())
    for (const { value } of metrics) await expect(cases.getByText(value, { exact: true }).first()).toBeVisible();
  for (const reason of ['Compliance-First', 'Measurable ROI', 'Enterprise-Grade'])
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  const catalogue = page.getByRole('region', { name: 'The catalogue' });
  for (const layer of ['AI & Automation', 'Customer Experience', 'Communications', 'Cybersecurity', 'Infrastructure'])
    await catalogue.locator('.catalogue-layer > summary', { hasText: layer }).click();
  await expect(catalogue.getByRole('listitem')).toHaveCount(solutionEntries.size);
});

test('each case shows its solution, on a phone at a click, and its context and challenge at one; paper needs none', async ({
  page,
}) => {
  const cases = page.getByRole('region', { name: 'Three scenarios' });
  const shown = (text: string | undefined) => cases.getByText(String(text), { exact: true });
  await page.goto('/solutions');
  const [clicked, other] = [...caseStudies.values()];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const { context, challenge, solution } of caseStudies.values())
      for (const text of [context, challenge, solution])
        await expect(shown(text)).toBeVisible({ visible: width > 360 });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await cases.getByText(`Solution of the case from ${clicked?.industry}`).click();
  await expect(shown(clicked?.solution)).toBeVisible();
  await expect(shown(other?.solution)).toBeHidden();
  await cases.getByText(`Context and challenge of the case from ${clicked?.industry}`).click();
  for (const text of [clicked?.context, clicked?.challenge]) await expect(shown(text)).toBeVisible();
  await expect(shown(other?.context)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const story of await cases.getByRole('definition').all()) await expect(story).toBeVisible();
});

test('a service says in its line what the client gets, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solutions');
  const services = page.getByRole('region', { name: 'Services' });
  for (const { summary } of served.values()) await expect(services.getByText(summary)).toBeVisible();
});

for (const media of ['screen', 'print'] as const)
  test(`each phase shows all it has ${media === 'screen' ? 'at a click' : 'on paper without one'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ media });
    await page.goto('/solutions');
    const lifecycle = page.getByRole('region', { name: 'Five phases' });
    for (const { data, body } of phases.values()) {
      const phase = lifecycle
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: data.title }) });
      const { number, subtitle, timeline, outcomes, deliverables } = data;
      const line = phase.locator('summary');
      for (const text of [String(number), timeline]) await expect(line.getByText(text, { exact: true })).toBeVisible();
      if (media === 'screen') {
        await expect(line.getByText(outcomes[0] ?? '', { exact: true })).toBeVisible();
        await line.click();
      }
      const unfolded = phase.locator('summary ~ *');
      for (const text of [subtitle, body, ...outcomes, ...deliverables])
        await expect(unfolded.getByText(text, { exact: true })).toBeVisible();
    }
  });

test('each phase has the icon and the colours that its file names', async ({ page }) => {
  await page.goto('/solutions');
  for (const { data } of phases.values()) {
    const phase = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: data.title, exact: true }) });
    const drawn = await phase.evaluate(
      (item, { color, borderColor }) => {
        const used = (token: string) => {
          const probe = document.createElement('i');
          probe.style.color = token;
          document.body.append(probe);
          return getComputedStyle(probe).color;
        };
        const fills = [...item.querySelectorAll('rect')].map((rect) => getComputedStyle(rect).fill);
        return {
          icons: [...item.querySelectorAll('use[href^="#glyph"]')].map((use) => use.getAttribute('href')),
          isFilled: fills.includes(used(color)),
          isBordered: getComputedStyle(item).borderTopColor === used(borderColor),
        };
      },
      {
        color: colourOf(`${colourKey(data.color)}-top`),
        borderColor: colourOf(`${colourKey(data.borderColor).replace(/(?<=neutral)-\d/, '')}-edge`),
      },
    );
    expect(drawn, data.title).toEqual({
      icons: data.icon === 'Number' ? [] : [`#glyph-${layerOf(data.icon).key}`],
      isFilled: true,
      isBordered: true,
    });
  }
});

test('a page loads nothing from elsewhere and sets no cookie', async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(await context.cookies()).toEqual([]);
});
