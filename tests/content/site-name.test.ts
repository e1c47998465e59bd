import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteName } from '#domain/from-content';

/* The agency's name stands in src/content/site.yaml; everything else takes it from there. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the functions know the name', () => {
  expect(parse(read('src/content/site.yaml'))).toMatchObject({ name: siteName });
});

const sources = globSync('{src,netlify,public}/**/*.{ts,tsx,astro,css,svg,typ,json,mjs,md,mdx,yaml}', { cwd: root });

/** The one place, its copy for the functions, and the proof of what people agreed to, which no new name may change. */
const allowed = ['src/content/site.yaml', 'src/domain/from-content.ts', 'src/content/consent-wordings.yaml'];

test('no other file has the name, and no other field of that file', () => {
  expect(sources.length).toBeGreaterThan(700);
  const others = sources.filter((file) => !allowed.includes(file));
  expect(others.filter((file) => read(file).includes(siteName))).toEqual([]);
  expect(read('src/content/site.yaml').split(siteName)).toHaveLength(2);
});
