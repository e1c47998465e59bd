// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

/* jsdom knows no popovers: it is an older browser. */

const panel = () => document.getElementById('panel')!;
const button = () => document.querySelector('button')!;
const isOpen = () => panel().hasAttribute('data-popover-open');

beforeAll(async () => {
  document.body.innerHTML =
    '<button popovertarget="panel">Menu</button><div id="panel" popover><p>Words</p><a href="#main">Main</a></div><p>Others</p>';
  vi.stubGlobal('olderCss', '');
  // jsdom's own sheets are not those that it takes here.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = () => {};
    },
  );
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { value: [], writable: true });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  await import('../../../src/early/older');
});
beforeEach(() => {
  if (isOpen()) button().click();
});

test('the button of a popover says that it is closed, opens it and closes it', () => {
  const toggled = vi.fn();
  panel().addEventListener('toggle', toggled);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  button().click();
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  button().click();
  expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(toggled).toHaveBeenCalledTimes(2);
});

test.each([
  ['a click beside it', 'body > p', false],
  ['a link in it', '#panel a', false],
  ['a click on its words', '#panel p', true],
])('after %s, it is open: $2', (_, clicked, expected) => {
  button().click();
  document.querySelector<HTMLElement>(clicked)?.click();
  expect(isOpen()).toBe(expected);
});

test('Escape closes it and gives the focus back', () => {
  button().click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('scripts close it as they close any other', () => {
  button().click();
  panel().hidePopover();
  expect(isOpen()).toBe(false);
});

test('a panel that an island brings later opens as well', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<button id="finding" popovertarget="source">Met</button><div id="source" popover>From the vendor</div>',
  );
  const [finding, source] = [document.getElementById('finding')!, document.getElementById('source')!];
  button().click();
  finding.click();
  expect([isOpen(), source.hasAttribute('data-popover-open'), finding.getAttribute('aria-expanded')]).toEqual([
    false,
    true,
    'true',
  ]);
  finding.click();
  expect(source.hasAttribute('data-popover-open')).toBe(false);
});
