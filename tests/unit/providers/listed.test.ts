import { expect, test } from 'vitest';
import { layerNames } from '#domain/layers';
import { alphabetical, byLayer } from '#domain/providers/listed';
import { provider } from '#tests/unit/providers/providers';

test('the order is that of an alphabet, not of codes: case and marks do not matter, figures come first', () => {
  const names = ['Zoom', 'eSentire', 'Éclair', 'AWS', '8x8', 'Arctic Wolf', 'Equinix'];
  expect(alphabetical(names.map((name) => provider(name))).map(({ name }) => name)).toEqual([
    '8x8',
    'Arctic Wolf',
    'AWS',
    'Éclair',
    'Equinix',
    'eSentire',
    'Zoom',
  ]);
});

test('groups are the five layers from the top, also those without anybody', () => {
  const groups = byLayer([provider('Okta'), provider('AWS', 'Infrastructure'), provider('eSentire')]);
  expect(groups.map(({ name }) => name)).toEqual(layerNames);
  expect(groups.map(({ providers }) => providers.map(({ name }) => name))).toEqual([
    [],
    [],
    [],
    ['eSentire', 'Okta'],
    ['AWS'],
  ]);
});
