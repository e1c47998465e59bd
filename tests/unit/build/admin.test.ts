import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAdmin } from '#netlify/build/admin';
import { adminPage } from '#netlify/http/admin-page';

/* The files of the editing screen: what the page asks for is there, and nothing is asked of anybody else. */

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'admin-'));
  await writeAdmin(folder);
  files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`);
});

afterAll(() => rm(folder, { recursive: true }));

const text = (file: string) => readFile(path.join(folder, file), 'utf8');

test('all that the page names is there', async () => {
  const html = await adminPage({ repository: null, problem: null, folder: null }).text();
  const { screen } = JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { screen: string };
  const { imports } = JSON.parse(/"importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    imports: Record<string, string>;
  };
  expect(files).toEqual(expect.arrayContaining([screen, '/admin/start.js', ...Object.values(imports)]));
});

test('so is all that its program imports at once, and its typefaces', async () => {
  const program = await text('/admin/sveltia/index.js');
  const imported = [...program.slice(0, 5000).matchAll(/\bfrom"\.\/([^"]+)"/g)].map(
    ([, file]) => `/admin/sveltia/${file}`,
  );
  expect(imported.length).toBeGreaterThan(0);
  const typefaces = [...program.matchAll(/src:url\(([^)]+)\)/g)].map(([, file]) => file);
  expect(typefaces).toHaveLength(3);
  expect(files).toEqual(expect.arrayContaining([...imported, ...typefaces]));
  expect(program).not.toContain('cdn.jsdelivr.net/fontsource');
});

test('its words are those of the package', async () => {
  const words = await text('/admin/locales/en-CA.js');
  const original = await readFile('node_modules/@sveltia/cms/locales/en-CA.json', 'utf8');
  expect(words).toBe(`export default ${original.trim()};\n`);
});

test('the licences come with them, and source maps do not', () => {
  expect(files.filter((file) => file.endsWith('LICENSE.txt')).length).toBeGreaterThanOrEqual(4);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('our own script holds the schemas, and no loader of content', async () => {
  const script = await text('/admin/start.js');
  expect(script).toContain('The company as it writes itself');
  expect(script).not.toMatch(/node:fs|astro:content/);
  expect(script).toContain('SmartStack');
});
