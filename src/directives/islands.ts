import type { ClientDirective } from 'astro';
import { takeProperties } from './properties';
import trigger, { preloadImports } from './trigger';

/* The directives of a built page's islands. The build adds the runtime of Astro's islands: netlify/build/islands.ts. */

const load: ClientDirective = (load, _options, element) => {
  takeProperties(element);
  preloadImports(element);
  void load().then((hydrate) => hydrate());
};

Object.assign(self, { Astro: { load, trigger } });
