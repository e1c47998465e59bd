import { expect, it } from 'vitest';
import { navigator, pages } from '#tests/fixtures/content';

it('the Navigator is called the same in its wizard and in searches and shared links', () => {
  expect(pages.get('solutions-navigator')?.heading).toBe(navigator.title);
});
