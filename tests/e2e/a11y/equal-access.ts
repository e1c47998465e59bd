import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const require = createRequire(import.meta.url);
/** IBM's Equal Access checker (https://github.com/IBMa/equal-access): a second set of rules, independent of axe's. */
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** As much of the checker as is used here. */
type Result = { ruleId: string; message: string; snippet: string; value: [kind: string, answer: string] };
declare global {
  interface Window {
    /** Put into the page by `askEqualAccess()`. */
    ace?: { Checker: new () => { check(root: Document, sets: string[]): Promise<{ results: Result[] }> } };
  }
}

export type EqualAccessAnswer = { rules: number; violations: { rule: string; html: string; why: string }[] };

/**
 * Returns the checker's findings on the page in its current state: the number of rules that applied, and the definite
 * violations. What it only asks a person to review is left out; axe's open questions are answered in `incomplete.ts`.
 */
export async function askEqualAccess(page: Page): Promise<EqualAccessAnswer> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${source}; window.ace = ace;`);
  return page.evaluate(async () => {
    if (!window.ace) throw new Error('No checker.');
    // Of what is folded it reads the fields and not their labels.
    const folded = [...document.querySelectorAll('details:not([open])')];
    for (const each of folded) each.setAttribute('open', '');
    const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
    for (const each of folded) each.removeAttribute('open');
    return {
      rules: new Set(results.map(({ ruleId }) => ruleId)).size,
      violations: results
        .filter(({ value: [kind, answer] }) => kind === 'VIOLATION' && answer === 'FAIL')
        .map(({ ruleId, snippet, message }) => ({ rule: ruleId, html: snippet, why: message })),
    };
  });
}
