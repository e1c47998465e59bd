import { expect } from 'vitest';
import type { Browser } from '#tests/engines/browser';

/** How long (ms) a journey waits for what it expects. */
const timeout = 30_000;

/** The visible elements of a selector that have these words, the innermost first. */
const find = `
  const [selector, words] = arguments;
  const shown = (e) => e.getClientRects().length > 0;
  const said = (e) => [e.textContent, e.getAttribute('aria-label'), ...[...(e.labels ?? [])].map((l) => l.textContent)].join(' ');
  const found = [...document.querySelectorAll(selector)].filter((e) => shown(e) && said(e).includes(words));
  found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
`;

/** A visit in one of the engines: what a visitor sees and does. */
export class Visit {
  private readonly browser: Browser;
  private readonly site: string;

  constructor(browser: Browser, site: string) {
    this.browser = browser;
    this.site = site;
  }

  /** Opens a page as somebody who was never there. */
  async begin(path: string, width = 1280): Promise<void> {
    await this.browser.resize(width, 900);
    await this.browser.open(`${this.site}/robots.txt`);
    await this.run('localStorage.clear(); sessionStorage.clear();');
    await this.open(path);
  }

  async open(path: string): Promise<void> {
    await this.browser.open(this.site + path);
  }

  run(body: string, ...args: unknown[]): Promise<unknown> {
    return this.browser.run(body, ...args);
  }

  /** Waits until a selector's first visible element with these words is there. */
  async see(selector: string, words = ''): Promise<unknown> {
    let found: unknown = null;
    await expect
      .poll(async () => (found = await this.run(`${find} return found[0] ?? null;`, selector, words)), { timeout })
      .not.toBeNull();
    return found;
  }

  async seeNone(selector: string, words = ''): Promise<void> {
    await expect.poll(() => this.run(`${find} return found.length;`, selector, words), { timeout }).toBe(0);
  }

  /** Waits until an expression about the page has a value. */
  async expect(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.run(`return ${expression};`), { timeout, message: expression }).toEqual(value);
  }

  async click(selector: string, words = ''): Promise<void> {
    await this.browser.click(await this.see(selector, words));
  }

  async type(selector: string, text: string): Promise<void> {
    await this.browser.type(await this.see(selector), text);
  }

  /** Presses a key where the focus is. */
  async press(key: 'Escape' | 'Enter'): Promise<void> {
    await this.browser.type(
      await this.run('return document.activeElement;'),
      { Escape: '\ue00c', Enter: '\ue007' }[key],
    );
  }

  /** Chooses in a list. WebKitWebDriver hangs when one is opened: a script does it. */
  async choose(selector: string, value: string): Promise<void> {
    await this.see(selector);
    await this.run(
      `const [field, value] = [document.querySelector(arguments[0]), arguments[1]];
       field.value = value;
       field.dispatchEvent(new Event('input', { bubbles: true }));
       field.dispatchEvent(new Event('change', { bubbles: true }));`,
      selector,
      value,
    );
  }
}
