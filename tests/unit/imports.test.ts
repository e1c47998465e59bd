import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/* What files of the site import, types included. Which room may import which other one is the lint's: rooms.test.ts. */

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = new Set(globSync(['src/**/*.{ts,tsx,astro}', 'netlify/**/*.{ts,mjs}'], { cwd: root }));
const { imports: aliases } = JSON.parse(read('package.json')) as { imports: Record<string, string> };

/** Returns the files that a file imports, now or later. */
function importsOf(file: string): string[] {
  const named = ts.preProcessFile(read(file)).importedFiles.map(({ fileName }) => fileName);
  return named.flatMap((name) => possible(file, name).find((each) => files.has(each)) ?? []);
}

function possible(file: string, name: string): string[] {
  const relative = path.join(path.dirname(file), name);
  if (name.startsWith('.')) return [relative, `${relative}.ts`, `${relative}.tsx`];
  return Object.entries(aliases).flatMap(([alias, target]) => {
    const [start = '', end] = alias.split('*');
    if (end === undefined) return alias === name ? [path.normalize(target)] : [];
    const isMeant = name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length;
    return isMeant ? [path.normalize(target.replace('*', name.slice(start.length, name.length - end.length)))] : [];
  });
}

/** Returns circles of imports, each from a file to itself; none for files that can be put in one order. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, from: readonly string[]): void => {
    if (from.includes(file)) found.push([...from.slice(from.indexOf(file)), file].join(' → '));
    if (done.has(file) || from.includes(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...from, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return found;
}

test('a circle is found, and files in one order have none', () => {
  const inOrder: [string, string[]][] = [
    ['a', ['b', 'c']],
    ['b', ['c']],
  ];
  expect(circles(new Map(inOrder))).toEqual([]);
  expect(circles(new Map([...inOrder, ['c', ['a']]]))).toEqual(['a → b → c → a']);
});

test('no files import each other in a circle', () => {
  const imports = new Map([...files].map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circles(imports)).toEqual([]);
});

test('words.ts files hold texts: of other files they take types, and how texts and figures are written', () => {
  const allowed = /^(#domain\/(text\/.+|roi\/formats)|#.+\/words(\.ts)?)$/;
  const logic = [...files]
    .filter((file) => file.endsWith('/words.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/^import (?!type\b)[^;]*? from '(.+)';$/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !allowed.test(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(logic).toEqual([]);
});
