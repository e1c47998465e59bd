import { expect, it } from 'vitest';
import { hashSource, trimmedPage, withScriptsLast } from '#netlify/build/page';

const page = (allowed: string[]) =>
  [
    '<html><head><script type="application/ld+json">{"a":"$&"}</script>',
    `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-x=';style-src ${allowed.map(hashSource).join(' ')}"><style>.a{}</style></head>`,
    '<body><script>one("$1")</script><style>.b{}</style></body></html>',
  ].join('');
const trimmed = (html: string) => trimmedPage(html, (css) => css.replace('\n', ''));

it('has one sheet, in its head', () => {
  const html = trimmed(page(['.a{}', '.b{}']));
  expect(html.match(/<style>.*?<\/style>/g)).toEqual(['<style>.a{}.b{}</style>']);
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'));
});

it('is otherwise as it was', () => {
  const plain = (html: string) => html.replace(/<style>.*?<\/style>/g, '').replace(/style-src [^"]*/, '');
  const before = page(['.a{}', '.b{}']);
  expect(plain(trimmed(before))).toBe(plain(before));
});

it('leaves alone what only looks like a sheet: in an attribute, in a comment, in a script', () => {
  const lookalikes = '<i title="<style>a"></i><!-- <style>b</style> --><script>"<style>c"</script>';
  const html = page(['.a{}', '.b{}']).replace('<body>', `<body>${lookalikes}`);
  expect(trimmed(html)).toContain(`<style>.a{}.b{}</style></head><body>${lookalikes}`);
});

it('allows its new sheet', () => {
  expect(trimmed(page(['.a{}', '.b{}']))).toContain(`style-src ${hashSource('.a{}.b{}')} ${hashSource('.b{}')}"`);
});

it('does not allow a sheet made of one that was not allowed', () => {
  expect(trimmed(page(['.a{}', '.c{}']))).not.toContain(hashSource('.a{}.b{}'));
});

it('a text is named by the digest that browsers make of it', () => {
  // From the specification: https://www.w3.org/TR/CSP3/#external-hash
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('puts the scripts of the body last, in their order', () => {
  const html = '<head><script>0</script></head><body><script>"$1"</script><h1>a</h1><script>2</script><p>b</p></body>';
  expect(withScriptsLast(html)).toBe(
    '<head><script>0</script></head><body><h1>a</h1><p>b</p><script>"$1"</script><script>2</script></body>',
  );
});

it('leaves modules, data and what only looks like a script where they are', () => {
  const html =
    '<body><script type="module">0</script><i title="<script>1</script>"></i><script type="application/json">2</script><p></p></body>';
  expect(withScriptsLast(html)).toBe(html);
});

it('loses no script of a page that names the end of its body elsewhere, or has none', () => {
  const named = '<body><script>1</script><i title="</body>"></i></body>';
  expect(withScriptsLast(named)).toBe('<body><i title="</body>"></i><script>1</script></body>');
  expect(withScriptsLast('<body><script>1</script><p>')).toBe('<body><script>1</script><p>');
});
