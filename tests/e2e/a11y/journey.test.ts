import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { focusFindings } from '#tests/e2e/a11y/inspector';
import { expect, NavigatorPage, somebody, test } from '#tests/e2e/site';

/** Presses Tab until an element has the focus; at every stop on the way the focus is visible. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusFindings(page)).toEqual([]);
    if (await element.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('from the home page to the saved report without a mouse', async ({ page }) => {
  test.slow();
  const visit = new NavigatorPage(page);
  const person = somebody();
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Get Started with the Solution Navigator' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions-navigator');
  await visit.arrived();

  await tabTo(page, visit.radio(/^SMB/));
  await page.keyboard.press('ArrowUp');
  await expect(visit.radio(/^Enterprise/)).toBeChecked();
  await tabTo(page, visit.radio('Canada only'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Strengthen cybersecurity' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next: Challenge Area' }));
  await page.keyboard.press('Enter');

  await expect(visit.heading('Challenge Area')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(visit.radio('Cybersecurity')).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(visit.heading('Detailed Questions')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Next: Contact Info' }));
  await page.keyboard.press('Space');

  await expect(visit.heading('Almost There!')).toBeFocused();
  for (const [label, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email', person.email],
    ['Company', person.company],
  ] as const) {
    await tabTo(page, visit.field(label));
    await page.keyboard.insertText(value);
  }
  await page.keyboard.press('Enter');

  await expect(visit.heading('Your Smart Results')).toBeFocused();
  await expect(visit.notification).toContainText('Success!');
  await tabTo(page, page.getByRole('button', { name: 'Download Report' }));
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('smartstack-solution-navigator-results.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain('CrowdStrike Falcon Complete');
});
