import type { Page } from 'playwright/test';
import { roiEstimate } from '#domain/roi/estimate';
import { inDollars, inMonths, inPercent } from '#domain/roi/formats';
import { type RoiModelContent, roiModelAddress } from '#domain/roi/model-content';
import { faqs, roiExample, roiRule, sectionOf } from '#tests/fixtures/content';
import { assumedFigures, scenarioChanges } from '#tests/fixtures/roi';
import { expect, holdScripts, islandScriptsOf, questions, test } from '#tests/e2e/site';

const figures = [
  ['Agent headcount', '40'],
  ['Average agent salary (USD a year)', '$50,000'],
  ['Software costs (USD a month, optional)', '23 333.33'],
  ['Monthly call volume', '18,000'],
  ['Average handle time (minutes)', '6'],
] as const;
/** The results of the rule of thumb in the content. */
const estimate = roiEstimate({ agentHeadcount: 40, averageAgentSalary: 50_000, softwareCosts: 23_333.33 }, roiRule);
const savings = inDollars(estimate.monthlySavings);
const annual = inDollars(estimate.annualSavings);
const ratio = inPercent(estimate.roiPercent);
const payback = inMonths(estimate.paybackPeriod);
const gain = `${estimate.efficiencyGain}%`;
const query = 'callVolume=18000&averageHandleTime=6&agentHeadcount=40&averageAgentSalary=50000&softwareCosts=';

const results = (page: Page) => page.getByRole('region', { name: 'Estimate', exact: true });
const figure = (page: Page, value: string | RegExp) => results(page).getByRole('definition').filter({ hasText: value });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const model = (page: Page) => page.getByRole('button', { name: 'Model it in detail' });

const island = (page: Page) => page.locator('astro-island[component-url*="RoiCalculator"]');

/** Returns how far (px) Calculate is below the top of its form. */
const heightAbove = (page: Page) =>
  calculate(page).evaluate(
    (button) => button.getBoundingClientRect().top - (button.closest('form')?.getBoundingClientRect().top ?? 0),
  );

/** Starts the model from the tests' own figures: an editor may change those of the content. */
test.beforeEach(({ page }) =>
  page.route(`**${roiModelAddress}`, async (route) => {
    const response = await route.fetch();
    const served = (await response.json()) as RoiModelContent;
    await route.fulfill({ json: { ...served, assumptions: assumedFigures, scenarios: scenarioChanges } });
  }),
);

async function fill(page: Page, changed: Partial<Record<(typeof figures)[number][0], string>> = {}): Promise<void> {
  for (const [label, value] of figures) await page.getByLabel(label).fill(changed[label] ?? value);
}

async function toResults(page: Page, changed = {}): Promise<void> {
  await page.goto('/roi-calculator');
  await fill(page, changed);
  await calculate(page).click();
  await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeFocused();
}

test('a labelled example by the same rule is shown until something is typed; the result replaces it', async ({
  page,
}) => {
  const { currentMonthlyCosts, monthlySavings, annualSavings } = roiEstimate(roiExample, roiRule);
  await page.goto('/roi-calculator');
  const named = results(page).getByText('Example figures, not yours');
  await expect(named).toBeVisible();
  await expect(results(page).getByText(inDollars(annualSavings), { exact: true })).toBeVisible();
  await expect(results(page).getByRole('definition')).toHaveText([
    `${inDollars(currentMonthlyCosts)} a month`,
    `${inDollars(currentMonthlyCosts - monthlySavings)} a month`,
  ]);
  await page.getByLabel('Agent headcount').fill('4');
  await expect(named).toHaveCount(0);
  await expect(results(page).getByText('$')).toHaveCount(0);
  await fill(page);
  await calculate(page).click();
  await expect(figure(page, annual)).toBeVisible();
  await expect(named).toHaveCount(0);
  await expect(results(page).getByText(inDollars(annualSavings), { exact: true })).toHaveCount(0);
});

test('the form asks first for what the estimate uses, then for what only the model does, and last for the currency', async ({
  page,
}) => {
  await page.goto('/roi-calculator');
  const fields = (group: string) => page.getByRole('group', { name: group }).getByRole('textbox');
  const labels = figures.map(([label]) => label);
  for (const [group, expected] of [
    ['For the savings', labels.slice(0, 3)],
    ['For the cost of a call Required. Does not change the savings.', labels.slice(3)],
  ] as const) {
    await expect(fields(group)).toHaveCount(expected.length);
    for (const [place, label] of expected.entries()) await expect(fields(group).nth(place)).toHaveAccessibleName(label);
  }
  await expect(page.getByRole('main').locator('form').locator('input, select').last()).toHaveAccessibleName('Currency');
});

test('on a laptop the whole form is in view without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/roi-calculator');
  await expect(calculate(page)).toBeInViewport({ ratio: 1 });
  await expect(results(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(calculate(page)).toBeInViewport({ ratio: 1 });
});

test('five figures give six, a reload keeps both', async ({ page }) => {
  await page.goto('/roi-calculator');
  await expect(results(page).getByText(ratio)).toHaveCount(0);
  await fill(page);
  await calculate(page).click();
  for (let visit = 0; visit < 2; visit++) {
    for (const value of ['$190,000', savings, annual, ratio, gain, payback])
      await expect(figure(page, value)).toBeVisible();
    for (const label of [
      'Current monthly costs',
      'Monthly savings',
      'Annual savings',
      'ROI',
      'Efficiency gain',
      'Payback period',
    ])
      await expect(results(page).getByRole('term').getByText(label, { exact: true })).toBeVisible();
    await expect(results(page).getByText(`rule-of-thumb estimate: ${roiRule.savingsShare}% of cost`)).toBeVisible();
    await page.reload();
  }
  await expect(page.getByLabel('Agent headcount')).toHaveValue('40');
});

test('everything can be done from the keyboard', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByLabel('Monthly call volume').press('Enter');
  await expect(alert(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const [label, value] of figures) {
    await expect(page.getByLabel(label)).toBeFocused();
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Currency')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeFocused();
  // What is below the figure comes in the next frame.
  await expect(page.getByText('Show the figures as a table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(model(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Cumulative savings over twelve months' })).toBeVisible();
  await model(page).press('Enter');
  await expect(page.getByRole('region', { name: sectionOf('roi-calculator/model').heading })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Three scenarios' })).toBeVisible();
});

test('an incomplete form calculates nothing and says which fields are missing', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByLabel('Monthly call volume').fill('many');
  await calculate(page).press('Enter');
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByText('Please fill in all required fields before proceeding.')).toBeVisible();
  await expect(alert(page).getByRole('link')).toHaveCount(4);
  await alert(page).getByRole('link', { name: 'Agent headcount' }).click();
  await expect(page.getByLabel('Agent headcount')).toBeFocused();
  await expect(page.getByLabel('Agent headcount')).toHaveAccessibleDescription('Enter a number');
  await expect(page.getByLabel('Monthly call volume')).toHaveAccessibleDescription(
    '“many” cannot be read as a number. Write it as 18,000 or 18000.',
  );
  await page.getByLabel('Agent headcount').fill('40');
  await expect(page.getByLabel('Agent headcount')).not.toHaveAttribute('aria-invalid');
  await expect(alert(page).getByRole('link')).toHaveCount(3);
  expect(await page.evaluate(() => sessionStorage.getItem('roiResults'))).toBeNull();
});

test('with no cost there are no ratios, and no drawing of them', async ({ page }) => {
  await toResults(page, { 'Agent headcount': '0', 'Software costs (USD a month, optional)': '' });
  await expect(figure(page, '—')).toHaveCount(3);
  await expect(figure(page, '$0')).toHaveCount(3);
  await expect(results(page).getByRole('img')).toHaveCount(0);
});

test('a single unit is named in the singular', async ({ page }) => {
  await toResults(page, {
    'Monthly call volume': '1',
    'Average handle time (minutes)': '1',
    'Agent headcount': '1',
  });
  await expect(results(page)).toContainText('Worked out from 1 agent at');
  await expect(results(page)).toContainText('The cost of a call, with 1 call of 1 minute a month:');
  await model(page).click();
  await expect(page.getByText('1 call of 1 minute takes 0 hours a month; 1 agent has 121 hours for it.')).toBeVisible();
});

test('results that no longer match the form say so', async ({ page }) => {
  await toResults(page);
  await page.getByLabel('Agent headcount').fill('80');
  await expect(results(page)).toContainText('The form has changed since.');
  await expect(figure(page, annual)).toBeVisible();
  await calculate(page).click();
  await expect(results(page)).not.toContainText('The form has changed since.');
});

test('the chart has an equivalent table', async ({ page }) => {
  await toResults(page);
  // Without a price in its currency the chart has the specified payback, otherwise what a project takes at least.
  await page.getByLabel('Currency').selectOption('CAD');
  await calculate(page).click();
  await expect(page.getByRole('img', { name: `Payback by the rule, ${payback}: ` })).toBeVisible();
  await page.getByLabel('Currency').selectOption('USD');
  await calculate(page).click();
  const project = await results(page)
    .getByText(/^A full project of/)
    .innerText();
  const [, from = '', months = ''] = /of (\S+) to \S+ takes ([\d.]+)/.exec(project) ?? [];
  const drawn = page.getByRole('img', { name: `up to ${annual}. Lowest price, ${months} months: ${from}.` });
  await expect(drawn).toBeVisible();
  const table = page.getByRole('table', { name: 'Cumulative savings over twelve months' });
  await expect(table).toBeHidden();
  await page.getByText('Show the figures as a table').click();
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: `1 ${savings}`, exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: `${Math.ceil(Number(months))} (lowest price paid)` })).toBeVisible();
  await expect(table.getByRole('row', { name: `12 ${annual}` })).toBeVisible();
});

test.describe('the script', () => {
  test('does not load before the form is touched', async ({ page }) => {
    const scripts = islandScriptsOf(page);
    await page.goto('/roi-calculator', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByLabel('Agent headcount').focus();
    await page.locator('astro-island[component-url*="Roi"]:not([ssr])').waitFor();
    expect(scripts.length).toBeGreaterThan(0);
  });

  for (const when of ['typed', 'sent'] as const)
    test(`late, loses nothing that was ${when} before it`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/roi-calculator', { waitUntil: 'commit' });
      await fill(page);
      if (when === 'sent') await calculate(page).press('Enter');
      release();
      if (when === 'typed') {
        await page.locator('astro-island[component-url*="Roi"]:not([ssr])').waitFor();
        await calculate(page).click();
      }
      await expect(figure(page, '$190,000')).toBeVisible();
      await expect(page).toHaveURL('/roi-calculator');
    });

  test('loads at once where the address carries an incomplete form, and keeps the rest of the address', async ({
    page,
  }) => {
    await page.goto(`/roi-calculator?utm_source=mail&figures#${query.replace('agentHeadcount=40', 'agentHeadcount=')}`);
    await expect(alert(page)).toBeFocused();
    await expect(page).toHaveURL('/roi-calculator?utm_source=mail');
  });
});

test.describe('the compact form', () => {
  test('of an industry page leads to the results', async ({ page }) => {
    await page.goto('/mortgage');
    await page.getByLabel('Monthly call volume').fill('18,000');
    await calculate(page).click();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText('Please fill in all required fields before proceeding.');
    await expect(page).toHaveURL('/mortgage');
    await alert(page).getByRole('link', { name: 'Agent headcount' }).click();
    await expect(page.getByLabel('Agent headcount')).toBeFocused();
    await fill(page);
    await calculate(page).click();
    await expect(figure(page, annual)).toBeVisible();
    await expect(page).toHaveURL('/roi-calculator');
    await expect(page.getByRole('heading', { name: 'Estimate', exact: true })).toBeInViewport();
    await expect(page.getByLabel('Average agent salary (USD a year)')).toHaveValue('$50,000');
    await page.goBack();
    await expect(page).toHaveURL('/mortgage');
  });

  test('clicked before its script arrives still leads to the results', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/mortgage', { waitUntil: 'commit' });
    await fill(page);
    await calculate(page).press('Enter');
    await expect(page).toHaveURL('/mortgage');
    release();
    await expect(figure(page, annual)).toBeVisible();
    await expect(page).toHaveURL('/roi-calculator');
  });

  test('clicked incomplete before its script arrives is answered on the same page', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/mortgage', { waitUntil: 'commit' });
    await page.getByLabel('Monthly call volume').fill('18,000');
    await calculate(page).press('Enter');
    release();
    await expect(alert(page)).toBeFocused();
    await expect(alert(page).getByRole('link')).toHaveCount(3);
    await expect(page).toHaveURL('/mortgage');
  });

  test('does not move from under a pointer that clicks it while its script arrives', async ({ page }) => {
    // How often a script was there, asked whether a press goes on, and heard that it does: it has to wait.
    await page.addInitScript(() => {
      const { matches } = Element.prototype;
      Element.prototype.matches = function (this: Element, selector: string) {
        const isSo = matches.call(this, selector);
        if (isSo && selector === ':active') this.setAttribute('data-held', `${this.getAttribute('data-held') ?? ''}I`);
        return isSo;
      } as typeof matches;
    });
    const release = await holdScripts(page);
    await page.goto('/mortgage', { waitUntil: 'commit' });
    await page.getByLabel('Agent headcount').fill('-4');
    const before = await heightAbove(page);
    await calculate(page).hover();
    await page.mouse.down();
    release();
    await expect(island(page)).toHaveAttribute('data-held', /^III/);
    expect(await heightAbove(page)).toBe(before);
    await expect(island(page)).toHaveAttribute('ssr');
    await page.mouse.up();
    await expect(alert(page)).toBeFocused();
  });

  test('does not move when the script takes over what was typed; the next key shows its note', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/mortgage', { waitUntil: 'commit' });
    const agents = page.getByLabel('Agent headcount');
    await agents.fill('-4');
    const before = await heightAbove(page);
    release();
    await expect(island(page)).not.toHaveAttribute('ssr');
    // React writes what it has taken over into the attribute; typing does not.
    await expect(agents).toHaveAttribute('value', '-4');
    expect(await heightAbove(page)).toBe(before);
    await page.getByLabel('Monthly call volume').fill('1');
    await expect(agents).toHaveAccessibleDescription(/This is a negative number/);
  });

  test('leads to the results where the browser stores nothing, and sends no figure', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/mortgage');
    await fill(page);
    await calculate(page).click();
    await expect(figure(page, annual)).toBeVisible();
    await expect(page).toHaveURL('/roi-calculator');
    const addresses = asked.map((url) => url.split('#')[0]);
    expect(addresses.some((url) => url?.endsWith('/roi-calculator?figures'))).toBe(true);
    expect(addresses.filter((url) => /callVolume|18,000|18%2C000/.test(url ?? ''))).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an industry page links to the calculator, which says what it needs and offers another way', async ({
    page,
  }) => {
    await page.goto('/mortgage');
    await expect(calculate(page)).toBeHidden();
    const main = page.getByRole('main');
    await main.locator('noscript a[href="/roi-calculator"]').click();
    await expect(page).toHaveURL('/roi-calculator');
    await expect(calculate(page)).toBeHidden();
    await expect(page.getByRole('main').locator('noscript')).toContainText('The calculator needs JavaScript.', {
      useInnerText: true,
    });
    await expect(questions(page)).toHaveCount(faqs.size);
  });
});

test('the number of agents is taken over from this tab’s needs assessment, with a note', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('smartstack.needs-assessment', '{"wizard":{"answers":{"agentCount":["10-49"]}}}'),
  );
  await page.goto('/roi-calculator');
  const agents = page.getByLabel('Agent headcount');
  await expect(agents).toHaveValue('10');
  await expect(agents).toHaveAccessibleDescription(/10-49, from your needs assessment/);
  await agents.fill('12');
  await expect(agents).toHaveAccessibleDescription('');
});

test.describe('the detailed model', () => {
  const scenarios = (page: Page) => page.getByRole('table', { name: 'Three scenarios' });
  const net = (page: Page) => scenarios(page).getByRole('row', { name: /^First-year net/ });

  test('is off until requested, and its script loads only then', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await toResults(page);
    await expect(model(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(scenarios(page)).toHaveCount(0);
    expect(requested.some((url) => url.includes('RoiModel'))).toBe(false);
    await model(page).click();
    await expect(scenarios(page).getByRole('columnheader')).toHaveText(['Conservative', 'Expected', 'Optimistic']);
    expect(requested.some((url) => url.includes('RoiModel'))).toBe(true);
    expect(requested.filter((url) => url.endsWith(roiModelAddress))).toHaveLength(1);
    await model(page).click();
    await expect(scenarios(page)).toHaveCount(0);
  });

  test.describe('with figures that cannot be loaded', () => {
    test.use({ expectedErrors: ['Failed to load resource', 'The model could not be loaded'] });

    test('says so in its place, and the estimate stays', async ({ page }) => {
      await page.route(`**${roiModelAddress}`, (route) => route.abort());
      await toResults(page);
      await model(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('The model could not be loaded.');
      await expect(figure(page, annual)).toBeVisible();
    });
  });

  test('leaves the specified estimate alone and follows its own assumptions', async ({ page }) => {
    await toResults(page);
    await model(page).click();
    const before = await net(page).innerText();
    await page.getByLabel('Implementation, once', { exact: true }).fill('$50 000');
    await expect(net(page)).not.toHaveText(before);
    await expect(net(page)).toContainText('$46,430');
    await expect(page.getByRole('status').filter({ hasText: 'First-year net, expected: $46,430' })).toBeAttached();
    await expect(figure(page, annual)).toBeVisible();
    const share = page.getByLabel('Calls automated from start to end');
    await share.fill('120');
    await expect(share).toHaveAccessibleDescription(/100 or less/);
    await share.fill('');
    await expect(share).toHaveAccessibleDescription(/20 is used/);
    await page.reload();
    await expect(page.getByLabel('Implementation, once', { exact: true })).toHaveValue('$50 000');
    await page.getByRole('button', { name: 'Back to the initial assumptions' }).click();
    await expect(net(page)).toContainText('-$53,570');
  });

  test('says when calls and agents contradict each other', async ({ page }) => {
    await toResults(page, { 'Monthly call volume': '180,000' });
    await model(page).click();
    await expect(page.getByText('18,000 hours a month; 40 agents have 4,833 hours for them.')).toContainText(
      'That is not enough',
    );
  });

  test('shows what changes the answer most, also as a table', async ({ page }) => {
    await toResults(page);
    await model(page).click();
    await expect(page.getByRole('img', { name: /Implementation, once moves .* by \$60,000/ })).toBeVisible();
    await page.getByRole('figure', { name: 'What moves the answer most' }).getByText('Show the figures').click();
    const table = page.getByRole('table', { name: /a fifth lower and a fifth higher/ });
    await expect(table.getByRole('row')).toHaveCount(16);
    await expect(table.getByRole('row', { name: /^Implementation, once -\$23,570 at 120,000/ })).toBeVisible();
  });
});

test('figures in Canadian dollars are labelled so, and nothing is converted', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByLabel('Currency').selectOption('Canadian dollars (CAD)');
  await page.getByLabel('Monthly call volume').fill('18,000');
  await page.getByLabel('Average handle time (minutes)').fill('6');
  await page.getByLabel('Agent headcount').fill('40');
  await page.getByLabel('Average agent salary (CAD a year)').fill('50,000');
  await page.getByLabel('Software costs (CAD a month, optional)').fill('23333.33');
  await calculate(page).click();
  for (let visit = 0; visit < 2; visit++) {
    for (const value of ['CA$190,000', `CA${savings}`, `CA${annual}`, ratio, payback])
      await expect(figure(page, value)).toBeVisible();
    await expect(results(page)).toContainText('Canadian dollars, as entered.');
    await page.reload();
  }
  await model(page).click();
  await expect(page.getByText('Replace them with yours in Canadian dollars')).toBeVisible();
  // Beside the sum itself.
  await expect(page.getByText('three of the prices under Assumptions are still in US dollars')).toBeVisible();
  const price = page.getByLabel('Implementation, once', { exact: true });
  await expect(price).toHaveAccessibleDescription(/^USD /);
  await price.fill('50,000');
  await expect(price).toHaveAccessibleDescription(/^CAD /);
  await expect(page.getByText('two of the prices under Assumptions are still in US dollars')).toBeVisible();
  await page.getByLabel('Currency').selectOption('US dollars (USD)');
  await expect(results(page)).toContainText('The form has changed since.');
  await calculate(page).click();
  await expect(results(page).getByRole('definition').getByText(annual, { exact: true })).toBeVisible();
});

test('a button prints the estimate with its date', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-05T12:00:00');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await toResults(page);
  await page.getByRole('button', { name: 'Print this estimate' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(results(page)).toContainText('US dollars, as entered. Mar 5, 2026.', { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Print this estimate' })).toBeHidden();
});

test('the estimate prints on one sheet, the detailed model on a second one, before the questions', async ({ page }) => {
  // In the typefaces of the page: those that stand in for them are wider, and may take another sheet.
  const sheets = async () => {
    await page.evaluate(() => document.fonts.ready);
    return (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  };
  await page.goto('/roi-calculator');
  const questionSheets = (await sheets()) ?? 0;
  await toResults(page);
  // The questions alone begin below the page's introduction, which may cost them a sheet.
  const withResult = (await sheets()) ?? 0;
  expect(withResult).toBeLessThanOrEqual(1 + questionSheets);
  await model(page).click();
  await expect(page.getByRole('table', { name: 'Three scenarios' })).toBeVisible();
  await expect.poll(sheets).toBe(1 + withResult);
});

test('figures typed but not calculated survive a reload, without a result', async ({ page }) => {
  await page.goto('/roi-calculator');
  await page.getByRole('textbox', { name: 'Monthly call volume' }).fill('18,000');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('CAD');
  // What was typed before the script came, it stores when it comes.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('roiFormData'))).toContain('CAD');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Monthly call volume' })).toHaveValue('18,000');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('CAD');
  await expect(results(page).getByText('Fill in the form and press Calculate.')).toBeVisible();
});
