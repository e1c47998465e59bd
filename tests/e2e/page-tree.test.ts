import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { dist, everyRoute } from '#tests/e2e/routes';
import { expect, test } from '#tests/e2e/site';
import { parsePage, serializePage } from '#netlify/build/page-tree';

const options = { scriptingEnabled: false };

test('the parser that is quick reads the pages of the site as browsers do', () => {
  expect(everyRoute.length).toBeGreaterThan(80);
  for (const route of everyRoute) {
    const file = path.join(dist, `${route === '/' ? '/index' : route}.html`);
    // As Astro writes it, with all its tags.
    const whole = serialize(parse(readFileSync(file, 'utf8'), options), options);
    expect(serializePage(parsePage(whole)) === whole, route).toBe(true);
  }
});
