import { describe, expect, test } from 'vitest';
import { cleanEmail, isEmailCut, suggestedEmail } from '#domain/lead/email';

describe('an address as it is copied', () => {
  test.each([
    ['ada@bank.example', 'ada@bank.example'],
    [' ADA@bank.example\n', 'ADA@bank.example'],
    ['<a@b.co>', 'a@b.co'],
    ['< a@b.co >,', 'a@b.co'],
    ['Ada Bell <a@b.co>', 'a@b.co'],
    ['"Bell, Ada" <a@b.co>; ', 'a@b.co'],
    ['mailto:a@b.co', 'a@b.co'],
    ['MailTo:a@b.co?subject=Hi%20there', 'a@b.co'],
    ['<mailto:a@b.co>', 'a@b.co'],
    ['a@b.co,', 'a@b.co'],
    ['a@b.co;, ', 'a@b.co'],
    ['a@b.co.', 'a@b.co'],
    ['\u202ea@\u200bb\u200d.co\u0000', 'a@b.co'],
    ["'bo@acme.ca'", 'bo@acme.ca'],
    ['"bo@acme.ca"', 'bo@acme.ca'],
    ['“bo@acme.ca”', 'bo@acme.ca'],
    ['‘bo@acme.ca’', 'bo@acme.ca'],
    ['« bo@acme.ca »', 'bo@acme.ca'],
    ['"Bo Li" <bo@acme.ca>', 'bo@acme.ca'],
    ["'Bo Li' <'bo@acme.ca'>", 'bo@acme.ca'],
    ['bo@acme.ca <mailto:bo@acme.ca>', 'bo@acme.ca'],
    ['"mailto:bo@acme.ca"', 'bo@acme.ca'],
    ['mailto://bo@acme.ca', 'bo@acme.ca'],
    ['bo@acme.ca/', 'bo@acme.ca'],
    ['bo@acme.ca>', 'bo@acme.ca'],
    ['bo@acme.ca>;', 'bo@acme.ca'],
    ['(bo@acme.ca)', 'bo@acme.ca'],
    ['[bo@acme.ca]', 'bo@acme.ca'],
    ['bo@acme.ca!', 'bo@acme.ca'],
    ["o'neil@acme.ca", "o'neil@acme.ca"],
    ['bo@acme。ca', 'bo@acme。ca'],
    ['a+b=c@b.co', 'a+b=c@b.co'],
    ['a<b@c.co', 'a<b@c.co'],
    ['', ''],
  ])('%j is %j', (typed, clean) => expect(cleanEmail(typed)).toBe(clean));
});

test.each([
  ['bo@acme.c', true],
  ['<bo@acme.c>;', true],
  ['bo@acme.ca', false],
  ['bo@acme.中国', false],
  ['bo@acme', false],
  ['', false],
])('whether %j has been cut: %j', (typed, isCut) => expect(isEmailCut(typed)).toBe(isCut));

describe('an address that was probably meant', () => {
  test.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmal.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.cm', 'ada@gmail.com'],
    ['Ada@GMIAL.com', 'Ada@gmail.com'],
    ['<ada@hotmial.com>,', 'ada@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@iclould.com', 'ada@icloud.com'],
    ['ada@sympatico.cq', 'ada@sympatico.ca'],
    ['ada@bank.con', 'ada@bank.com'],
    ['bo@acme。ca', 'bo@acme.ca'],
    ['bo@acme．ca', 'bo@acme.ca'],
    ['bo＠acme.ca', 'bo@acme.ca'],
    ['bo@acme,ca', 'bo@acme.ca'],
  ])('for %j is %j', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

  test.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@email.com',
    'ada@ymail.com',
    'ada@yahoo.ca',
    'ada@hotmail.ca',
    'ada@bank.example',
    'ada@gmail.c',
    'ada@gmail.co',
    'ada@gmaiil.co',
    'ada@gmail',
    'ada@',
    'ada',
    '',
    'ada@amigl.com',
    'ada@icon.consulting',
  ])('for %j is none', (typed) => expect(suggestedEmail(typed)).toBeNull());
});
