import trigger from './trigger';

/* The directive of a built page's islands. The build adds the runtime of Astro's islands: netlify/build/islands.ts. */

Object.assign(self, { Astro: { trigger } });
