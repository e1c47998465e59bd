import { expect, test } from 'vitest';
import type { ContentError } from '#domain/content/error';
import { answerFor, overlayFor } from '../../../src/review/overlay';

const file = 'src/content/faqs/currency.md';
const error: ContentError = { file, line: 3, what: '<br> is HTML', fix: 'Write "a & b".' };
const lines = ['---', 'order: 6', 'one<br>two', 'three'];
const overlay = (errors: ContentError[], text: string | null = lines.join('\n')) =>
  overlayFor(errors, '/site/', () => text).err;

test('says what is wrong, as text', () => {
  expect(overlay([error])).toMatchObject({
    title: '1 mistake in the content',
    message: `${file}\nline 3: &lt;br&gt; is HTML. Write &quot;a &amp; b&quot;.`,
    loc: { file: `/site/${file}`, line: 3, column: 1 },
  });
});

test('shows the lines around the first error and marks it', () => {
  expect(overlay([error]).highlightedCode).toBe(
    '<pre class="astro-code"><code><span class="line">---</span>\n<span class="line">order: 6</span>\n' +
      '<span class="line error-line">one&lt;br&gt;two</span>\n<span class="line">three</span></code></pre>',
  );
});

test('shows no lines where the file is gone or the error has none', () => {
  expect(overlay([error], null).highlightedCode).toBeUndefined();
  expect(overlay([{ file, what: 'is empty', fix: '' }]).highlightedCode).toBeUndefined();
});

test('lists five, says how many more there are, and leads to all', () => {
  const { title, message, hint } = overlay(Array.from({ length: 7 }, () => error));
  expect(title).toBe('7 mistakes in the content');
  expect(message.match(/currency\.md/g)).toHaveLength(5);
  expect(message).toContain('… and 2 more');
  expect(hint).toContain('<a href="/review">');
});

test('a page that could not be made says all of them, as text', () => {
  const answer = answerFor(Array.from({ length: 7 }, () => error));
  expect(answer).toContain('<h1>7 mistakes in the content</h1>');
  expect(answer.match(/line 3: &lt;br&gt; is HTML\. Write &quot;a &amp; b&quot;\./g)).toHaveLength(7);
  expect(answer).toContain('<a href="/review">');
});
