import path from 'node:path';
import { buildSync } from 'esbuild';
import type { Page } from 'playwright/test';
import type {} from '#tests/e2e/a11y/in-page/index';
import type { SizedText } from '#tests/e2e/a11y/in-page/sizes';

const bundled = new Map<string, string>();

/** Bundles a file of this folder with its imports, as one script for the page. */
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

/** The faults of the page's focus indicator. */
export async function focusFindings(page: Page): Promise<string[]> {
  const find = () => page.evaluate(() => ('inspector' in window ? window.inspector.focusFindings() : null));
  // Asked at hundreds of stops: the script is put into a page once.
  const found = await find();
  if (found) return found;
  await inspect(page);
  return (await find()) ?? [];
}

/** Every text that the page shows, with its size. */
export async function sizedTexts(page: Page): Promise<SizedText[]> {
  await inspect(page);
  return page.evaluate(() => window.inspector.sizedTexts());
}

/** Adds the inspector to a page. The Content-Security-Policy does not apply to the debugger's scripts. */
export async function inspect(page: Page): Promise<void> {
  await page.evaluate(scriptFor('in-page/index.ts'));
}
