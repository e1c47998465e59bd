import type { ClientDirective } from 'astro';
import { takeProperties } from './properties';
import trigger from './trigger';

/* The directives of a built page's islands. The build adds the runtime of Astro's islands: netlify/build/islands.ts. */

const load: ClientDirective = (load, _options, element) =>
  void load().then((hydrate) => {
    takeProperties(element);
    return hydrate();
  });

<<<<<<< HEAD
Object.assign(self, { Astro: { load, trigger } });
=======
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
>>>>>>> names
