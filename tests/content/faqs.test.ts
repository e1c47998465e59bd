import { expect, it } from 'vitest';
import { faqs } from '#tests/fixtures/content';

it('the ROI calculator answers ten questions, as the specification asks, or more', () => {
  expect(faqs.size).toBeGreaterThanOrEqual(10);
});
