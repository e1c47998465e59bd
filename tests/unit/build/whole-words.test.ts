import { expect, test } from 'vitest';
import { parsePage, serializePage } from '#netlify/build/page-tree';
import { keepWordsWhole } from '#netlify/build/whole-words';

function body(markup: string): string {
  const page = parsePage(`<!doctype html><body>${markup}</body>`);
  keepWordsWhole(page);
  return /<body>(.*)<\/body>/s.exec(serializePage(page))?.[1] ?? '';
}
const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

test('a short word with a hyphen stays whole, with what stands before and after it', () => {
  expect(body('<p>Send an e-mail, or a 14-hour call-back.</p>')).toBe(
    `<p>Send an ${whole('e-mail')}, or a ${whole('14-hour')} ${whole('call-back')}.</p>`,
  );
});

test('a long one may break at its hyphen: on a phone it would leave a line half empty', () => {
  expect(body('<p>customer-relationship</p><h3>account-takeover</h3><h2>account-takeover</h2>')).toBe(
    `<p>customer-relationship</p><h3>${whole('account-takeover')}</h3><h2>account-takeover</h2>`,
  );
});

test('words of links and stresses in running text are kept whole too', () => {
  expect(body('<p>By <a href="/x-y-z">your e-mail</a> <b>mid-sized</b></p>')).toBe(
    `<p>By <a href="/x-y-z">your ${whole('e-mail')}</a> <b>${whole('mid-sized')}</b></p>`,
  );
});

for (const left of [
  '<p class="flex gap-2">e-mail</p>',
  '<p class="max-md:grid">e-mail</p>',
  '<p><span class="inline-flex">e-mail</span></p>',
  '<p><span class="whitespace-nowrap">by e-mail</span></p>',
  '<button>e-mail</button>',
  '<div>e-mail</div>',
  '<astro-island><p>e-mail</p></astro-island>',
  '<p>a - b, -5, --x</p>',
])
  test(`${left} stays as it is`, () => {
    expect(body(left)).toBe(left);
  });
