import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askAxe } from '#tests/e2e/a11y/axe';
import { askEqualAccess } from '#tests/e2e/a11y/equal-access';
import { unseenControls } from '#tests/e2e/a11y/forced-colours';
import { htmlErrors } from '#tests/e2e/a11y/html';
import { triaged, triageOf } from '#tests/e2e/a11y/incomplete';
import { inspect } from '#tests/e2e/a11y/inspector';
import { contrastOnPixels } from '#tests/e2e/a11y/pixels';
import type { Figures } from '#tests/e2e/a11y/figures';
import { schemes, type State, states, widths } from '#tests/e2e/a11y/states';
import { kindsOfPages } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';

/* Every state is reached once. Then the window's width and the device's settings change, and after each change the
   checks run on the page in its current state. Served pages and menus are checked whole, on a phone and on a desktop.
   Of other states, whose layout, header and footer are those of their page, the part that they change is, on a desktop;
   contrast in dark, and in these states in light, is that which the inspector computes. Once a week all are whole, in
   every width, in forced colours, axe computes contrast too, and Equal Access looks. That run leaves what
   `npm run a11y:record` adds up. */

const height = 900;
const folder = path.join(import.meta.dirname, '../../../reports/a11y');

test.use({
  expectedErrors: ['404:', 'Failed to load resource'],
  contextOptions: { reducedMotion: 'reduce' },
  // A trace of each check would take longer than the checks.
  trace: 'off',
});
// Some forty checks of a whole page.
test.describe.configure({ timeout: 180_000 });

const isServed = ({ name }: State) => / as served$/.test(name);
/** Whether another page of the same template is checked on every day. */
const isRepresented = (state: State) => isServed(state) && !kindsOfPages.includes(state.route);
const indexed = [...states.entries()];

for (const [index, state] of indexed.filter(([, each]) => !isRepresented(each))) checkState(index, state);
test.describe('a page like another', () => {
  for (const [index, state] of indexed.filter(([, each]) => isRepresented(each))) checkState(index, state);
});

function checkState(index: number, state: State): void {
  test(state.name, async ({ page, isThorough }) => {
    const own = state.widths ?? widths;
    const isNarrow = own.includes(360);
    const wide = own.at(-1) ?? 1440;
    const hasOwnLayout = state.widths !== undefined || isServed(state);
    const isWhole = isThorough || hasOwnLayout;
    /** In which axe and contrasts are looked at. */
    const looked = isThorough ? own : own.filter((width) => width === wide || (width === 360 && hasOwnLayout));
    const figures: Figures = {
      state: state.name,
      rules: 0,
      equalAccessRules: 0,
      analyses: 0,
      analysesOfColours: 0,
      texts: 0,
      lowestContrast: 21,
      borders: 0,
      onPixels: 0,
      targets: 0,
      bySpacing: 0,
    };
    await page.setViewportSize({ width: wide, height });
    await state.reach(page);
    await inspect(page);

    await test.step('HTML', async () => {
      const html = await page.content();
      expect.soft(await htmlErrors(html), 'HTML').toEqual([]);
      // For the W3C's own checker, which needs Java: docs/testing.md, "Accessibility".
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${index}.html`), html);
    });

    if (isThorough)
      await test.step('Equal Access', async () => {
        const { rules, violations } = await askEqualAccess(page);
        expect.soft(violations, 'Equal Access').toEqual([]);
        figures.equalAccessRules = rules;
      });

    await test.step('axe and contrast', async () => {
      const seen = new Set<string>();
      const onPixels = new Set<string>();
      // What a dialog or a menu covers is checked in a state without it.
      const isUnder = await page.evaluate(() => document.querySelector(':modal, :popover-open') !== null);
      const checkByAxe = async (width: number, colorScheme: string) => {
        const where = `${width} px, ${colorScheme}`;
        // Structure does not depend on the colour scheme: in dark only the colour rules can find something new.
        const isDark = colorScheme === 'dark';
        const which = isDark ? 'colours' : isWhole ? 'all' : 'structure';
        const { rules, violations, incomplete } = await askAxe(page, which, isWhole ? null : (state.part ?? 'main'));
        figures.rules = Math.max(figures.rules, rules);
        figures[isDark ? 'analysesOfColours' : 'analyses'] += 1;
        expect.soft(violations, `axe at ${where}`).toEqual([]);
        const open = incomplete.filter((finding) => !triageOf(finding));
        expect.soft(open, `not triaged in incomplete.ts, at ${where}`).toEqual([]);
        for (const finding of incomplete) {
          seen.add(triageOf(finding)?.reason ?? '');
          const once = `${finding.target}, ${colorScheme}`;
          if (finding.rule !== 'color-contrast' || isUnder || onPixels.has(once)) continue;
          onPixels.add(once);
          const { found, least } = await contrastOnPixels(page, finding.target);
          expect.soft(found, `${finding.target} at ${where}`).toBeGreaterThanOrEqual(least);
        }
      };
      for (const width of looked)
        for (const colorScheme of schemes) {
          const where = `${width} px, ${colorScheme}`;
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => scrollTo(0, 0));
          if (isThorough || colorScheme === 'light') await checkByAxe(width, colorScheme);
          const [texts, borders] = await page.evaluate(
            () => [window.inspector.textContrast(), window.inspector.fieldBorders()] as const,
          );
          expect.soft([...texts.findings, ...borders.findings], `contrast at ${where}`).toEqual([]);
          figures.texts += texts.measured;
          figures.borders += borders.measured;
          figures.lowestContrast = Math.min(figures.lowestContrast, texts.lowest);
        }
      figures.onPixels = onPixels.size;
      const unused = triaged.filter(({ seenIn, reason }) => seenIn === state.name && !seen.has(reason));
      if (isThorough) expect.soft(unused, 'triaged in incomplete.ts, but axe does not ask any more').toEqual([]);
    });

    await test.step('targets', async () => {
      for (const width of isThorough ? own : own.filter((each) => each !== 768)) {
        await page.setViewportSize({ width, height });
        // After scrolling, content above the window would overlap the off-screen skip link.
        await page.evaluate(() => scrollTo(0, 0));
        const { measured, bySpacing, findings } = await page.evaluate(() => window.inspector.targetSizes());
        expect.soft(findings, `targets at ${width} px`).toEqual([]);
        figures.targets += measured;
        figures.bySpacing += bySpacing;
      }
    });

    await test.step('reflow and text spacing', async () => {
      for (const width of isNarrow ? (isWhole ? [320, 1280] : [320]) : [1280]) {
        if (!own.includes(1440) && width === 1280) continue;
        await page.setViewportSize({ width, height });
        const find = () => page.evaluate(() => window.inspector.layoutFindings());
        expect.soft(await find(), `layout at ${width} px`).toEqual([]);
        await page.evaluate(() => window.inspector.spaceText(true));
        expect.soft(await find(), `layout at ${width} px with text spacing`).toEqual([]);
        await page.evaluate(() => window.inspector.spaceText(false));
      }
    });

    await test.step('reduced motion', async () => {
      expect.soft(await page.evaluate(() => window.inspector.motionFindings()), 'motion').toEqual([]);
    });

    if (isWhole)
      await test.step('forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await page.setViewportSize({ width: wide, height });
        await page.evaluate(() => scrollTo(0, 0));
        expect.soft(await unseenControls(page), 'unseen in forced colours').toEqual([]);
      });

    if (isThorough) writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(figures));
  });
}
