import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

/** The standard's rules up to WCAG 2.2 AA, and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

export type AxeFinding = { rule: string; target: string; html: string; why: string };
export type AxeAnswer = { rules: number; violations: AxeFinding[]; incomplete: AxeFinding[] };

const require = createRequire(import.meta.url);
/** The script from axe's Playwright package, which would otherwise inject it again for every check. */
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** As much of axe as is used here: https://www.deque.com/axe/core-documentation/api-documentation/ */
type Check = { message: string };
type Rule = {
  id: string;
  nodes: { target: string[]; html: string; any: Check[]; all: Check[]; none: Check[] }[];
};
type Results = Record<'violations' | 'incomplete' | 'passes' | 'inapplicable', Rule[]>;
declare global {
  interface Window {
    /** Put into the page by `askAxe()`. */
    axe?: { run(context: Document | { include: string[] }, options: object): Promise<Results> };
  }
}

/** The rules of axe whose answer depends on the colours of a page (its category `cat.color`, without AAA). */
const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Returns axe's findings on the page in its current state, or on the part of it that a selector names: of all rules, of
 * all but the contrast of text, or after a change of colours only of the colour rules.
 */
export async function askAxe(
  page: Page,
  which: 'all' | 'structure' | 'colours' = 'all',
  part: string | null = null,
): Promise<AxeAnswer> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = which === 'colours' ? { type: 'rule', values: colourRules } : { type: 'tag', values: axeTags };
  const rules = which === 'structure' ? { 'color-contrast': { enabled: false } } : {};
  return page.evaluate(
    async ([runOnly, rules, part]) => {
      if (!window.axe) throw new Error('No axe.');
      const { violations, incomplete, passes, inapplicable } = await window.axe.run(
        part === null ? document : { include: [part] },
        {
          runOnly,
          rules,
          resultTypes: ['violations', 'incomplete'],
        },
      );
      const findings = (rules: Rule[]) =>
        rules.flatMap(({ id, nodes }) =>
          nodes.map(({ target, html, any, all, none }) => ({
            rule: id,
            target: target.join(' '),
            html,
            why: [...any, ...all, ...none].map(({ message }) => message).join(' '),
          })),
        );
      return {
        rules: new Set([violations, incomplete, passes, inapplicable].flatMap((group) => group.map(({ id }) => id)))
          .size,
        violations: findings(violations),
        incomplete: findings(incomplete),
      };
    },
    [runOnly, rules, part] as const,
  );
}

/** Expects no findings from axe. */
export async function expectAccessible(page: Page): Promise<void> {
  expect((await askAxe(page)).violations).toEqual([]);
}
