import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';
import { describe, expect, it, test } from 'vitest';
import { plainSelectors } from '#netlify/build/plain-selectors';

/** Returns a rule's selectors as the build writes them. */
function plain(selectors: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(`${selectors}{top:0}`),
    minify: true,
    visitor: { Selector: plainSelectors },
  });
  return code.toString().replace('{top:0}', '');
}

describe('a selector that browsers would try on every element', () => {
  test.each([
    ['names what it styles', ':is(.a,.b)', '.a,.b'],
    ['… in a state', ':is(.a,.b):hover', '.a:hover,.b:hover'],
    ['… before it', ':is(.a,.b):before', '.a:before,.b:before'],
    ['… inside of another', ':is(.a,.b)>:is(.c,.d)', ':is(.a,.b)>.c,:is(.a,.b)>.d'],
    ['… with names of its own', ':is(:is(.a,.b) a,.c p):hover', '.a a:hover,.b a:hover,.c p:hover'],
    ['names what is around it', ':is(.a,.b) li', '.a li,.b li'],
    ['… also once', ':is(:is(.a>*)>*)', '.a>*>*'],
    ['… behind a state that not every browser knows', ':is(.a,.b):is([open],:popover-open)', /^\.a:is\(.*,\.b:is\(/],
  ])('%s', (_, selector, expected) => {
    expect(plain(selector)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});

describe('a selector stays', () => {
  test.each([
    ['where it is looked up by something else', ':is(.a,.b)[title]'],
    ['… at its end', ':is(.a,.b) .c'],
    ['where a part of it would count for less', ':is(#a,.b)'],
    ['… and around it', ':is(.a .b,.c) p'],
    ['where a browser may not know a part of it, and would drop all', ':is([open],:popover-open)'],
    ['where elements around the end may be outside of the beginning', '.a :is(.b .c)'],
    ['… and outside of what has them', '.a:has(:is(.b .c))'],
    ['where a name would stand behind a state', ':hover:is(a,p)'],
  ])('%s', (_, selector) => {
    expect(plain(selector)).toBe(selector);
  });
});

it('styles the same elements as before', () => {
  const { document } = new JSDOM('<p class="a"><i class="c"><b></b></i></p><p class="b d"><i class="d"></i></p>')
    .window;
  const styled = (selector: string) => [...document.querySelectorAll(selector)];
  for (const selector of [':is(.a,.b)>:is(.c,.d)', ':is(.a,.b) i', ':is(:is(.a>*)>*)', ':is(p,i)', '.b:is(.d,.c)']) {
    expect(styled(selector)).not.toEqual([]);
    expect(styled(plain(selector)), selector).toEqual(styled(selector));
  }
});
