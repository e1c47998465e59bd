import { createHash } from 'node:crypto';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it, test } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { finishPage, moveScriptsLast } from '#netlify/build/finish-page';
import { scriptNames } from '#netlify/build/page-scripts';
import { elementsNamed, parsePage, serializePage, textIn } from '#netlify/build/page-tree';
import { pagePolicy } from '#netlify/http/headers';

const sheets = ['.a{color:red}.d{color:red}', '.b{top:0}'];
const scripts = ['one("$1")', '"a b"'];

/** A page as Astro builds it, whose policy lists these texts. */
const page = ({ listed = [...sheets, ...scripts], body = '' } = {}) =>
  [
    '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"a":"$&"}</script>',
    `<meta http-equiv="content-security-policy" content="script-src 'self' ${listed.map(hashSource).join(' ')}; style-src 'self'">`,
    `<style>${sheets[0]}</style></head>`,
    `<body><script>${scripts[0]}</script><style>${sheets[1]}</style>${body}<h1 class="a">x</h1>`,
    `<script>${scripts[1]}</script><p>y</p></body></html>`,
  ].join('');
const finished = (html: string, { isSentWithPolicy = false } = {}) =>
  finishPage(
    { html, isSentWithPolicy },
    {
      islands: { file: { path: '', text: '' }, loaders: { never: 'load()', 'unless-as-served': '', always: '' } },
      sheets: new Map([['/_astro/page.css', '.a{top:1px}.unused{top:2px}']]),
      typefaces: [],
      namesInScriptsOf: scriptNames(new Map()),
    },
  );
const texts = (html: string, name: string) => elementsNamed(parsePage(html), name).map(textIn);

it('has one sheet, in its head, of the rules that it needs', () => {
  const { html } = finished(page());
  expect(texts(html, 'style')).toEqual(['.a{color:red}.b{top:0}']);
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'));
});

it('has the rules of a sheet that it links to where the link stands, and no link', () => {
  const link = '<link rel="stylesheet" href="/_astro/page.css">';
  const { html } = finished(page().replace('<style>', `${link}<style>`));
  expect(texts(html, 'style')).toEqual(['.a{top:1px}.a{color:red}.b{top:0}']);
  expect(html).not.toContain('stylesheet');
});

it('is refused where it links to a sheet that the build does not have', () => {
  const link = '<link rel="stylesheet" href="/_astro/gone.css">';
  expect(() => finished(page({ body: link }))).toThrow('/_astro/gone.css');
});

it('has no sheet where it needs no rule', () => {
  const html = page().replace(' class="a"', '').replace('"a b"', '"c"');
  const { html: without, hashes } = finished(html.replace(hashSource('"a b"'), hashSource('"c"')));
  expect(texts(without, 'style')).toEqual([]);
  expect(hashes.styles).toEqual([]);
});

it('is otherwise as it was', () => {
  const plain = (html: string) => {
    const tree = parsePage(html.replaceAll(/ content="[^"]*"/g, ''));
    for (const style of elementsNamed(tree, 'style')) style.childNodes = [];
    return serializePage(tree);
  };
  const lookalikes = '<i title="<style>a"></i><!-- <style>b</style> --><script type="module">"<style>c"</script>';
  const html = page({ body: lookalikes, listed: [...sheets, ...scripts, '"<style>c"'] });
  expect(plain(finished(html).html)).toBe(
    plain(html)
      .replace('<body><script>one("$1")</script><style></style>', '<body>')
      .replace('<script>"a b"</script><p>y</p>', '<p>y</p><script>one("$1")</script><script>"a b"</script>'),
  );
});

describe('its policy', () => {
  // By hand, so that a wrong digest does not agree with itself.
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allows its own scripts and its sheet, nothing else', () => {
    const { html, hashes } = finished(page());
    expect(hashes).toEqual({ scripts: scripts.map(digest), styles: [digest('.a{color:red}.b{top:0}')] });
    expect(/http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1]).toBe(pagePolicy(hashes));
  });

  it('stands in its headers alone where it is sent with one', () => {
    const same = finished(page(), { isSentWithPolicy: true });
    const { html, hashes } = finished(page());
    expect(same.hashes).toEqual(hashes);
    expect(same.html).toBe(html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, ''));
    expect(same.html).not.toBe(html);
  });

  it('has to allow what is in it, also where it is sent with one', () => {
    expect(() => finished(page({ listed: [] }), { isSentWithPolicy: true })).toThrow(
      'an inline script that Astro does not know',
    );
  });

  it.each([
    ['script', scripts[0] ?? '', [...sheets, ...scripts.slice(1)]],
    ['style', sheets[1] ?? '', [...sheets.slice(0, 1), ...scripts]],
  ])('an inline %s that Astro did not list stops the build', (name, text, listed) => {
    expect(() => finished(page({ listed }))).toThrow(`an inline ${name} that Astro does not know: ${text}`);
  });

  it.each([
    ['a script of another kind', '<script type="text/javascript">"x"</script>'],
    ['a module', '<script type="module">"x"</script>'],
    ['a map of imports', '<script type="importmap">"x"</script>'],
    ['a script for browsers without scripts', '<noscript><style>x{}</style></noscript>'],
    ['a script in a template', '<template><script>"x"</script></template>'],
  ])('%s counts as inline', (_, body) => {
    expect(() => finished(page({ body }))).toThrow(/that Astro does not know/);
  });

  it.each([
    ['a file', '<script src="/x.js"></script>'],
    ['JSON', '<script type="application/json">{"x":1}</script>'],
    ['what only looks like a script', '<i title="<script>x</script>"></i><!-- <script>y</script> -->'],
  ])('%s does not', (_, body) => {
    expect(finished(page({ body })).hashes.scripts).toHaveLength(2);
  });

  it('allows the loader of its islands, not the scripts of Astro in whose place it stands', () => {
    const body = `<script>${runtime}</script><astro-island client="interest"></astro-island>`;
    const { html, hashes } = finished(page({ body, listed: [...sheets, ...scripts, runtime] }));
    expect(texts(html, 'script').slice(1)).toEqual([scripts[0], 'load()', scripts[1]]);
    expect(hashes.scripts).toEqual([digest(scripts[0] ?? ''), digest('load()'), digest(scripts[1] ?? '')]);
  });

  it('a page without one may hold no inline text', () => {
    expect(() => finished('<body><script>1</script>')).toThrow('an inline script that Astro does not know: 1');
    expect(finished('<body><p>x</p>').html).toBe('<html><head></head><body><p>x</p></body></html>');
  });
});

it('a text is named by the digest that browsers make of it', () => {
  // From the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('a sheet for those without scripts stays where it is', () => {
  const body = '<noscript><style>.z{color:red}</style></noscript>';
  const { html } = finished(page({ body, listed: [...sheets, ...scripts, '.z{color:red}'] }));
  expect(html).toContain(body);
});

describe('its scripts', () => {
  const moved = (body: string, head = '') => {
    const tree = parsePage(`<head>${head}</head><body>${body}</body>`);
    moveScriptsLast(tree);
    return serializePage(tree).slice('<html><head>'.length, -'</body></html>'.length);
  };

  test.each([
    [
      'stand last, in their order',
      '<script>"$1"</script><h1>a</h1><script>2</script><p>b</p>',
      '<h1>a</h1><p>b</p><script>"$1"</script><script>2</script>',
    ],
    [
      'come out of what they stand in',
      '<main><h1>a</h1><script>1</script></main><p>b</p>',
      '<main><h1>a</h1></main><p>b</p><script>1</script>',
    ],
    [
      'stay where they are: a module',
      '<script type="module">0</script><p>b</p>',
      '<script type="module">0</script><p>b</p>',
    ],
    [
      'stay where they are: data',
      '<script type="application/json">2</script><p>b</p>',
      '<script type="application/json">2</script><p>b</p>',
    ],
    ['stay where they are: a file', '<script src="/a.js"></script><p>b</p>', '<script src="/a.js"></script><p>b</p>'],
    [
      'stay where they are: in a template',
      '<template><script>1</script></template><p>b</p>',
      '<template><script>1</script></template><p>b</p>',
    ],
    [
      'are never lost behind a false end',
      '<script>1</script><i title="</body>"></i>',
      '<i title="</body>"></i><script>1</script>',
    ],
  ])('%s', (_, body, expected) => {
    const named = expected.replace('title="</body>"', 'title="&lt;/body&gt;"');
    expect(moved(body)).toBe(`</head><body>${named}`);
  });

  test('of the head stay there', () => {
    expect(moved('<p>b</p>', '<script>0</script>')).toBe('<script>0</script></head><body><p>b</p>');
  });
});
