import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The standard's rules up to WCAG 2.2 AA, and axe's best practices. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

export type AxeFinding = { rule: string; target: string; html: string; why: string };
export type AxeAnswer = { version: string; rules: string[]; violations: AxeFinding[]; incomplete: AxeFinding[] };

/** What axe says of a page as it stands. */
export async function askAxe(page: Page): Promise<AxeAnswer> {
  const results = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: [...axeTags] }, resultTypes: ['violations', 'incomplete'] })
    // One frame: no need of a second page that puts the frames' answers together.
    .setLegacyMode()
    .analyze();
  const findings = (rules: typeof results.violations) =>
    rules.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        target: target.join(' '),
        html,
        why: [...any, ...all, ...none].map(({ message }) => message).join(' '),
      })),
    );
  const { violations, incomplete, passes, inapplicable } = results;
  return {
    version: results.testEngine.version,
    rules: [violations, incomplete, passes, inapplicable].flatMap((group) => group.map(({ id }) => id)),
    violations: findings(violations),
    incomplete: findings(incomplete),
  };
}
