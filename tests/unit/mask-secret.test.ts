import { describe, expect, test } from 'vitest';
import { maskSecret } from '#domain/mask-secret';

const secret = `fc-7f3a"9c/+K&x<y>~'z\\w`;
const each = (write: (code: number) => string) =>
  [...secret].map((character) => write(character.charCodeAt(0))).join('');
const hex = (code: number) => code.toString(16).padStart(2, '0');

describe('a secret', () => {
  test.each([
    ['as it is', secret],
    ['in capitals', secret.toUpperCase()],
    ['as part of an address', encodeURIComponent(secret)],
    ['as a whole address', encodeURI(secret)],
    ['with every character as in an address', each((code) => `%${hex(code)}`)],
    ['the same in capitals', each((code) => `%${hex(code).toUpperCase()}`)],
    ['escaped twice', encodeURIComponent(encodeURIComponent(secret))],
    ['as in a form', new URLSearchParams({ x: secret }).toString().slice(2)],
    ['as JSON', JSON.stringify(secret).slice(1, -1)],
    ['as JSON in JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    ['with every character as in JSON', each((code) => `\\u00${hex(code)}`)],
    ['with every character as in JavaScript', each((code) => `\\x${hex(code)}`)],
    ['with slashes escaped', secret.replaceAll('/', '\\/')],
    [
      'as HTML',
      secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    ],
    ['with every character as in HTML', each((code) => `&#${code};`)],
    ['the same in hexadecimal', each((code) => `&#x${hex(code)};`)],
    ['in hexadecimal digits', each(hex)],
    ['in hexadecimal capitals', each(hex).toUpperCase()],
    ['in Base64', btoa(secret)],
    ['in Base64 for addresses', Buffer.from(secret).toString('base64url')],
  ])('%s is masked', (_name, written) => {
    expect(maskSecret(`Trouble with ${written}, sorry`, secret)).toBe('Trouble with [key], sorry');
  });

  test.each(['Bearer ', 'x:', 'ab', ':'])('in Base64 behind %j is masked', (before) => {
    // At most the digits of what stands before and after it are left.
    const most = Math.ceil((before.length * 4) / 3);
    expect(maskSecret(btoa(`${before}${secret}!`), secret)).toMatch(new RegExp(`^.{0,${most}}\\[key\\].{0,4}$`));
  });

  test('every time it stands there', () => {
    expect(maskSecret(`${secret} ${secret}`, secret)).toBe('[key] [key]');
  });

  test('that is none masks nothing', () => {
    expect(maskSecret('words', '')).toBe('words');
  });

  test('other words stay', () => {
    expect(maskSecret('fc-7f3b is another key', secret)).toBe('fc-7f3b is another key');
  });
});
