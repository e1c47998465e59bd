import { expect, test } from 'vitest';
import { typeSizes } from '#tests/bench/type-sizes';

test('words count by the size they are set in, signs alone for nothing', () => {
  const texts = [
    { text: 'Read at ease, not ‘scanned’.', size: 17 },
    { text: 'A heading', size: 40 },
    { text: '42 %', size: 16 },
    { text: '→ ·', size: 15 },
    { text: 'Map', size: 13 },
    { text: 'Ten', size: 12.9 },
  ];
  expect(typeSizes(texts)).toEqual({ words: 10, read: 0.7, lookedUp: 0.1, captions: 0.1, below: 0.1 });
});

test('a size that a browser computes with a fraction is the size that was asked for', () => {
  expect(typeSizes([{ text: 'Read', size: 16.9999 }]).read).toBe(1);
});

test('a page without words has no share', () => {
  expect(typeSizes([])).toEqual({ words: 0, read: 0, lookedUp: 0, captions: 0, below: 0 });
});
