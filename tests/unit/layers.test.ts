import { expect, it, test } from 'vitest';
import { layerNames, layerOf, layers } from '#domain/layers';

it('are the five directory categories, in the order of the drawing', () => {
  const fromTop = ['AI & Automation', 'Customer Experience', 'Communications', 'Cybersecurity', 'Infrastructure'];
  expect(layers.map(({ name }) => name)).toEqual(fromTop);
  expect(layerNames).toEqual(fromTop);
});

test.each([
  ['AI & Automation', 'ai'],
  ['Customer Experience', 'cx'],
  ['Communications', 'com'],
  ['Cybersecurity', 'sec'],
  ['Infrastructure', 'inf'],
] as const)('%s has the key %s', (name, key) => {
  expect(layerOf(name).key).toBe(key);
});
