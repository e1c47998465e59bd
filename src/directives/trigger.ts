import type { ClientDirective } from 'astro';
import { isInterest, signs } from './interest';

/** What loads an island's script; the first of them does. Stores say it of their islands (`…Trigger`). */
export type Trigger = {
  /** Nothing more: the page shows little without it. */
  now?: true;
  /** A sign of interest in the island (true), or in the parts of it that match a selector. */
  interest?: true | string;
  /** The address carries one of these parameters, or (true) any parameter or fragment. */
  asked?: true | readonly string[];
  /** Something in this browser's storage, or a database of IndexedDB, has a name that begins with one of these. */
  stored?: readonly string[];
  /** The document hears an event of this name, or the window has a property of this name. */
  heard?: string;
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:trigger'?: Trigger;
  }
}

/** The scripts that each island's script imports, by its address; the build puts them in (netlify/build/islands.ts). */
declare const islandImports: Readonly<Record<string, readonly string[]>> | undefined;

/** Fetches all scripts that an island's script imports at once, in place of one after the other. */
function preloadImports(element: HTMLElement): void {
  if (typeof islandImports === 'undefined') return;
  for (const href of islandImports[element.getAttribute('component-url') ?? ''] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Gives an island the properties that the build has put at the end of the page (netlify/build/finish-page.ts). Before its
 * script has come: later, a changed attribute would start it a second time.
 */
function takeProperties(element: HTMLElement): void {
  const block = document.getElementById(element.dataset['props'] ?? '');
  if (block) element.setAttribute('props', block.textContent);
}

/** `client:trigger={…}`: loads an island's script as soon as it is needed. */
const trigger: ClientDirective = (load, options, element) => {
  takeProperties(element);
  const { now, interest, asked, stored = [], heard } = options.value as unknown as Trigger;
  let loading: Promise<void> | null = null;
  const start = () => {
    if (!loading) preloadImports(element);
    loading ??= load().then(
      async (hydrate) => {
        // What an island shows at first may move a button away from under the pointer, and its click be lost. Asked for
        // again and again: a drag, a menu or another window may keep the end of a press from the page.
        while (element.matches(':active')) await new Promise((resolve) => setTimeout(resolve, 50));
        await hydrate();
      },
      () => void (loading = null),
    );
  };

  const parameters = new URLSearchParams(location.search);
  const isAsked = asked === true ? location.search + location.hash : asked?.some((name) => parameters.has(name));
  if (now || isAsked) start();

  const hear = (event: Event) => {
    // The native element underneath answers first.
    if (isInterest(event)) requestAnimationFrame(() => setTimeout(start));
  };
  for (const part of typeof interest === 'string' ? element.querySelectorAll(interest) : interest ? [element] : []) {
    if (self.early?.some(({ target }) => part.contains(target as Node))) start();
    for (const sign of signs) part.addEventListener(sign, hear);
  }

  if (heard) document.addEventListener(heard, start);
  if (heard && heard in self) start();
  const isMeant = (name = '') => stored.some((beginning) => name.startsWith(beginning));
  const look = async (): Promise<void> => {
    try {
      const isStored = Object.keys({ ...sessionStorage, ...localStorage }).some(isMeant);
      if (isStored || (await indexedDB.databases()).some(({ name }) => isMeant(name))) start();
    } catch {
      // Blocked storage holds nothing.
    }
  };
  // Another page may have stored it while this one was in the background.
  if (stored.length > 0) document.addEventListener('visibilitychange', look);
  if (stored.length > 0) void look();
};

export default trigger;
