import type { ClientDirective } from 'astro';
import { isAsServed } from './as-served';
import { onInterest, once } from './start';

/** What loads an island's script; the first of them does. Stores say it of their islands (`…Trigger`). */
export type Trigger = {
  /** The page itself: the island starts as soon as it can, or only where it begins with more than what was served. */
  now?: true | 'unless-as-served';
  /** A sign of interest in the island (true), or in the parts of it that match a selector. */
  interest?: true | string;
  /** The address carries one of these parameters. */
  asked?: readonly string[];
  /** Something in this browser's storage, or a database of IndexedDB, has a name that begins with one of these. */
  stored?: readonly string[];
  /**
   * A click on a link of the page that matches the selector `on`. Its data attributes are left in session storage under
   * the name `as`, or on the window where that is blocked, and the document hears an event of that name, so that the
   * island finds them.
   */
  clicked?: { on: string; as: string };
};

/**
 * `client:trigger={…}`: loads an island's script as soon as it is needed. A form that is sent before that is marked
 * with `data-sent`; one that lacks a required field is not sent, so that the island can say so in its place.
 */
const trigger: ClientDirective = (load, options, element) => {
  const { now, interest, asked, stored, clicked } = options.value as unknown as Trigger;
  const start = once(load, element);
  // A click that came alone, before this file, is not repeated (islands.ts), but it leaves an answer.
  if (now === true || (now && (!isAsServed(element) || element.querySelector('input:checked')))) start();

  if (asked?.some((name) => new URLSearchParams(location.search).has(name))) start();

  if (interest)
    for (const part of interest === true ? [element] : element.querySelectorAll(interest)) onInterest(part, start);

  element.addEventListener('submit', (event) => {
    // Once the island is there, it answers for itself.
    if (!element.hasAttribute('ssr')) return;
    const form = event.target as HTMLFormElement;
    form.dataset['sent'] = '';
    for (const field of form.querySelectorAll<HTMLInputElement>('[aria-required]'))
      if (!field.value.trim()) event.preventDefault();
  });

  if (stored) {
    const isMeant = (name = '') => stored.some((beginning) => name.startsWith(beginning));
    const look = async (): Promise<void> => {
      try {
        // Where the visit began, and where the visitor came from: domain/lead/arrival.ts. Every page has an island that looks.
        sessionStorage['smartstack.arrival'] ??= location.pathname + location.search + ' ' + document.referrer;
        const isStored = Object.keys({ ...sessionStorage, ...localStorage }).some(isMeant);
        if (isStored || (await indexedDB.databases()).some(({ name }) => isMeant(name))) start();
      } catch {
        // Blocked storage holds nothing.
      }
    };
    // Another page may have stored it while this one was in the background.
    document.addEventListener('visibilitychange', look);
    void look();
  }

  if (clicked)
    // The second is a click from before this file (islands.ts).
    for (const type of ['click', 'early-click'])
      document.addEventListener(type, ({ target }) => {
        const link = (target as Partial<Element>).closest?.<HTMLElement>(clicked.on);
        if (!link) return;
        try {
          sessionStorage.setItem(clicked.as, JSON.stringify(link.dataset));
        } catch {
          // Blocked storage: the page has it, as long as it is open.
          (self as unknown as Record<string, unknown>)[clicked.as] = link.dataset;
        }
        document.dispatchEvent(new Event(clicked.as));
        start();
      });
};

export default trigger;
