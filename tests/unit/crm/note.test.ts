import { expect, it, test } from 'vitest';
import { withoutMarkup } from '#domain/crm/note';

test.each([
  ['<script>alert(1)</script>', '‹script›alert(1)‹/script›'],
  ['<img src=x onerror=alert(1)>', '‹img src=x onerror=alert(1)›'],
  ['1 < 2 > 0', '1 ‹ 2 › 0'],
  ['&lt;b&gt; &#60;b&#x3e; &LTb &GTb', '＆lt;b＆gt; ＆#60;b＆#x3e; ＆LTb ＆GTb'],
])('%s is no markup', (typed, shown) => {
  expect(withoutMarkup(`Company: ${typed}`)).toBe(`Company: ${shown}`);
});

it('reads as it was written elsewhere: firms, links, quoted messages', () => {
  const note = [
    'Company: Smith & Sons, R&D',
    'https://smartstack.example/navigator#r=1.20261121.2026-11-20_3f9a1.3k2x9d1&a=b',
    '> First line.',
    '> Second line.',
  ].join('\n');
  expect(withoutMarkup(note)).toBe(note);
  expect(withoutMarkup('> a > b')).toBe('> a › b');
});
