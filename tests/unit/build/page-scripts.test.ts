import { expect, test } from 'vitest';
import { scriptNames } from '#netlify/build/page-scripts';
import { parsePage } from '#netlify/build/page-tree';

const files = new Map([
  ['Form.a1.js', 'import{jsx}from"./react.b2.js";jsx("form",{className:"in-form"})'],
  ['react.b2.js', 'export const jsx=()=>"in-react"'],
  ['Dialog.c3.js', 'export default"in-dialog"'],
  ['opens.d4.js', 'import("./Form.a1.js").then(()=>import(`./Dialog.c3.js`))'],
  ['other.e5.js', '"in-other"'],
  ['circle.f6.js', 'import"./circle.f6.js";"in-circle"'],
]);
const namesOf = scriptNames(files);

test.each([
  ['nothing', '<p>other.e5.js</p>', []],
  ['an island and what it imports', '<astro-island component-url="/_astro/Form.a1.js">', ['in-form', 'in-react']],
  [
    'what a file imports later',
    '<script type="module" src="/_astro/opens.d4.js"></script>',
    ['in-form', 'in-react', 'in-dialog'],
  ],
  ['an inline script', '<script>"in-page"</script>', ['in-page']],
  ['what an inline script imports', '<script type="module">import("/_astro/Dialog.c3.js")</script>', ['in-dialog']],
  ['a script that is to be fetched early', '<link rel="modulepreload" href="/_astro/Dialog.c3.js">', ['in-dialog']],
  ['a script that imports itself', '<astro-island renderer-url="/_astro/circle.f6.js">', ['in-circle']],
  ['no data', '<script type="application/json">["in-data"]</script>', []],
])('a page with %s', (_, body, expected) => {
  const { words } = namesOf(parsePage(`<body>${body}`));
  expect([...words].filter((word) => word.startsWith('in-')).sort()).toEqual([...expected].sort());
});
