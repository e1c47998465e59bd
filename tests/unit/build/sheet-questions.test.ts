import { expect, it, test } from 'vitest';
import { contentsOf } from '#netlify/build/page-contents';
import { parsePage } from '#netlify/build/page-tree';
import { usedCss } from '#netlify/build/used-css';
import { allNames, namesAtFirst, namesInPage, namesInScript } from '#netlify/build/used-names';

const css = [
  '@layer x;.a{animation:1s turn}.b:is(.c,#d){top:var(--x)}article{gap:1px}:root{--x:1px;--y:2px;--z:var(--y)}',
  '@keyframes turn{to{top:0}}@keyframes other{to{top:1px}}@property --y{syntax:"*";inherits:false}',
  '@media (width>9px){.a{color:red;&:not(.b){top:2px}}}input::-webkit-search-decoration{top:0}',
  '.c[data-e=f]{left:0}.c:disabled{left:1px}@font-face{font-family:One;src:url(a);unicode-range:U+100-2FF}.c{font-family:One}',
].join('');
const names = (html: string, script = '') =>
  allNames([namesInPage(contentsOf(parsePage(html))), namesInScript(script)]);

test.each([
  ['nothing', names('')],
  ['a class', names('<p class=a>')],
  ['two classes', names('<p class="b c">')],
  ['an id', names('<p class=b id=d>')],
  ['an element', names('<article>')],
  ['a kind of input', names('<input type=search>')],
  ['another kind of input', names('<input type=text>')],
  ['a character', names('<p class=c>ł')],
  ['no such character', names('<p class=c>l')],
  ['a custom property', names('', "set('--z')")],
  ['an animation', names('', "play('other')")],
  ['an attribute', namesAtFirst(contentsOf(parsePage('<p class="a c" data-e="f">')), [])],
  ['another attribute', namesAtFirst(contentsOf(parsePage('<p class="a c" data-e="g">')), [])],
  ['a disabled control', namesAtFirst(contentsOf(parsePage('<input class=c disabled>')), [])],
  ['no disabled control', namesAtFirst(contentsOf(parsePage('<input class=c>')), [])],
  ['a name that a script puts together', names('', 'set(`--${x}-z`, `othe${y}er`, `--${x}y`)')],
])('a page with %s gets its own part of a sheet that others had parts of', (_, page) => {
  // Sheets that differ by a space have nothing saved in common.
  const alone = usedCss([`${css}${' '.repeat(++sheets)}`], page);
  expect(usedCss([css], page)).toBe(alone);
});
let sheets = 0;

it('pages that need the same have their own short names', () => {
  const page = names('<p class="wide-a wide-b">');
  const sheet = '.wide-a{top:0}.wide-b:not(.wide-a){top:1px}';
  const short = (...each: [string, string][]) => usedCss([sheet], page, new Map(each));
  expect(short(['wide-a', 'a'], ['wide-b', 'b'])).toBe('.a{top:0}.b:not(.a){top:1px}');
  expect(short(['wide-a', 'b'], ['wide-b', 'a'])).toBe('.b{top:0}.a:not(.b){top:1px}');
  expect(short(['wide-b', 'a'])).toBe('.wide-a{top:0}.a:not(.wide-a){top:1px}');
});
