import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { embedMarkup } from '#domain/seo/embed';

test('the markup to copy is an image that leads to the map, and nothing that runs or frames', () => {
  const markup = embedMarkup('healthcare', 'Rules & "paint"', new URL('https://paint.example/obligations'));
  const { body } = new JSDOM(markup).window.document;
  const link = body.querySelector('a');
  expect(link?.href).toBe('https://paint.example/obligations?for=healthcare');
  expect(link?.querySelector('img')?.src).toBe('https://paint.example/obligations/healthcare.svg');
  expect(link?.querySelector('img')?.alt).toBe('Rules & "paint"');
  expect([...body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['a', 'img']);
});
