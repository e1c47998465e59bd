import { crmContact, expect, NavigatorPage, picks, somebody, test } from '#tests/e2e/site';

test('the CRM note recommends what the visitor sees', async ({ page }) => {
  const navigator = new NavigatorPage(page);
  const person = somebody();
  await navigator.open();
  await navigator.toResults(person);
  await expect.poll(async () => (await crmContact(person.email))?.notes.length).toBe(1);
  const note = (await crmContact(person.email))?.notes[0] ?? '';

  const { version } = (await (await page.request.get('/advice.json')).json()) as { version: string };
  expect(note).toContain(`\nCatalogue: version ${version}\n`);
  for (const badge of ['#1 Top Choice', '#2 Runner-up', '#3 Third Choice']) {
    const name = await picks(page).filter({ hasText: badge }).locator('.matrix-name').innerText();
    expect(note).toContain(`\n${badge}: ${name} (`);
  }
});
