import { expect, test } from 'vitest';
import { requirementsOutline } from '#domain/requirements/outline';
import { requirementsDocument } from '#domain/requirements/requirements';
import { requirementsWords } from '#tests/fixtures/content';
import { hospital } from '#tests/fixtures/requirements';

/* The sheet drawn beside the document's buttons matches the document. */

test('its lines are the sections of the document, in their order', () => {
  const { sections } = requirementsDocument(hospital, requirementsWords);
  expect(requirementsOutline(hospital).map(({ heading }) => heading)).toEqual(sections.map(({ heading }) => heading));
});

test('its figures are those of the document', () => {
  const held = (input = hospital) => requirementsOutline(input).map(({ holds }) => holds);
  const { now = [], some = [], coming = [] } = hospital.obligations ?? {};
  const rules = now.length + some.length + coming.length;
  expect(rules).toBeGreaterThan(3);
  expect(held()).toEqual(['', '2 musts, 6 weighted', '8 checks', `${rules} rules`, '20 points', '3 years', '', '']);
  expect(held({ ...hospital, settings: { 'data-in-canada': 'must' }, obligations: null }).slice(1, 5)).toEqual([
    '1 must, 0 weighted',
    '1 check',
    'no industry chosen',
    '0 points',
  ]);
  const prices = requirementsDocument(hospital, requirementsWords).sections.find(
    ({ heading }) => heading === 'Price sheet',
  );
  expect(JSON.stringify(prices)).toContain('Year 3');
  expect(JSON.stringify(prices)).not.toContain('Year 4');
});
