import { describe, expect, it, test } from 'vitest';
import { type PastedEntry, pastedEntries } from '#domain/committee/pasted';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { colleagues, fragmentOf } from '#tests/fixtures/links';

const [first, second] = Object.values(colleagues).map((settings) => fragmentOf({ settings })) as [string, string];
const address = (fragment: string) => `https://smartstack.example/solutions-navigator#${fragment}`;
const safeLink = (fragment: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address(fragment))}&data=05%7C02&reserved=0`;
const only = (text: string): PastedEntry | undefined => {
  const entries = pastedEntries(text);
  return entries.length === 1 ? entries[0] : undefined;
};

describe('a link is found', () => {
  const rows: [string, string][] = [
    ['as an address', address(first)],
    ['between angle brackets', `<${address(first)}>`],
    ['between round brackets', `(${address(first)})`],
    ['at the end of a sentence', `${address(first)}.`],
    ['in capitals', address(first.toUpperCase())],
    ['as a fragment alone', `#${first}`],
    ['in a line that a reply quotes', `> > ${address(first)}`],
    [
      'escaped in the address of a service that checks links',
      `https://safelinks.example/?url=${encodeURIComponent(address(first))}&data=05%7C02&reserved=0`,
    ],
    ['broken over two lines', `${address(first).slice(0, 80)}\n${address(first).slice(80)}`],
    [
      'broken and quoted',
      `> ${address(first).slice(0, 70)}\n> ${address(first).slice(70, 120)}\n> ${address(first).slice(120)}`,
    ],
    [
      'in the address of a service, broken over several lines',
      `> ${safeLink(first).slice(0, 76)}\n> ${safeLink(first).slice(76, 152)}\n> ${safeLink(first).slice(152)}`,
    ],
    [
      'with the rest of a service’s address on lines of its own',
      `<${safeLink(first).replace('&data', '\n&data')}\n%7C0%7C0%7C638%7CUnknown&reserved=0>`,
    ],
    [
      'broken as quoted-printable',
      `${address(first).replace('r=', 'r=3D').slice(0, 75)}=\n${address(first).replace('r=', 'r=3D').slice(75)}`,
    ],
    ['broken before its mark, and closed with a bracket', `<${address(first).replace('#', '\n#')}>`],
    ['as Outlook writes a link in plain text', `${address(first)}<${address(first)}>`],
    ['in full-width characters', `＃${first.replace('r=', 'ｒ＝')}`],
    ['in Markdown', `[${address(first)}](${address(first)})`],
    [
      'in the address of Proofpoint',
      `https://urldefense.com/v3/__${address(first).replace('#', '*')}__;Iw!!ABC!token$`,
    ],
    ['with line ends of Windows, and empty lines around it', `\r\n${address(first)}\r\n\r\n`],
  ];
  test.each(rows)('%s', (_, text) => {
    expect(only(text)?.fragment?.toLowerCase()).toBe(first);
  });

  it('with the text beside it in its line as its name', () => {
    expect(only(`Privacy office: ${address(first)}`)).toMatchObject({ name: 'Privacy office', fragment: first });
    expect(only(`IT – <${address(first)}>`)?.name).toBe('IT');
    expect(only(`${'Long '.repeat(20)}${address(first)}`)?.name).toBe('Long '.repeat(20).trim());
    expect(only(`${address(first)}, Finance`)?.name).toBe('Finance');
    expect(only(address(first))?.name).toBe('');
  });

  it('with its name, in the address of a service that is broken', () => {
    const text = `Finance: ${safeLink(first).slice(0, 120)}\n${safeLink(first).slice(120)}\nIT: ${safeLink(second)}`;
    expect(pastedEntries(text)).toMatchObject([
      { name: 'Finance', fragment: first },
      { name: 'IT', fragment: second },
    ]);
  });

  it('in a list without spaces', () => {
    expect(pastedEntries([first, second].map(address).join(';'))).toMatchObject([
      { fragment: first },
      { fragment: second },
    ]);
  });

  it('twice in one line, each with its name', () => {
    expect(pastedEntries(`A: ${address(first)}, B: ${address(second)}`)).toMatchObject([
      { name: 'A', fragment: first },
      { name: 'B', fragment: second },
    ]);
  });
});

describe('an incomplete link', () => {
  it('stays an entry as it was typed', () => {
    expect(pastedEntries('Hello all,\n\nhttps://other.example/page#section')).toEqual([
      { text: 'Hello all,', fragment: null, name: '' },
      { text: 'https://other.example/page#section', fragment: null, name: '' },
    ]);
  });

  it('is not joined with a line that does not belong to it', () => {
    const cut = address(first).slice(0, -9);
    expect(pastedEntries(`${cut}\n${address(second)}`)).toMatchObject([{ text: cut }, { fragment: second }]);
    expect(pastedEntries(`${cut}\nFinance`)).toMatchObject([{ text: cut }, { text: 'Finance', fragment: null }]);
  });

  it('loses no word', () => {
    const text = `One\n${address(first)} and more\nTwo`;
    expect(pastedEntries(text)).toMatchObject([
      { text: 'One' },
      { text: address(first), name: 'and more' },
      { text: 'Two' },
    ]);
  });

  it('is parsed fast, however it is written', async () => {
    const text = `${'#r=1.'.repeat(20_000)}\n${'a\n'.repeat(20_000)}`;
    expect(await cpuTime(() => pastedEntries(text))).toBeLessThan(2_000);
  });

  it.each([
    ['one long word', 'x'.repeat(200_000)],
    ['many starts of an address', 'https://x\na\n%23r%3D1.\n'.repeat(5_000)],
    ['many escapes', `${'%2525'.repeat(1_500)} `.repeat(10)],
    ['a list of marks', ',;|'.repeat(50_000)],
    ['one long word before a link', `${'x'.repeat(200_000)}#r=1.x`],
    ['punctuation before a word', `a ${'-'.repeat(200_000)} b #r=1.x`],
    ['a link with a long run of dots', `#r=1${'.'.repeat(200_000)}_x`],
  ])('is parsed fast: %s', async (_what, text) => {
    expect(await cpuTime(() => pastedEntries(text))).toBeLessThan(1_000);
  });
});

test('an empty text has no entries', () => {
  expect(pastedEntries(' \n\t\r\n ')).toEqual([]);
});
