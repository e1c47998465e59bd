import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { scriptFor } from '#tests/e2e/a11y/inspector';
import { namesIn, outline, references } from '#tests/e2e/a11y/outline';
import type {} from '#tests/e2e/a11y/in-page/reader';
import { stateNamed } from '#tests/e2e/a11y/states';
import { expect, test } from '#tests/e2e/site';

/* What a screen reader says in a state, as an outline to read and to compare with (outline.ts). Only states that
   differ in structure have one.
   After an intended change of structure, UPDATE_TRANSCRIPTS=1 rewrites the files, for review. */

const folder = path.join(import.meta.dirname, 'transcripts');

const read = [
  { state: 'menu open', part: '#main-menu' },
  { state: 'Industries open', part: '#main-menu' },
  { state: 'full provider list open', part: 'dialog' },
  { state: '/solutions-navigator as served', part: 'main' },
  { state: 'Navigator, step 1 in error', part: 'main form' },
  { state: 'Navigator, step 1 answered, with three priorities', part: 'main form' },
  { state: 'Navigator, step 2', part: 'main form' },
  { state: 'Navigator, step 4 in error', part: 'main form' },
  { state: 'Navigator, step 4 busy', part: 'main form' },
  { state: 'Navigator, results, details refused', part: 'main' },
  { state: 'needs assessment, closing page with categories', part: 'main' },
  { state: 'three links of a committee that disagrees', part: 'main' },
  { state: 'calculator alert', part: 'main form' },
  { state: 'message form in error', part: 'form[aria-label="Send us a message"]' },
  { state: 'message form with a message ready', part: 'form[aria-label="Send us a message"]' },
  { state: 'no provider found', part: 'main' },
  {
    state: 'details of earlier visits that could not be sent, copied by hand',
    part: 'section[aria-label="Details that were not sent"]',
  },
  { state: 'Navigator, scraper refusing a key', part: 'section[aria-labelledby="scraper"]' },
];

test.use({ expectedErrors: ['Failed to load resource'], contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const { state: name, part } of read)
  test(`the screen reader transcript is unchanged: ${name}`, async ({ page }) => {
    const state = stateNamed(name);
    await page.setViewportSize({ width: state.widths?.[0] ?? 1280, height: 900 });
    await state.reach(page);
    await page.evaluate(scriptFor('in-page/reader.ts'));
    const phrases = await page.evaluate((selector) => window.readAloud(selector), part);
    const shown = page.locator(part).first();
    const names = namesIn(await shown.ariaSnapshot());
    const details = await shown
      .locator('details:visible')
      .evaluateAll((all) => all.map((each) => each.hasAttribute('open')));
    const transcript = `${outline({ phrases, names, details, references })}\n`;
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const file = path.join(folder, `${slug.replace(/^-|-$/g, '')}.txt`);
    if (process.env['UPDATE_TRANSCRIPTS'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, transcript);
    }
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(transcript, `${file}: after a wanted change, UPDATE_TRANSCRIPTS=1 writes it anew`).toBe(known);
  });
