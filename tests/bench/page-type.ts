import type { Browser, Page } from 'playwright';
import { section, table } from '#tests/bench/table';
import { type TypeSizes, typeSizes } from '#tests/bench/type-sizes';
import { sizedTexts } from '#tests/e2e/a11y/inspector';
import { kindsOfPages } from '#tests/e2e/routes';
import { wizardArrived } from '#tests/wizard-arrived';

const widths = [1440, 360] as const;

const answers = {
  organizationType: ['Enterprise'],
  geography: ['canada'],
  priorities: ['Improve customer service and response time'],
  challengeArea: ['ccaas'],
};

type Kind = { name: string; open(page: Page, origin: string): Promise<unknown> };

/** One page of each kind as it opens, and those that a visitor's answers make. */
const kinds: Kind[] = [
  ...kindsOfPages.map((route) => ({ name: route, open: (page: Page, origin: string) => page.goto(origin + route) })),
  { name: 'results', open: (page, origin) => openAnswered(page, origin, '#smart-results', '.matrix') },
  { name: 'check', open: (page, origin) => openAnswered(page, origin, '#check', '.ck-lead') },
  {
    name: 'comparison',
    open: (page, origin) => page.goto(`${origin}/compare#c=genesys-cloud-cx,five9-intelligent-cx-platform`),
  },
];

/** Opens the Navigator of a hospital with its answers given, and waits for a part of what they lead to. */
async function openAnswered(page: Page, origin: string, hash: string, part: string): Promise<void> {
  await page.goto(`${origin}/404`);
  await page.evaluate((wizard) => sessionStorage.setItem('smartstack.navigator', JSON.stringify({ wizard })), {
    step: 'smart-results',
    submitted: true,
    answers,
  });
  await page.goto(`${origin}/solutions-navigator?industry=healthcare${hash}`);
  await wizardArrived(page);
  await page.locator(part).waitFor();
}

/**
 * Prints for each kind of page, at the width of a desk and of a phone, the share of its words at each size, and returns
 * it by width and page.
 */
export async function printTypeSizes(browser: Browser, origin: string): Promise<Record<string, TypeSizes>> {
  const found: Record<string, TypeSizes> = {};
  for (const width of widths) {
    section(`Share of words by size, in per cent, ${width} px wide: from 17 px, from 15, from 13, below`);
    const rows: (string | number)[][] = [];
    for (const { name, open } of kinds) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await open(page, origin);
      await page.waitForLoadState('networkidle');
      const sizes = typeSizes(await sizedTexts(page));
      await page.close();
      found[`${width} ${name}`] = sizes;
      const { read, lookedUp, captions, below } = sizes;
      const shares = [read, lookedUp, captions, below].map((share) => (share * 100).toFixed(0));
      rows.push([name, sizes.words, ...shares]);
    }
    table(['page', 'words', '17 px', '15 px', '13 px', 'below'], rows);
  }
  return found;
}
