import { expect, test } from 'vitest';
import { scrapeTarget } from '#domain/website/target';

test.each([
  ['https://smartstack.example/solutions', 'https://smartstack.example/solutions'],
  [' http://Example.COM ', 'http://example.com/'],
  ['https://example.com:8443/a?b=c#part', 'https://example.com:8443/a?b=c'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['https://example.com./a', 'https://example.com./a'],
  ['https://a_b.example.com/', 'https://a_b.example.com/'],
  ['https://beispiel.xn--p1ai/', 'https://beispiel.xn--p1ai/'],
  [`https://example.com/${'x'.repeat(2_028)}`, `https://example.com/${'x'.repeat(2_028)}`],
  ['https://local.example.com/', 'https://local.example.com/'],
])('%s may be scraped', (typed, url) => {
  expect(scrapeTarget(typed)).toEqual({ ok: true, url });
});

const notFull = 'Enter a full web address, starting with https://.';
const scheme = 'The address must start with https:// or http://.';
const credentials = 'The address must not contain a user name or password.';
const notPublic = 'The address must lead to a public website.';

test.each([
  ['', notFull],
  ['example.com', notFull],
  ['/solutions', notFull],
  [`https://example.com/${'x'.repeat(2_050)}`, notFull],
  ['javascript:alert(1)', scheme],
  ['file:///etc/passwd', scheme],
  ['ftp://example.com/', scheme],
  ['data:text/html,x', scheme],
  ['https://user@example.com/', credentials],
  ['https://user:pass@example.com/', credentials],
  ['https://:pass@example.com/', credentials],
  ['http://a!b.example.com/', notPublic],
  ['http://example.com!x/', notPublic],
  ['http://example.c0m/', notPublic],
  ['http://localhost/', notPublic],
  ['http://localhost:4321/solutions', notPublic],
  ['http://site.localhost/', notPublic],
  ['http://LOCALHOST./', notPublic],
  ['http://printer.local/', notPublic],
  ['http://router.lan/', notPublic],
  ['http://db.internal/', notPublic],
  ['http://intranet/', notPublic],
  ['http://127.0.0.1/', notPublic],
  ['http://2130706433/', notPublic],
  ['http://0x7f.1/', notPublic],
  ['http://10.0.0.1/', notPublic],
  ['http://172.16.0.1/', notPublic],
  ['http://192.168.1.1/', notPublic],
  ['http://169.254.169.254/latest/meta-data/', notPublic],
  ['http://8.8.8.8/', notPublic],
  ['http://[::1]/', notPublic],
  ['http://[fe80::1]/', notPublic],
  ['http://[::ffff:10.0.0.1]/', notPublic],
  ['http://1.0.0.127.in-addr.arpa/', notPublic],
])('%s may not', (typed, error) => {
  expect(scrapeTarget(typed)).toEqual({ ok: false, error });
});
