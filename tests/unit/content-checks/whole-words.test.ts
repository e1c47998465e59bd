import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { wholeWords } from '#content-checks/whole-words';

const html = (markdown: string) => markdownToHtml(markdown, { hastPlugins: [wholeWords] }).html.trim();
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('a short hyphenated word stays whole, with the characters around it', () => {
  expect(html('Send an e-mail, or a 14-hour call-back.')).toBe(
    `<p>Send an ${whole('e-mail')}, or a ${whole('14-hour')} ${whole('call-back')}.</p>`,
  );
});

test('a long one may break at its hyphen: on a phone it would leave a line half empty', () => {
  expect(html('customer-relationship')).toBe('<p>customer-relationship</p>');
  expect(html('### account-takeover')).toContain(whole('account-takeover'));
  expect(html('## account-takeover')).not.toContain('span');
});

test('words of links and emphasis in running text are kept whole too', () => {
  expect(html('By [your e-mail](/x-y-z) **mid-sized**')).toBe(
    `<p>By <a href="/x-y-z">your ${whole('e-mail')}</a> <strong>${whole('mid-sized')}</strong></p>`,
  );
});

test.each(['`call-back`', 'a - b, -5, --x', '```\ncall-back\n```'])('%s stays as it is', (markdown) => {
  expect(html(markdown)).not.toContain('span');
});
