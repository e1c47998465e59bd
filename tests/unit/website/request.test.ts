import { expect, test } from 'vitest';
import { scrapeRequestSchema } from '#domain/website/request';

test.each([
  [{ url: 'north-bank.example' }, true],
  [{ url: '' }, true],
  [{ url: 1 }, false],
  [{}, false],
  [{ url: 'north-bank.example', key: 'more' }, false],
])('%j asks for a page: %s', (body, expected) => {
  expect(scrapeRequestSchema.safeParse(body).success).toBe(expected);
});
