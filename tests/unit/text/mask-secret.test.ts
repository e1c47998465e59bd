import { describe, expect, test } from 'vitest';
import { maskSecret, secretPattern } from '#domain/text/mask-secret';
import { cpuTime } from '#tests/fixtures/cpu-time';

const secret = 'fc-7f3A_9cK0';
const mask = (text: string, longest = 300) => maskSecret(text, secret, longest);
const each = (write: (code: number) => string) =>
  [...secret].map((character) => write(character.charCodeAt(0))).join('');
const hex = (code: number) => code.toString(16).padStart(2, '0');

describe('a secret', () => {
  test.each([
    ['as it is', secret],
    ['in capitals', secret.toUpperCase()],
    ['with every character as in an address', each((code) => `%${hex(code)}`)],
    ['the same in capitals', each((code) => `%${hex(code).toUpperCase()}`)],
    ['escaped twice', each((code) => `%25${hex(code)}`)],
    ['with one character as in an address', secret.replace('-', '%2D')],
    ['behind a percent sign', `${secret}%${secret}`, '[key]%[key]'],
    ['behind the escape of a line break', `\\n${secret}`, '\\n[key]'],
    ['with every character as in JSON', each((code) => `\\u00${hex(code)}`)],
    ['as JSON in JSON', each((code) => `\\\\u00${hex(code)}`)],
    ['with every character as in JavaScript', each((code) => `\\x${hex(code)}`)],
    ['with a backslash that it does not need', secret.replace('-', '\\-')],
    ['with every character as in HTML', each((code) => `&#${code};`)],
    ['the same in hexadecimal', each((code) => `&#x${hex(code)};`)],
    ['as HTML in HTML', each((code) => `&amp;#0${code};`)],
    ['in hexadecimal digits', each(hex)],
    ['in hexadecimal capitals', each(hex).toUpperCase()],
    ['in hexadecimal digits with spaces', each((code) => `${hex(code)} `).trim()],
    ['in Base64', btoa(secret)],
    ['in Base64 for addresses', Buffer.from(secret).toString('base64url')],
  ])('%s is masked', (_name, written, left = '[key]') => {
    expect(mask(`Trouble with ${written}, sorry`)).toBe(`Trouble with ${left}, sorry`);
  });

  test.each(['fc-7', 'fc-7f', 'fc-7f3'])('of each length in Base64: %s', (short) => {
    expect(maskSecret(`Trouble with ${btoa(short)}, sorry`, short, 300)).toBe('Trouble with [key], sorry');
  });

  test.each(['Bearer ', 'x:', 'ab', ':'])('in Base64 behind %j is masked', (before) => {
    // At most the digits of what stands before and after it are left.
    const most = Math.ceil((before.length * 4) / 3);
    expect(mask(btoa(`${before}${secret}!`))).toMatch(new RegExp(`^.{0,${most}}\\[key\\].{0,4}$`));
  });

  test('every time it stands there', () => {
    expect(mask(`${secret} ${secret}`)).toBe('[key] [key]');
  });

  test('that is none masks nothing', () => {
    expect(maskSecret('words', '', 300)).toBe('words');
  });

  test('other words stay', () => {
    expect(mask('fc-7f3b is another key, of')).toBe('fc-7f3b is another key, of');
  });
});

describe('a text that is cut', () => {
  const spellings = [
    secret,
    each((code) => `%${hex(code)}`),
    each((code) => `\\u00${hex(code)}`),
    each((code) => `&#x${hex(code)};`),
    each((code) => `${'\\'.repeat(50)}u00${hex(code)}`),
    each(hex),
    btoa(secret),
  ];

  test.each(spellings)('leaves nothing of a secret at its end: %s', (written) => {
    const text = `${'.'.repeat(20)}${written}${'.'.repeat(2_000)}`;
    for (let longest = 0; longest < 20 + written.length; longest += 1)
      expect(mask(text, longest)).toBe(`${'.'.repeat(20)}[key]`.slice(0, longest));
  });

  test('keeps the letters that a secret begins with', () => {
    expect(mask(`${'.'.repeat(299)}f${'.'.repeat(2_000)}`)).toBe(`${'.'.repeat(299)}f`);
  });

  test('is as long as it may be, whatever is masked in it', () => {
    expect(maskSecret('x'.repeat(100), 'x', 30)).toHaveLength(30);
  });
});

describe('the time that masking takes', () => {
  test.each([
    ['backslashes', '\\'],
    ['escaped percent signs', '%25'],
    ['escaped ampersands', '&amp;'],
    ['zeros of a number', '&#0'],
    ['beginnings of the secret', secret.slice(0, -1)],
    ['digits of Base64', btoa('fc-')],
    ['padding', '='],
  ])('does not explode with 10,000 %s', async (_name, piece) => {
    const text = piece.repeat(10_000);
    expect(await cpuTime(() => mask(text, text.length))).toBeLessThan(1_500);
  });

  test('depends on what is shown, not on what came', async () => {
    const text = '\\'.repeat(10_000_000);
    expect(await cpuTime(() => mask(text))).toBeLessThan(200);
  });
});

test.each([
  ['fc-0123456789abcdef0123456789abcdef', true],
  ['8f14e45f-ceea-467f-a0e6-0123456789ab', true],
  ['fco_abc', true],
  ['', false],
  ['two words', false],
  ['fc-"', false],
  ['fc-\\', false],
  ['k'.repeat(201), false],
])('%j may be a key: %s', (text, may) => expect(secretPattern.test(text)).toBe(may));
