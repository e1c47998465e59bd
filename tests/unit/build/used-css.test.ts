import { describe, expect, it, test } from 'vitest';
import { contentsOf } from '#netlify/build/page-contents';
import { elementsNamed, parsePage, textIn } from '#netlify/build/page-tree';
import { usedCss } from '#netlify/build/used-css';
import { allNames, namesAtFirst, namesInPage, namesInScript } from '#netlify/build/used-names';

/** What is left of a sheet for a page with this HTML and these scripts. */
function left(css: string, html: string, ...scripts: string[]): string {
  return usedCss([css], allNames([namesInPage(contentsOf(parsePage(html))), ...scripts.map(namesInScript)]));
}

describe('on a page with <p class="a b md:grid bg-[#fff]" id="c"> and a search field, a rule with the selector', () => {
  const page = '<p class="a b md:grid bg-[#fff]" id="c"><input type="search">';
  test.each([
    ['p', true],
    ['div', false],
    ['.a', true],
    ['.d', false],
    ['#c', true],
    ['#d', false],
    ['.a .d', false],
    ['p.a>.b', true],
    ['P', true],
    ['*', true],
    ['.a:hover:before', true],
    ['[data-d=x] .a', true],
    ['.a:not(.d)', true],
    ['.a:is(.b,.d)', true],
    ['.a:is(.d,.e)', false],
    [':where(.d) .a', false],
    ['.a:has(>.d)', false],
    ['.a:has(>.b:not(.d))', true],
    [':is(.d,:is(.e,.b)) p', true],
    ['.a:nth-child(2 of .d)', true],
    ['::file-selector-button', false],
    ['::-webkit-search-decoration', true],
    ['::-webkit-datetime-edit', false],
    [':host', false],
    ['::backdrop', true],
    ['.md\\:grid', true],
    ['.md\\:flex', false],
    ['.bg-\\[\\#fff\\]', true],
    ['.bg-\\[\\#000\\]', false],
    ['.\\[\\&\\>svg\\]\\:grid>svg', false],
    [':where(.a>:not(:last-child))', true],
    [':where(.space-y-2>:not(:last-child))', false],
    ['.a:is(:where(.group):hover *)', false],
    ['.a:is(:where(.b):hover *)', true],
  ])('%s stays: %s', (selector, stays) => {
    expect(left(`${selector}{color:red}`, page) !== '').toBe(stays);
  });
});

test('of a sheet that several pages share, each gets its own part, and the same one each time', () => {
  const css =
    '@property --p{syntax:"*";inherits:false}.a{top:0;--x:1px}.b{top:var(--x);animation:k}@keyframes k{to{top:0}}input::file-selector-button{top:0}';
  const pages = [
    '<p class="a">',
    '<p class="b">',
    '<p class="a b">',
    '<input>',
    '<input type="file">',
    '<p style="--p:0">',
  ];
  const parts = pages.map((html) => left(css, html));
  expect(new Set(parts).size).toBe(pages.length);
  expect(pages.toReversed().map((html) => left(css, html))).toEqual(parts.toReversed());
});

describe('what a page can need stays', () => {
  test.each([
    ['a selector that cannot match goes, its neighbour stays', '.a,.d{color:red}', '.a{color:red}'],
    ['a condition around nothing goes', '@media print{.d{color:red}}.a{color:red}', '.a{color:red}'],
    ['… one in another too', '@supports (top:0){@media print{.d{top:0}}}', ''],
    ['… and a container', '@container (width>20rem){.d{top:0}.a{top:0}}', '@container (width>20rem){.a{top:0}}'],
    ['… and where a transition starts', '@starting-style{.d{opacity:0}}', ''],
    ['only dead rules go from a rule', '.a{top:0;&:hover{top:1px}.d &{top:2px}}', '.a{top:0;&:hover{top:1px}}'],
    [
      '… and from a condition in a rule',
      '.a{@media print{.d &{top:0}&:hover{top:1px}}}',
      '.a{@media print{&:hover{top:1px}}}',
    ],
    ['what a dead rule holds goes with it', '.d{top:0;.a &{top:1px}}', ''],
    [
      'layers keep their order',
      '@layer x{.d{top:0}}@layer y{.a{top:0}}@layer x{.a{top:1px}}',
      '@layer x{.a{top:1px}}@layer y{.a{top:0}}',
    ],
    ['a statement of layers stays', '@layer x,y;.d{top:0}', '@layer x,y;'],
    ['a transition between pages stays', '@view-transition{navigation:auto}', '@view-transition{navigation:auto}'],
    [
      'signs in names, strings and addresses end nothing',
      '.a\\{b{content:"};{";background:url("data:,{}")}.d{top:0}',
      '',
    ],
  ])('%s', (_, css, expected) => {
    expect(left(css, '<p class="a">')).toBe(expected);
  });

  test.each([
    ['a property that nothing reads goes', ':root{--x:1;--y:2}.a{top:var(--x)}', ':root{--x:1}.a{top:var(--x)}'],
    ['… and what only it has read', ':root{--x:var(--y);--y:2;color:red}', ':root{color:red}'],
    ['… and what only a dead rule has read', ':root{--x:1}.d{top:var(--x)}', ''],
    ['… and two that read each other', ':root{--x:var(--y);--y:var(--x)}', ''],
    [
      'a property that another passes on stays',
      ':root{--x:1px;--y:var(--x)}.a{top:var(--y)}',
      ':root{--x:1px;--y:var(--x)}.a{top:var(--y)}',
    ],
    ['… in a fallback too', ':root{--x:1px}.a{top:var(--y,var(--x))}', ':root{--x:1px}.a{top:var(--y,var(--x))}'],
    ['… and in a calculation', ':root{--x:1px}.a{top:calc(2*var(--x))}', ':root{--x:1px}.a{top:calc(2*var(--x))}'],
    [
      'a property that a condition asks for stays',
      '.a{--x:1}@container style(--x:1){.a{top:0}}',
      '.a{--x:1}@container style(--x:1){.a{top:0}}',
    ],
    [
      'a property set where its reader stands stays',
      '.a{--x:1px;&:hover{top:var(--x)}}',
      '.a{--x:1px;&:hover{top:var(--x)}}',
    ],
    ['an important one counts', ':root{--x:1px}.a{top:var(--x)!important}', ':root{--x:1px}.a{top:var(--x)!important}'],
    ['a registered property that nothing reads goes', '@property --x{syntax:"*";inherits:false}.a{top:0}', '.a{top:0}'],
    [
      '… and stays where something does',
      '@property --x{syntax:"*";inherits:false}.a{top:var(--x)}',
      '@property --x{syntax:"*";inherits:false}.a{top:var(--x)}',
    ],
    [
      'an animation that nothing plays goes',
      '@keyframes d{to{top:0}}@keyframes e{to{top:0}}.a{animation:e 1s}',
      '@keyframes e{to{top:0}}.a{animation:1s e}',
    ],
    [
      '… one named in a property is played where that is read',
      '@keyframes e{to{top:0}}:root{--e:e 1s}.a{animation:var(--e)}',
      '@keyframes e{to{top:0}}:root{--e:e 1s}.a{animation:var(--e)}',
    ],
    ['… and not where nothing reads it', '@keyframes e{to{top:0}}:root{--e:e 1s}', ''],
    [
      '… with the condition around it',
      '@media print{@keyframes e{to{top:0}}}@layer x{@media print{@keyframes e{to{top:0}}}}',
      '@layer x;',
    ],
    ['… and not where a declaration has its name', '@keyframes top{to{left:0}}.a{top:0}', '.a{top:0}'],
    [
      'a kind of printed page stays where something is printed on it',
      '@page e{margin:1mm}@page f:first{margin:1mm}.a{page:e}',
      '@page e{margin:1mm}.a{page:e}',
    ],
    [
      '… and so do all printed pages',
      '@page{margin:1mm}@page :first{margin:2mm}',
      '@page{margin:1mm}@page:first{margin:2mm}',
    ],
    ['what only a dead animation reads goes', ':root{--x:1px}@keyframes e{to{top:var(--x)}}', ''],
    [
      'what an animation reads stays',
      ':root{--x:1px}@keyframes e{to{top:var(--x)}}.a{animation:e 1s}',
      ':root{--x:1px}@keyframes e{to{top:var(--x)}}.a{animation:1s e}',
    ],
    ['a typeface that nothing names goes', '@font-face{font-family:F;src:url(f)}.a{top:0}', '.a{top:0}'],
    [
      '… and stays where something does',
      '@font-face{font-family:F G;src:url(f)}.a{font-family:"F G",serif}',
      '@font-face{font-family:F G;src:url(f)}.a{font-family:F G,serif}',
    ],
    [
      '… in a property too',
      '@font-face{font-family:F G;src:url(f)}:root{--f:"F G"}.a{font:1rem var(--f)}',
      '@font-face{font-family:F G;src:url(f)}:root{--f:"F G"}.a{font:1rem var(--f)}',
    ],
    [
      'a typeface for characters that the page does not have goes',
      '@font-face{font-family:F;src:url(f);unicode-range:U+100-24F}.a{font-family:F}',
      '.a{font-family:F}',
    ],
    ['an empty value stays', '.a{--b:;color:var(--b,)}', '.a{--b:;color:var(--b,)}'],
  ])('%s', (_, css, expected) => {
    expect(left(css, '<p class="a">')).toBe(expected);
  });

  it.each([
    ['<p class="a">Łukasz</p>', true],
    ['<p class="a">Lukasz, élève</p>', false],
    ['<p class="a"></p><script>"Łukasz"</script>', false],
  ])('a typeface for some characters stays where one of them is on the page: %s', (html, stays) => {
    const css = '@font-face{font-family:F;src:url(f);unicode-range:U+100-24F}.a{font-family:F}';
    expect(left(css, html)).toBe(stays ? css : '.a{font-family:F}');
  });

  it('a property that the markup reads stays', () => {
    expect(left(':root{--x:1}', '<svg><path fill="var(--x)"></path></svg>')).toBe(':root{--x:1}');
  });

  it('a property that another sheet reads stays', () => {
    const page = namesInPage(contentsOf(parsePage('<p class="a">')));
    expect(usedCss([':root{--x:1px}', '.a{top:var(--x)}'], page)).toBe(':root{--x:1px}.a{top:var(--x)}');
  });
});

describe('values come out as they went in', () => {
  test.each([
    'color:light-dark(oklch(22% .03 232),oklch(97.9% .006 92))',
    'color:color-mix(in oklab,currentcolor 50%,transparent)',
    '--x:light-dark(oklch(22% .03 232),#fff);color:var(--x)',
    '-webkit-user-select:none;user-select:none',
    'margin-inline:1px 2px;inset-inline:0',
    'translate:var(--tw-translate-x)var(--tw-translate-y)',
    'border-radius:3.40282e38px',
    'animation-timeline:view()',
    'text-box:trim-both cap alphabetic',
  ])('%s', (declarations) => {
    expect(left(`.a{${declarations}}`, '<p class="a">')).toBe(`.a{${declarations}}`);
  });

  it('nesting and ranges too', () => {
    const css = '@media (width>=48rem){.a{top:0;&:hover{top:1px}}}';
    expect(left(css, '<p class="a">')).toBe(css);
  });
});

describe('of what Tailwind writes', () => {
  const tailwind = [
    '/*! tailwindcss v4 | MIT License */',
    '@layer properties{@supports (color:rgb(from red r g b)){*,:before{--tw-ring:0 0 #0000;--tw-blur:initial}}}',
    '@layer theme{:root,:host{--spacing:.25rem;--color-ink:oklch(22% .03 232);--color-red:red;--animate-spin:spin 1s}}',
    '@layer base{*{margin:0}dialog{padding:0}}',
    '@layer components;',
    '@layer utilities{',
    '.mt-1{margin-top:calc(var(--spacing)*1)}.mt-2{margin-top:calc(var(--spacing)*2)}',
    '.ring{box-shadow:var(--tw-ring)}.blur{filter:var(--tw-blur)}',
    '.animate-spin{animation:var(--animate-spin)}',
    '@media (width>=48rem){.md\\:text-ink{color:var(--color-ink)}.md\\:text-red{color:var(--color-red)}}',
    '}',
    '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}@property --tw-blur{syntax:"*";inherits:false}',
    '@keyframes spin{to{transform:rotate(360deg)}}',
  ].join('');

  it('a page keeps its own utilities and what they read, without the fallback for browsers without @property', () => {
    expect(left(tailwind, '<p class="mt-2 ring md:text-ink">')).toBe(
      [
        '/*! tailwindcss v4 | MIT License */\n',
        '@layer theme{:root{--spacing:.25rem;--color-ink:oklch(22% .03 232)}}',
        '@layer base{*{margin:0}}',
        '@layer components;',
        '@layer utilities{.mt-2{margin-top:calc(var(--spacing)*2)}.ring{box-shadow:var(--tw-ring)}',
        '@media (width>=48rem){.md\\:text-ink{color:var(--color-ink)}}}',
        '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}',
      ].join(''),
    );
  });

  it('its licence stays where its sheet comes second', () => {
    const page = namesInPage(contentsOf(parsePage('<p class="a">')));
    expect(usedCss(['.a{top:0}', '/*! x | MIT License */.b{top:0}'], page)).toBe('.a{top:0}/*! x | MIT License */\n');
    expect(usedCss(['.a{top:0}\n/*! x | MIT License */.b{top:0}'], page)).toBe('/*! x | MIT License */.a{top:0}');
  });

  it('a script brings the others', () => {
    const kept = left(tailwind, '<p>', 'e.className=`mt-1 ${busy?"animate-spin":"md:text-red"}`');
    for (const part of [
      '.mt-1{',
      '.animate-spin{',
      '.md\\:text-red{',
      '@keyframes spin',
      '--animate-spin:',
      '--spacing:',
    ])
      expect(kept).toContain(part);
    for (const part of ['.mt-2', 'ink', 'ring', 'blur']) expect(kept).not.toContain(part);
  });
});

test.each([
  ['a class', 'e.className="a results b"', '.results{color:red}'],
  ['an element', 'jsx(`dialog`,{})', 'dialog{color:red}'],
  ['a property that it reads', 'getComputedStyle(e).getPropertyValue("--far")', ':root{--far:0}'],
  ['a kind of input', 'jsx(`input`,{type:`file`})', '::file-selector-button{margin:0}'],
  ['an id', 'jsx("a",{id:"far"})', '#far{color:red}'],
])('a script brings %s', (_, script, css) => {
  expect(left(css, '<p class="a">', script)).toBe(css);
  expect(left(css, '<p class="a">')).toBe('');
});

describe('until an island starts, a page needs no rule for an attribute that no element of it has', () => {
  const page =
    '<p class="a" data-tone="good great" lang="en-CA" popover><input type="Search" inert><script>e.dataset.layerNow=""</script>';
  const atFirst = (css: string) => {
    const tree = parsePage(page);
    const scripts = elementsNamed(tree, 'script').map(textIn);
    return usedCss([css], namesAtFirst(contentsOf(tree), scripts));
  };
  test.each([
    ['[data-tone]', true],
    ['[data-mood]', false],
    ['[data-tone=good]', false],
    ['[data-tone~=good]', true],
    ['[data-tone~=goo]', false],
    ['[data-tone^=goo]', true],
    ['[data-tone$=eat]', true],
    ['[data-tone*=od]', true],
    ['[data-tone*=bad]', false],
    ['[lang|=en]', true],
    ['[lang|=fr]', false],
    ['[type=search]', true],
    ['[POPOVER]', true],
    ['.a:not([data-mood])', true],
    [':is([data-mood],[inert]) .a', true],
    ['.a:has([data-mood])', false],
    ['details[open]', false],
    ['p[open]', true],
    ['[data-sent]', true],
    ['[data-layer-now]', true],
    ['[data-layer]', false],
    ['.a:disabled', false],
    ['.a:not(:disabled)', true],
    ['.a:is([aria-disabled=true],:disabled)', false],
  ])('%s stays: %s', (selector, stays) => {
    expect(atFirst(`${selector}{color:red}`) !== '').toBe(stays);
    expect(left('[data-mood]{color:red}', page)).toBe('[data-mood]{color:red}');
  });

  test('one that has a disabled control needs the rules for those', () => {
    const css = '.a:disabled{color:red}';
    const atFirst = (html: string) => usedCss([css], namesAtFirst(contentsOf(parsePage(html)), []));
    expect(atFirst('<button class="a" disabled>')).toBe(css);
    expect(atFirst('<fieldset disabled><input class="a"></fieldset>')).toBe(css);
    expect(atFirst('<button class="a">')).toBe('');
  });

  test('nor one for what an island may bring with its properties', () => {
    const html = `<astro-island props='{"look":[0,"b"]}'></astro-island>`;
    const css = '.b{color:red}';
    expect(usedCss([css], namesAtFirst(contentsOf(parsePage(html)), []))).toBe('');
    expect(left(css, html)).toBe(css);
  });
});

test.each([
  ['a word of the text is no class, and a method no class either', '.filter{color:red}', 'list.filter(Boolean)'],
  ['a word that is also a kind of input brings none', '::-webkit-datetime-edit{padding:0}', 'e.type===`date`'],
])('%s', (_, css, script) => {
  expect(left(css, '<p>filter</p>', script)).toBe('');
});

test.each(['.a{color:red', '@media print{.a{color:red', '.a{content:"', '.a{top:0}/* '])(
  'a sheet that ends too soon ends there, as in a browser, and takes nothing of the next with it: %s',
  (css) => {
    const page = namesInPage(contentsOf(parsePage('<p class="a">')));
    const [alone, both] = [usedCss([css], page), usedCss([css, '.a{left:0}'], page)];
    expect(alone).toMatch(/^(@media print\{)?\.a\{.+\}$/);
    expect(both).toBe(`${alone}.a{left:0}`);
  },
);

test.each([
  ['one closing bracket too many', '.a{}}.a{top:0}'],
  ['no rule', 'a b c'],
  ['a scope, whose two selectors cannot be trimmed', '@scope (.a) to (.b){.a{top:0}}'],
])('a sheet with %s stops the build', (_, css) => {
  expect(() => left(css, '<p class="a">')).toThrow();
});
