import { describe, expect, test } from 'vitest';
import { trimStyles } from '#netlify/build/finish-page';
import { usedCss } from '#netlify/build/used-css';
import { contentsOf } from '#netlify/build/page-contents';
import { elementsNamed, type PageTree, parsePage, serializePage, textIn } from '#netlify/build/page-tree';
import { classesLookedFor, shortClasses, shortenClasses } from '#netlify/build/short-classes';
import { allNames, namesInPage, namesInScript } from '#netlify/build/used-names';

const names = (...scripts: string[]) => allNames(scripts.map(namesInScript));
/** The short names of a page where no class is kept for a script. */
const shortIn = (page: PageTree, ...scripts: string[]) =>
  shortClasses(contentsOf(page), names(...scripts), () => false);

describe('the short names of a page', () => {
  test('the most frequent class has the shortest name', () => {
    const page = parsePage('<p class="text-sm note">1</p><p class="text-sm">2</p>');
    expect([...shortIn(page)]).toEqual([
      ['text-sm', 'a'],
      ['note', 'b'],
    ]);
  });

  test('classes share one that always stand together', () => {
    const page = parsePage('<p class="text-sm note mt-2">1</p><p class="mt-2 text-sm">2</p>');
    expect([...shortIn(page)]).toEqual([
      ['mt-2', 'a'],
      ['text-sm', 'a'],
      ['note', 'b'],
    ]);
  });

  test('a class that is kept has none', () => {
    const page = parsePage('<p class="text-sm note">1</p>');
    expect([...shortClasses(contentsOf(page), names(), (name) => name === 'note').keys()]).toEqual(['text-sm']);
  });

  test.each([
    ['in a selector', 'root.querySelector("p > .text-sm:not(.other)")', ''],
    ['in a selector that it puts together', 'root.querySelector(`.text-sm[data-number="${number}"]`)', ''],
    ['by a name, inline', '', 'element.classList.add("text-sm")'],
  ])('a script looks for a class %s', (_, script, inline) => {
    const isKept = classesLookedFor(names(script, inline), [inline]);
    expect(isKept('text-sm')).toBe(true);
    expect(isKept('note')).toBe(false);
  });

  test('a class that an island only gives to elements is not looked for', () => {
    expect(classesLookedFor(names('element.className = "text-sm note"'), [])('text-sm')).toBe(false);
  });

  test('no class takes the name of another, in the page or in a script', () => {
    const page = parsePage('<p class="a text-sm">1</p>');
    expect(shortIn(page, 'const look = "b"').get('text-sm')).toBe('c');
  });

  test('more classes than letters have names of two', () => {
    const page = parsePage(Array.from({ length: 60 }, (_, index) => `<p class="class-${index}">1</p>`).join(''));
    const short = [...shortIn(page).values()];
    expect(new Set(short).size).toBe(60);
    expect(short.at(-1)).toMatch(/^[a-z]{2}$/i);
  });
});

/** Returns the style sheet and the classes of a page once both have their short names. */
function shortened(style: string, body: string) {
  const page = parsePage(`<!doctype html><head><style>${style}</style></head><body>${body}</body>`);
  const short = shortIn(page);
  trimStyles(page, (sheets) => usedCss(sheets, namesInPage(contentsOf(page)), short));
  shortenClasses(page, short);
  return {
    style: elementsNamed(page, 'style').map(textIn).join(''),
    classes: [...serializePage(page).matchAll(/ class="([^"]*)"/g)].map(([, value]) => value),
  };
}

test.each([
  ['a utility', '.p-4{top:0}', '<p class="p-4">1</p>', '.a{top:0}', ['a']],
  ['a variant', '.hover\\:p-4:hover{top:0}', '<p class="hover:p-4">1</p>', '.a:hover{top:0}', ['a']],
  ['children', ':is(.\\*\\:p-4>*){top:0}', '<p class="*:p-4">1</p>', '.a>*{top:0}', ['a']],
  [
    'a group',
    '.side:is(:where(.group):hover *){top:0}',
    '<p class="group"><b class="side">1</b></p>',
    '.b:is(:where(.a):hover *){top:0}',
    ['a', 'b'],
  ],
  [
    'what an element has',
    '.box:has(.note:not(.wide)){top:0}',
    '<p class="box"><b class="note wide">1</b><b class="note">2</b></p>',
    '.b:has(.a:not(.c)){top:0}',
    ['b', 'a c', 'a'],
  ],
  ['nesting', '.box{.note &{top:0}}', '<p class="box note"><b class="note">1</b></p>', '.b{.a &{top:0}}', ['b a', 'a']],
  [
    'two classes that always stand together',
    '.p-4{top:0}.box{left:0}.p-4:hover{top:1px}',
    '<p class="p-4 box"><b class="p-4 note box">1</b></p>',
    '.a{top:0}.a{left:0}.a:hover{top:1px}',
    ['a', 'a b'],
  ],
  [
    'conditions',
    '@media (width>=1px){@layer x{.p-4{top:0}}}',
    '<p class="p-4">1</p>',
    '@media (width>=1px){@layer x{.a{top:0}}}',
    ['a'],
  ],
])('the style sheet and the page have the same short name: %s', (_, style, body, expected, classes) => {
  expect(shortened(style, body)).toEqual({ style: expected, classes });
});

test('a class that keeps its own name beside the short one has the same weight under both', () => {
  const page = parsePage('<p class="text-sm note">1</p><p class="text-sm">2</p>');
  const css = '.text-sm{top:0}.note>.text-sm:hover{top:1px}';
  const isBoth = (name: string) => name === 'text-sm';
  expect(usedCss([css], namesInPage(contentsOf(page)), shortIn(page), isBoth)).toBe(
    '.a,.text-sm{top:0}.b>.a:hover,.b>.text-sm:hover{top:1px}',
  );
});
