import { expect, test } from 'vitest';
import { layerNames } from '#domain/layers';
import { byLayer } from '#domain/providers/listed';
import { provider } from '#tests/unit/providers/providers';

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
