// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { moveLink } from '#components/move-link.ts';
import { traceOfLink } from '#domain/share/link';
import { newTab } from '#tests/fixtures/browser';

/** Runs the function as a page does: from its text. */
function runAsText(page: string): void {
  // eslint-disable-next-line no-new-func -- the function's text, as the page has it
  new Function(`(${moveLink})(${JSON.stringify(page)},${traceOfLink})`)();
}

test.each([
  ['/solutions-navigator%23r=1.20261121.x', '/404', '/404#/solutions-navigator%23r=1.20261121.x'],
  [
    '/solutions-navigator%2523r%253D1.x?utm_source=mail',
    '/404',
    '/404#/solutions-navigator%2523r%253D1.x?utm_source=mail',
  ],
  ['/Solutions-Navigator?utm_source=mail#r=1.x', '/404', '/Solutions-Navigator?utm_source=mail#r=1.x'],
  ['/no-such-page?ref=1.5#contact', '/404', '/no-such-page?ref=1.5#contact'],
])('the answers in %s are moved into the fragment, and nothing else is', (asked, page, address) => {
  newTab(asked);
  runAsText(page);
  expect(location.href).toBe(new URL(address, location.origin).href);
});
