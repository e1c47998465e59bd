import { expect, it, test } from 'vitest';
import { edited, elementsIn } from '#netlify/build/html';
import { wholeWords } from '#netlify/build/whole-words';

const finished = (body: string) => {
  const html = `<!DOCTYPE html><html lang="en"><head><title>By e-mail</title></head><body>${body}</body></html>`;
  return edited(html, wholeWords(html, elementsIn(html))).match(/<body>(.*)<\/body>/s)?.[1];
};
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it('keeps e-mail on one line, whatever stands before it', () => {
  expect(finished('<p>A &amp; B: e-mail, E-mails.</p>')).toBe(
    `<p>A &amp; B: ${whole('e-mail')}, ${whole('E-mails')}.</p>`,
  );
});

test.each([
  ['of an island', '<astro-island><p>by e-mail</p></astro-island>'],
  ['that takes no elements', '<select><option>by e-mail</option></select><textarea>e-mail</textarea>'],
  ['that is whole already', `<p>${whole('e-mail')}</p>`],
  ['of a script', '<script>"e-mail"</script>'],
  ['with another word', '<p>the-mailbox, me-mail</p>'],
])('leaves text as it is: one %s', (_, body) => {
  expect(finished(body)).toBe(body);
});
