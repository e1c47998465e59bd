import AxeBuilder from '@axe-core/playwright';
import { markdownToHtml } from 'satteri';
import { taskMarks } from '#content-checks/task-marks';
import { expect, test } from '#tests/e2e/site';

const markdown = '- [ ] Ask for the sheet\n- [x] Read the **guide**\n';

test('every control of a task list in a text has a name', async ({ page }) => {
  const found = async (html: string) => {
    await page.setContent(`<!doctype html><html lang="en"><title>Tasks</title><main>${html}</main></html>`);
    const { violations } = await new AxeBuilder({ page }).include('ul').analyze();
    return violations.map(({ id }) => id);
  };
  // What the processor makes by itself: the check finds what the marks are for.
  expect(await found(markdownToHtml(markdown).html)).toEqual(['label']);
  expect(await found(markdownToHtml(markdown, { hastPlugins: [taskMarks] }).html)).toEqual([]);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ask' }).getByRole('img', { name: 'To do' }),
  ).toBeAttached();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Read' }).getByRole('img', { name: 'Done' }),
  ).toBeAttached();
});
