import type { ClientDirective } from 'astro';
import { withLaterFiles } from './later-files';
import interest from './interest';
import trigger from './trigger';

/*
 * What starts the islands of a built page: their directives, and behind them the runtime of Astro's islands, which the
 * build adds. The page's loader brings it: loader.ts.
 */

declare global {
  interface Window {
    Astro?: Record<string, ClientDirective>;
  }
}

self.Astro = { interest: withLaterFiles(interest), trigger: withLaterFiles(trigger) };

/**
 * Tells the islands of an event from before they could hear it; the loader hands over no other. A click is repeated
 * under another name: it would click again.
 */
export default function tell(event?: Event): void {
  if (!event) return;
  const again = new (event.constructor as typeof Event)(event.type === 'click' ? 'early-click' : event.type, event);
  // That it is a sign of interest the loader has found already, when the focus was where it was.
  Object.defineProperty(again, 'pointerType', { value: 'mouse' });
  event.target?.dispatchEvent(again);
}
