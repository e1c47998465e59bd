import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { recommend } from '#domain/recommendation/recommend';
import { extractSolutions } from '#domain/website/extract';
import { cpuTime } from '#tests/fixtures/cpu-time';
import { catalogueOf } from '#tests/fixtures/content';
import { navigator } from '#tests/fixtures/wizards';
import { hostilePage, realisticPages as pages } from '#tests/fixtures/website-pages';

const names = (markdown: string, page = {}) => extractSolutions(markdown, page).map(({ name }) => name);

describe('a vendor’s overview', () => {
  const found = extractSolutions(pages.vendorOverview, {
    host: 'harbourline.example',
    industries: [
      { id: 'healthcare', inSentence: 'healthcare' },
      { id: 'insurance', inSentence: 'insurance' },
    ],
  });

  it('gives its products, and neither prices, stories nor questions', () => {
    expect(found.map(({ name }) => name)).toEqual([
      'Harbourline Contact Center',
      'Harbourline Phone',
      'Harbourline Shield',
    ]);
  });

  it('reads everything of a record', () => {
    expect(found[0]).toEqual({
      id: 'harbourline-contact-center',
      name: 'Harbourline Contact Center',
      category: 'Customer Experience',
      provider: 'harbourline.example',
      description: 'A cloud contact center for voice, chat and e-mail, for mid-sized companies and large enterprises.',
      benefits: [
        'Omnichannel routing with one queue for every channel',
        'Agent assist and call summaries',
        'Works inside Microsoft Teams',
      ],
      targetAudience: ['Mid-Market', 'Enterprise'],
      industries: [],
      keywords: expect.arrayContaining(['contact center', 'omnichannel', 'agent assist', 'microsoft teams']),
      cases: [],
    });
    expect(found[1]).toMatchObject({ category: 'Communications', targetAudience: ['SMB'] });
    expect(found[2]).toMatchObject({ category: 'Cybersecurity', industries: ['healthcare', 'insurance'] });
  });
});

test('one product with features under headings of their own is one solution', () => {
  const found = extractSolutions(pages.singleProduct);
  expect(found).toMatchObject([
    { name: 'Quillbot Process Studio', category: 'AI & Automation', provider: 'Not named' },
  ]);
  expect(found[0]?.benefits).toContain('Fewer manual steps');
  expect(found[0]?.targetAudience).toEqual(['Mid-Market', 'Enterprise']);
});

describe('a page that labels its entries', () => {
  const found = extractSolutions(pages.marketplace, {
    agency: 'SmartStack',
    industries: [{ id: 'healthcare', inSentence: 'healthcare' }],
  });

  it('gives those, and never the agency’s own platform', () => {
    expect(found.map(({ name, provider }) => [name, provider])).toEqual([
      ['AnchorVault Backup', 'AnchorVault Inc'],
      ['Palisade Identity', 'Palisade'],
    ]);
  });

  it('believes the labels', () => {
    expect(found[0]).toMatchObject({
      category: 'Infrastructure',
      targetAudience: ['SMB', 'Mid-Market'],
      industries: ['healthcare'],
    });
    expect(found[1]).toMatchObject({
      targetAudience: ['Enterprise'],
      keywords: expect.arrayContaining(['zero trust']),
    });
  });
});

test('a page of the agency’s own gives nothing that names no provider', () => {
  expect(names(pages.vendorOverview, { ownPage: true })).toEqual([]);
});

test('a French page gives its products in the ranking’s own words', () => {
  const found = extractSolutions(pages.french, { industries: [{ id: 'government', inSentence: 'government' }] });
  expect(found.map(({ name, category }) => [name, category])).toEqual([
    ['Rive Centre de contact', 'Customer Experience'],
    ['Rive Sécurité', 'Cybersecurity'],
  ]);
  expect(found[0]?.keywords).toContain('contact center');
  expect(found[0]?.targetAudience).toEqual(['SMB', 'Mid-Market', 'Enterprise']);
  expect(found[1]?.industries).toEqual(['government']);
});

test('underlined headings, numbered lists and tables', () => {
  const found = extractSolutions(pages.documentation);
  expect(found.map(({ name }) => name)).toContain('Lumen Edge SD-WAN');
  expect(JSON.stringify(found)).not.toContain('| 10 |');
});

test('an article sells nothing', () => {
  expect(names(pages.article)).toEqual([]);
});

test('hostile markup becomes words', () => {
  const found = extractSolutions(hostilePage);
  expect(found.map(({ name }) => name)).toEqual(['window.hacked=1 Trojan Contact Center', 'Trojanproto Firewall']);
  expect(found[0]?.benefits[0]).toBe('Omnichannel routing');
  expect(JSON.stringify(found)).not.toMatch(/<script|<svg|<a |javascript:/);
});

test.each([
  ['nothing', ''],
  ['no heading', 'A contact center for everyone.\n\n- Omnichannel'],
  ['headings alone', '# Contact center\n\n## Cloud phone\n'],
  ['Chinese', '# 产品\n\n## 联络中心\n\n面向企业的云联络中心。\n'],
  ['Arabic', '# منتجاتنا\n\n## مركز الاتصال\n\nحل سحابي.\n'],
])('%s gives nothing and does not throw', (_, markdown) => {
  expect(extractSolutions(markdown)).toEqual([]);
});

test('an acronym is understood in any language', () => {
  expect(extractSolutions('## 云联络 CCaaS\n\n面向企业的 CCaaS。')).toMatchObject([
    { category: 'Customer Experience' },
  ]);
});

/** 1 MB each; a reader that goes back and forth would take minutes. */
const megabytes: [string, string][] = [
  ['spaces', ' '.repeat(1e6)],
  ['words on one line', 'contact center '.repeat(7e4)],
  ['words without a heading', 'contact center\n'.repeat(7e4)],
  ['headings', '## Contact Center\n'.repeat(6e4)],
  [
    'products',
    Array.from({ length: 1e4 }, (_, n) => `## Contact Center ${n}\n\nA contact center for SMBs.\n\n- Routing\n`).join(
      '',
    ),
  ],
  ['opening brackets', '## A\n\n' + '['.repeat(1e6)],
  ['openings of tags', '## A\n\n' + '<a'.repeat(5e5)],
  ['openings of links', '## A\n\n' + ']('.repeat(5e5)],
  ['openings on many lines', '## A\n\n' + `${'](<a!['.repeat(660)}\n\n`.repeat(250)],
  ['ampersands', '## A\n\n' + '&a'.repeat(5e5)],
  ['backslashes', '## A\n\n' + '\\'.repeat(1e6)],
  ['hashes', '#'.repeat(1e6)],
  ['heading ends', `# ${'# '.repeat(5e5)}`],
  ['bullets', '- '.repeat(5e5)],
  ['labels', '## A\n\n' + 'Provider: '.repeat(1e5)],
  ['one letter', '## A\n\n' + 'x'.repeat(1e6)],
  ['deep headings', '# A\n## B\n### C\n#### D\n##### E\n###### F\n'.repeat(2e4)],
];
test.each(megabytes)('1 MB of %s is read in time', async (_, markdown) => {
  let found: ReturnType<typeof extractSolutions> = [];
  const time = await cpuTime(() => (found = extractSolutions(markdown)));
  expect(found.length).toBeLessThanOrEqual(200);
  expect(JSON.stringify(found).length).toBeLessThan(1e6);
  expect(time).toBeLessThan(5_000);
});

const fragments = fc.constantFrom(
  '# ',
  '## ',
  '### ',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '===',
  '---',
  '[a](b)',
  '](',
  '<',
  '>',
  '&amp;',
  '&',
  ';',
  '\\',
  '*',
  '_',
  '`',
  '|',
  'Provider: ',
  'For: SMB. ',
  'contact center ',
  'zero trust ',
  'Cloud ',
  'constructor ',
  '__proto__',
  '\ud800',
  '\u202e',
  'É',
  '联',
);
const anyPage = fc
  .array(fc.oneof(fragments, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 80 })
  .map((parts) => parts.join(''));

describe('any page', () => {
  it('gives whole records with different ids, always the same ones', () => {
    fc.assert(
      fc.property(anyPage, (markdown) => {
        const found = extractSolutions(markdown, { agency: 'SmartStack' });
        expect(extractSolutions(markdown, { agency: 'SmartStack' })).toEqual(found);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        for (const { name, description, benefits, keywords, provider } of found) {
          expect(name.length).toBeLessThanOrEqual(80);
          expect(description.length).toBeLessThanOrEqual(320);
          expect(benefits.length).toBeLessThanOrEqual(6);
          expect(keywords.length).toBeLessThanOrEqual(16);
          expect(provider).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is scored within 0 to 100, by parts that sum, at most six of them, in an order that input does not move', () => {
    const product = fc.record({
      name: fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/),
      text: fc.array(
        fc.constantFrom(
          'contact center',
          'ccaas',
          'microsoft teams',
          'rpa',
          'small business',
          'enterprise',
          'mid-market',
          'hybrid cloud',
          'customer service',
          'zero trust',
          'phone system',
        ),
        { minLength: 1, maxLength: 6 },
      ),
    });
    const option = (id: string) =>
      fc.constantFrom(
        ...(navigator.questions.find((question) => question.id === id)?.options ?? []).map(({ value }) => [value]),
      );
    const answers = fc.record({
      organizationType: option('organizationType'),
      priorities: option('priorities'),
      challengeArea: option('challengeArea'),
      teamsIntegration: option('teamsIntegration'),
      cloudPreference: option('cloudPreference'),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), answers, (products, given) => {
        const markdown = products.map(({ name, text }) => `## ${name}\n\n${text.join(', ')}.\n`).join('\n');
        const solutions = extractSolutions(markdown);
        const result = recommend(navigator, given, catalogueOf([]), solutions);
        const all = [...result.top, ...result.additional];
        expect(all.length).toBeLessThanOrEqual(6);
        for (const { score, reasons } of all) {
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(reasons.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(score);
        }
        expect(all.map(({ score }) => score)).toEqual(
          all.map(({ score }) => score).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
        );
        expect(recommend(navigator, given, catalogueOf([]), solutions.toReversed())).toEqual(result);
      }),
      { numRuns: 200 },
    );
  });
});
