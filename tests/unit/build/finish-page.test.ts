import { createHash } from 'node:crypto';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, it, test } from 'vitest';
import { hashSource } from '#netlify/build/content-policy';
import { finishPage, type Site } from '#netlify/build/finish-page';
import { siteCss } from '#netlify/build/page-css';

const sheet = '.a{color:red}.d{color:red}';
const script = 'one("$1")';
const site: Site = {
  islands: {
    early: 'early()',
    file: { path: '/_astro/islands.x.js', text: '' },
    older: { path: '/_astro/older.x.js', text: '' },
  },
  cssOf: siteCss(new Map([['/_astro/page.css', '.a{top:1px}.unused{top:2px}']])),
  typefaces: [],
  namedFiles: (text) => (text.includes('/_astro/Menu.js') ? '"late"' : ''),
};

/** A page as Astro renders it, whose policy lists these texts. */
const page = (body = '', listed: readonly string[] = [sheet, script, runtime]) =>
  [
    '<!DOCTYPE html><html lang="en"><head><script type="application/ld+json">{"a":"$&"}</script>',
    `<meta http-equiv="content-security-policy" content="script-src ${listed.map(hashSource).join(' ')}">`,
    `<style>${sheet}</style></head><body>${body}<h1 class="a" title="<style>">x</h1><script>${script}</script></body></html>`,
  ].join('');
const finished = (body?: string, listed?: readonly string[]) => finishPage(page(body, listed), site);
/** By hand, so that a wrong digest does not agree with itself. */
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('has the rules that it can use where its first sheet stood, no policy, and is otherwise as it was', () => {
    expect(finished().html).toBe(
      page()
        .replace(/<meta http-equiv[^>]*>/, '')
        .replace(sheet, '.a{color:red}'),
    );
  });

  it('has those of a sheet that it links to, and of one in its body', () => {
    const { html } = finished('<link rel="stylesheet" href="/_astro/page.css"><style>.a{left:0}</style>', [
      ...[sheet, script],
      '.a{left:0}',
    ]);
    expect(html.match(/<style>.*?<\/style>/g)?.[0]).toBe('<style>.a{color:red;top:1px;left:0}</style>');
    expect(html).not.toContain('stylesheet');
  });

  it('is refused where it links to a sheet that the build does not have', () => {
    expect(() => finished('<link rel="stylesheet" href="/_astro/gone.css">')).toThrow('/_astro/gone.css');
  });

  it('keeps a sheet for those without scripts where it stands', () => {
    const body = '<noscript><style>.z{color:red}</style></noscript>';
    expect(finished(body, [sheet, script, '.z{color:red}']).html).toContain(body);
  });

  it('has only the drawings that it shows or that its scripts name', () => {
    const drawings = ['icon-close', 'icon-check', 'icon-late'].map((id) => `<symbol id="${id}"></symbol>`).join('');
    const { html } = finished(`<svg>${drawings}<use href="#icon-check"/></svg><a href="/_astro/Menu.js"></a>`);
    expect(html.match(/(?<=id=")[\w-]+/g)).toEqual(['icon-check', 'icon-late']);
  });
});

describe('a page with islands', () => {
  const directive = '(()=>{(self.Astro||(self.Astro={})).trigger=1;})();';
  const listed = [sheet, script, runtime, directive];
  const island = '<astro-island client="trigger" ssr=""></astro-island>';

  it('has what starts them at its end, in place of the runtime and the directive', () => {
    const { html, hashes } = finished(
      `<script>${directive}</script><script>${runtime}</script>${island}<astro-island client="trigger"></astro-island>`,
      listed,
    );
    expect(html).toMatch(/<script>early\(\)<\/script><\/body><\/html>$/);
    expect(html).not.toContain('self.Astro||');
    expect(hashes.scripts).toEqual([digest(script), digest('early()')]);
  });

  it('has their properties at its end where they are long, and where they stand else', () => {
    const props = (text: string) => `{&quot;a&quot;:&quot;</script>${text}&quot;}`;
    const islands = [props('b'.repeat(1000)), props('c')].map(
      (each, index) => `<astro-island uid="${index}" props="${each}" client="trigger" ssr=""></astro-island>`,
    );
    const { html } = finished(`<script>${runtime}</script>${islands.join('')}`);
    expect(html).toContain('<astro-island uid="0" data-props="props-0" client="trigger" ssr=""></astro-island>');
    expect(html).toContain(islands[1]);
    const data = `{"a":"\\u003c/script>${'b'.repeat(1000)}"}`;
    expect(html).toContain(`<script type="application/json" id="props-0">${data}</script><script>early()</script>`);
  });

  test.each([
    ['no runtime', island],
    ['another runtime than Astro had', `<script>${runtime} </script>${island}`],
  ])('and %s stops the build', (_, body) => {
    expect(() => finished(body, [...listed, `${runtime} `])).toThrow(
      /^a page has islands, but not the runtime .* https:\/\/github\.com\/withastro\/astro\/blob\//,
    );
  });

  it('and one with a directive that is not among them stops the build', () => {
    expect(() => finished(`<script>${runtime}</script><astro-island client="visible"></astro-island>`)).toThrow(
      'an island has client:visible',
    );
  });
});

describe('the hashes of a page', () => {
  it('are those of its inline scripts and styles, each once', () => {
    const { hashes } = finished(`<script>${script}</script><script src="/x.js"></script>`);
    expect(hashes).toEqual({ scripts: [digest(script)], styles: [digest('.a{color:red}')] });
  });

  it.each([
    ['script', '<script>"x"</script>'],
    ['script', '<script type="module">"x"</script>'],
    ['script', '<script type="importmap">"x"</script>'],
    ['script', '<template><script>"x"</script></template>'],
    ['style', '<style>"x"</style>'],
    ['style', '<noscript><style>"x"</style></noscript>'],
  ])('are of no inline %s that Astro did not list: %s stops the build', (name, body) => {
    expect(() => finished(body)).toThrow(`an inline ${name} that Astro does not know: "x"`);
  });

  it.each([
    '<i title="<script>x</script>"></i><!-- <script>y</script> -->',
    '<script type="application/json">1</script>',
  ])('leave out %s', (body) => {
    expect(finished(body).hashes.scripts).toEqual([digest(script)]);
  });
});

test('a text is named by the digest that browsers make of it', () => {
  // From the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
