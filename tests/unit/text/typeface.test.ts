import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { charactersOf } from '#domain/text/typeface';

const require = createRequire(import.meta.url);
const fontOf = (file: string) => charactersOf(readFileSync(require.resolve(`@expo-google-fonts/${file}`)));

test('the characters of a typeface are those that it can show, and no others', () => {
  const figtree = fontOf('figtree/400Regular/Figtree_400Regular.ttf');
  for (const there of 'AzÉłŻ→€') expect(figtree, there).toContain(there.codePointAt(0));
  for (const missing of 'Ωễ漢✓') expect(figtree, missing).not.toContain(missing.codePointAt(0));
  expect(figtree).not.toContain(0xffff);
  expect(figtree.size).toBeGreaterThan(300);
});

test('characters beyond the first 65,536 are among them', () => {
  expect([...fontOf('inter/400Regular/Inter_400Regular.ttf')].some((character) => character > 0xffff)).toBe(true);
});

test('a file that is no font is refused', () => {
  expect(() => charactersOf(new Uint8Array(64))).toThrow('no font');
});
