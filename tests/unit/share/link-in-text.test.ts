import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { traceOfLink, namesLink } from '#domain/share/link';
import { linkInText } from '#domain/share/link-in-text';
import { meantAddress } from '#domain/share/meant-address';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { fragmentOf } from '#tests/fixtures/links';

const link = fragmentOf({ settings: { 'data-in-canada': 5 }, compared: ['wazuh', 'fortigate'], shown: ['wazuh'] });
/** Without industry, settings and compared solutions there are several dots in a row. */
const bare = fragmentOf({ industry: null });
const address = `https://smartstack.example/solutions-navigator#${link}`;
const escaped = encodeURIComponent(address);
const lower = escaped.replace(/%../g, (escape) => escape.toLowerCase());

/** Base64 as Sophos and Proofpoint write it in an address. */
const base64 = (text: string) => Buffer.from(text).toString('base64');
const proofpoint2 = (url: string) =>
  `https://urldefense.proofpoint.com/v2/url?u=${encodeURI(url)
    .replace(/[^\w/.]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('_', '-5F')
    .replaceAll('/', '_')}&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf-v5A_CdpgnVfiiMM&r=abc&m=def&s=ghi&e=`;
const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** What programs make of an address. */
const travelled: [string, string][] = [
  ['as it was sent', address],
  ['escaped', address.replace('#', '%23')],
  ['escaped twice', address.replace('#', '%2523')],
  ['escaped three times', encodeURIComponent(encodeURIComponent(escaped))],
  ['with an escaped equals sign', address.replace('r=', 'r%3D')],
  ['with both escaped', address.replace('#r=', '%23r%3D')],
  ['with an escaped equals sign alone, twice', address.replace('r=', 'r%253D')],
  [
    'Outlook Safe Links',
    `https://nam02.safelinks.protection.outlook.com/?url=${escaped}&data=05%7C02%7Cbo%40acme.ca%7C0a1b2c%7C84df9e7f%7C0%7C0%7C638%7CUnknown%7CTWFpbGZsb3d8eyJWIjoiMC4wLjAwMDAiLCJQIjoiV2luMzIi%3D%3D%7C0%7C%7C%7C&sdata=Ab%2BcD%3D&reserved=0`,
  ],
  [
    'Outlook Safe Links, old',
    `https://can01.safelinks.protection.outlook.com/?url=${escaped}&amp;data=02%7C01&amp;reserved=0`,
  ],
  [
    'Microsoft Teams',
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${escaped}&locale=en-us&dest=https%3A%2F%2Fteams.microsoft.com`,
  ],
  ['Google', `https://www.google.com/url?q=${escaped}&sa=D&source=docs&ust=1700000000000000&usg=AOvVaw0`],
  ['Google, unescaped', `https://www.google.com/url?q=${address}&sa=D&source=editors`],
  [
    'Proofpoint URL Defense v1',
    `https://urldefense.proofpoint.com/v1/url?u=${address.replace('#', '%23')}&k=AbC%3D%0A&r=xyz`,
  ],
  ['Proofpoint URL Defense v2', proofpoint2(address)],
  ['Proofpoint URL Defense v3', `https://urldefense.com/v3/__${address.replace('#', '*')}__;Iw!!ABC123!token-x_y$`],
  [
    'Proofpoint URL Defense v3 with a run of characters',
    `https://urldefense.com/v3/__${address.replace('/solutions', '/**A/solutions').replace('#', '*')}__;${base64('++#')}!!ABC!t$`,
  ],
  [
    'Proofpoint around Safe Links',
    proofpoint2(`https://nam02.safelinks.protection.outlook.com/?url=${escaped}&data=05`),
  ],
  ['Barracuda LinkProtect', `https://linkprotect.cudasvc.com/url?a=${lower}&c=E,1,aBcD-eF_g,,&typo=1`],
  ['Cisco Secure Email', `https://secure-web.cisco.com/1aB-c_D3eF/${escaped}`],
  [
    'Sophos',
    `https://ca-central-1.protection.sophos.com/?d=smartstack.example&u=${base64(address)}&i=NWY&t=abc=&h=def&s=AVN`,
  ],
  [
    'Sophos, escaped',
    `https://ca-central-1.protection.sophos.com?d=smartstack.example&u=${encodeURIComponent(base64(address))}&i=N`,
  ],
  ['Trend Micro', `https://imsva91-ctp.trendmicro.com:443/wis/clicktime/v1/query?url=${lower}&umid=0A1B&auth=0c1d`],
  ['Symantec Click-time', `https://clicktime.symantec.com/3Tz9aBcDeF?u=${escaped}`],
  ['Trellix (FireEye)', `https://protect2.fireeye.com/v1/url?k=31323334-50&q=1&e=abc&u=${escaped}`],
  ['Check Point', `https://protect.checkpoint.com/v2/r02/___${address}___.YzJlOmFjbWU6YzpvOjQx`],
  ['Check Point, with a slash less', `https://url.avanan.click/v2/___${address.replace('://', ':/')}___.YXAzOmFjbWU6`],
  ['Check Point, old', `https://avanan.url-protection.com/v1/url?o=${lower}&g=ZGE4&h=ZjA=&p=YXAz`],
  ['Fortinet', `https://mail.example/fmlurlsvc/?fewReq=:B:JVs5MjAz&url=${lower}`],
  ['Hornetsecurity', `https://atpscan.global.hornetsecurity.com/?d=HzV-Jp&f=rhm&i=&k=Eb5a&r=nfZ6&s=a1b0&u=${escaped}`],
  ['Slack', `https://slack-redir.net/link?url=${escaped}`],
  ['Facebook', `https://l.facebook.com/l.php?u=${escaped}&h=AT0abc&s=1`],
  ['LinkedIn', `https://www.linkedin.com/redir/redirect?url=${escaped}&urlhash=aBcD&trk=feed`],
  ['quoted-printable', address.replaceAll('=', '=3D')],
  [
    'quoted-printable, with a soft line break',
    `${address.replaceAll('=', '=3D').slice(0, 75)}=\r\n${address.replaceAll('=', '=3D').slice(75)}`,
  ],
  ['HTML', `<a href="${address.replace('#', '&#35;').replace('=', '&#x3D;')}&amp;x">`],
  ['HTML, with named entities', address.replace('#', '&num;').replace('=', '&equals;')],
  ['with a line break', `${address.slice(0, 70)}\n${address.slice(70)}`],
  [
    'with spaces that a browser has escaped',
    `${address.slice(0, 80)}%20${address.slice(80, 100)}%20%20${address.slice(100)}`,
  ],
  ['between angle brackets', `<${address}>`],
  ['between round brackets', `(${address})`],
  ['between quotation marks', `“${address}”`],
  ['with a full stop', `${address}.`],
  ['with several marks', `${address}),…`],
  ['in Markdown', `[${address}](${address})`],
  ['with parameters behind', `${address}?utm_source=newsletter&utm_medium=email`],
  ['with more parameters', `${address}&utm_source=newsletter&fbclid=IwAR0`],
  ['with parameters in between', address.replace('#', '?utm_source=newsletter#')],
  ['with a path behind', `${address}/`],
  ['with a word behind', `${address}_and`],
  ['with a text fragment', `${address}:~:text=results`],
  ['with a zero-width space', `${address.slice(0, 90)}\u200b${address.slice(90)}\ufeff`],
  ['with soft hyphens', address.replaceAll('.', '\u00ad.')],
  ['with an escaped zero-width space', `${address}%E2%80%8B`],
  ['in capitals', address.toUpperCase()],
  ['escaped in capitals', escaped.toUpperCase()],
  ['full-width', fullWidth(address)],
  ['full-width, as a browser sends it', encodeURI(fullWidth(address))],
  ['with a full-width #', address.replace('#', '＃')],
  ['with dashes for hyphens', address.replaceAll('-', '–')],
  ['with its # as a parameter', address.replace('#', '?')],
  ['with a second mark', address.replace('#', '#!')],
  ['as a fragment', `#${link}`],
  ['as a fragment without #', link],
];

describe('a whole link is read', () => {
  test.each(travelled)('%s', (_, text) => {
    expect(linkInText(text)).toBe(link);
  });

  test('with its dots made an ellipsis', () => {
    expect(bare).toContain('...');
    expect(linkInText(`#${bare.replace('...', '…')}`)).toBe(bare);
  });

  test('whatever is escaped in it, however often', () => {
    const levels = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(levels, fc.boolean(), (count, capital) => {
        let text = address;
        for (let level = 0; level < count; level += 1) text = encodeURIComponent(text);
        expect(linkInText(capital ? text.toUpperCase() : text)).toBe(link);
      }),
    );
  });
});

describe('a link that is not whole', () => {
  test.each([
    ['cut', `${address.slice(0, -9)}).`, link.slice(0, -9)],
    ['changed', address.replace('.2026', '.2025'), link.replace('.2026', '.2025')],
    ['of a later version', '#r=2.20271121.abc', 'r=2.20271121.abc'],
    ['empty', '#r=', 'r='],
  ])('is read as it stands: %s', (_, text, fragment) => {
    expect(linkInText(text)).toBe(fragment);
  });
});

test.each([
  '',
  'Hello',
  '#contact',
  'https://smartstack.example/solutions-navigator',
  'https://smartstack.example/?ref=1.5',
  'https://smartstack.example/?r=hello',
  'https://protect-ca.mimecast.com/s/aBcD?domain=smartstack.example',
  '%',
  '%E0%A4%A',
  'https://urldefense.com/v3/__',
  'https://urldefense.com/v3/__x*y__;!!!$',
  '?u=aHR0c////',
])('%j holds none', (text) => {
  expect(linkInText(text)).toBeNull();
});

test('any text is read without an error, and fast', async () => {
  const pieces = fc.constantFrom(
    '%',
    '25',
    '23',
    'r=',
    '#',
    '=3D',
    '-',
    '*',
    '&amp;',
    '&#',
    'v3/__',
    '__;',
    'u=',
    '1.',
    'é',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' }))), (texts) => {
      expect(linkInText(texts.join('')) ?? '').toMatch(/^(?:r=[\w.-]*)?$/);
    }),
  );
  for (const text of ['%25', '#r=1.', '/v3/__*', '-2523r-', '=3D', '&#35;', ' '].map((each) => each.repeat(1_500)))
    expect(await cpuTime(() => linkInText(text))).toBeLessThan(500);
});

describe('an address that the site does not have leads to', () => {
  const path = `/solutions-navigator#${link}`;
  test.each([
    path.replace('#', '%23'),
    path.replace('#', '%2523'),
    path.replace('#r=', '%23r%3D'),
    path.replace('#r=', '%2523r%253D'),
    encodeURI(path.replace('#', '＃')),
    `${path.replace('#', '/%23')}?utm_source=mail`,
    `${path.replace('#', '%23')}%3E)`,
    path.replace('#', '/'),
    `/compare%23c=wazuh,fortigate&${link}`,
    `//other.example%23${link}`,
  ])('the Navigator, which reads the link in it: %s', (asked) => {
    expect(traceOfLink.test(asked)).toBe(true);
    const meant = meantAddress(asked, true) ?? '';
    expect(meant).toBe(`/solutions-navigator#${asked}`);
    expect(namesLink(meant.slice(meant.indexOf('#')))).toBe(true);
    expect(linkInText(meant)).toBe(link);
  });

  test.each([
    ['/about%23contact', '/about#contact'],
    ['/about/%2523contact', '/about#contact'],
    ['/compare%23c=wazuh,fortigate', '/compare#c=wazuh,fortigate'],
    [path.toUpperCase(), path.toUpperCase().replace('/SOLUTIONS-NAVIGATOR', '/solutions-navigator')],
    ['/no-such-page', null],
    ['/no-such-page#contact', null],
    ['/%23contact', null],
    ['//other.example/%23contact', null],
    ['/%zz', null],
    ['/a%2523', null],
  ])('%s: %s', (asked, meant) => {
    expect(meantAddress(asked, false)).toBe(meant);
  });
});

describe('the quick look', () => {
  test.each(
    ['#', '%23', '%2523', '%252523', '?utm_source=mail%23', '#?', '#%20', '#%E2%80%8B', '#/?utm_source=mail#'].flatMap(
      (mark) =>
        ['r=', 'R=', 'r%3D', 'r%253d', 'r=3D'].map((start) => `/solutions-navigator${mark}${start}${link.slice(2)}`),
    ),
  )('finds a link in %s', (text) => {
    expect(traceOfLink.test(text)).toBe(true);
  });

  test('finds one in full-width letters, and one without a version', () => {
    expect(namesLink(`#${encodeURI(fullWidth(link))}`)).toBe(true);
    expect(namesLink('#R=')).toBe(true);
  });

  test.each([
    '#challenge-area',
    '#contact',
    '#check',
    '?industry=healthcare',
    '?utm_source=r&ref=1',
    '/no-such-page%0A',
  ])('finds none in %s', (text) => {
    expect(namesLink(text)).toBe(false);
    expect(traceOfLink.test(text)).toBe(false);
  });
});
