import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright/test';
import type {} from '#tests/e2e/a11y/in-page/index';

const bundled = new Map<string, string>();

/** A file of this folder with all it imports, as one script for the page. */
export function scriptFor(file: string): string {
  const before = bundled.get(file);
  if (before) return before;
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, file)],
    bundle: true,
    format: 'iife',
    target: 'es2024',
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  bundled.set(file, script);
  return script;
}

/** What is wrong with how the page shows its focus. */
export async function focusFindings(page: Page): Promise<string[]> {
  await inspect(page);
  return page.evaluate(() => window.inspector.focusFindings());
}

/** Puts the inspector into a page. The debugger's own scripts are no matter of the Content-Security-Policy. */
export async function inspect(page: Page): Promise<void> {
  await page.evaluate(scriptFor('in-page/index.ts'));
}
