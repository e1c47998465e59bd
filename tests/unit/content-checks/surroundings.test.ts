import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { readSurroundings } from '#content-checks/surroundings';
import { fixedPages } from '#domain/content/page';
import { routeOf } from '#domain/content/checks/addresses';

const { routes, reserved } = readSurroundings(process.cwd());

test('every route of the site is known', () => {
  expect([...routes].sort()).toEqual(fixedPages.map(routeOf).sort());
  for (const folder of ['insights', 'solutions', 'documents', 'social']) expect(reserved).toContain(folder);
});

test('no entry may take an address of a function, a page for editors, or a generated or static file', () => {
  const paths = globSync('netlify/functions/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/path: '\/([^'/]+)/g)].map(([, first]) => first),
  );
  expect(paths).toContain('admin');
  expect(reserved).toEqual(expect.arrayContaining(paths));
  for (const name of ['review', '.netlify', '_astro', 'robots.txt', 'advice.json', 'mark.svg'])
    expect(reserved).toContain(name);
});
