import { describe, expect, it } from 'vitest';
import { trimmedPage } from '#trim/page';
import { hashSource, policyFor } from '#trim/policy';

describe('a policy', () => {
  it('allows the inline texts of its page and no other', () => {
    const policy =
      "default-src 'self';script-src 'self' 'sha256-old=' 'sha256-older='; style-src 'self' 'sha256-old=';";
    expect(policyFor(policy, { 'script-src': ['a', 'b', 'a'], 'style-src': [] })).toBe(
      `default-src 'self';script-src 'self' ${hashSource('a')} ${hashSource('b')};style-src 'self'`,
    );
  });
  it('names a text by the digest that browsers make of it', () => {
    // From the specification: https://www.w3.org/TR/CSP3/#external-hash
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('a page', () => {
  const page = [
    '<html><head><script type="application/ld+json">{"a":"$&"}</script>',
    '<meta http-equiv="content-security-policy" content="script-src \'sha256-x=\';style-src \'sha256-x=\'"><style>.a{}</style></head>',
    '<body><script>one()</script><style>.b{}</style><script src="/c.js"></script><script type="module">two("$1")</script></body></html>',
  ].join('');
  const trimmed = trimmedPage(page, (css) => css.replace('\n', ''));

  it('has one sheet, in its head', () => {
    expect(trimmed.match(/<style>.*?<\/style>/g)).toEqual(['<style>.a{}.b{}</style>']);
    expect(trimmed.indexOf('<style>')).toBeLessThan(trimmed.indexOf('</head>'));
  });
  it('allows that sheet and its two inline scripts', () => {
    expect(trimmed).toContain(
      `script-src ${hashSource('one()')} ${hashSource('two("$1")')};style-src ${hashSource('.a{}.b{}')}"`,
    );
  });
  it('is otherwise as it was', () => {
    const plain = (html: string) => html.replace(/<style>.*?<\/style>/g, '').replace(/content="[^"]*"/, '');
    expect(plain(trimmed)).toBe(plain(page));
  });
});
