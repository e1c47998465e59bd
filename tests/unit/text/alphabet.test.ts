import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alphabetical } from '#domain/text/alphabet';

const sorted = (names: readonly string[]) => alphabetical(names, (name) => name);

test('the order is that of an alphabet, not of codes: case and marks do not matter, figures come first', () => {
  const names = ['Zoom', 'eSentire', 'Éclair', 'AWS', '8x8', 'Arctic Wolf', 'Equinix'];
  expect(sorted(names)).toEqual(['8x8', 'Arctic Wolf', 'AWS', 'Éclair', 'Equinix', 'eSentire', 'Zoom']);
});

test('what is called the same stays in its order', () => {
  const things = [
    { name: 'Bell', at: 1 },
    { name: 'AWS', at: 2 },
    { name: 'bell', at: 3 },
  ];
  expect(alphabetical(things, ({ name }) => name).map(({ at }) => at)).toEqual([2, 1, 3]);
});

const { compare } = new Intl.Collator('en');

test.each(['providers', 'solutions', 'rules', 'industries'])('the names of %s stand as ICU orders them', (folder) => {
  const names = readdirSync(`src/content/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx?|ya?ml|json)$/.test(file))
    .flatMap(
      (file) =>
        /^"?(?:name|title)"?: *"?([^"\n]+)/m.exec(readFileSync(`src/content/${folder}/${file}`, 'utf8'))?.[1] ?? [],
    );
  expect(names.length).toBeGreaterThan(5);
  expect(sorted(names)).toEqual(names.toSorted(compare));
});

test('words of letters, figures and spaces stand as ICU orders them', () => {
  const character = fc.constantFrom(...'abcxyzABCXYZéàüñç 0123456789'.split(''));
  const name = fc.string({ unit: character, minLength: 1, maxLength: 6 });
  const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  fc.assert(
    fc.property(name, name, (one, other) => {
      fc.pre(letters(one) !== letters(other));
      expect(sorted([one, other])).toEqual([one, other].toSorted(compare));
    }),
  );
});
