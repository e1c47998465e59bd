import { JSDOM } from 'jsdom';
import { describe, expect, it, test } from 'vitest';
import {
  agencyByName,
  agencyThings,
  article,
  breadcrumbs,
  dataset,
  faqPage,
  legislation,
  service,
  structuredData,
} from '#domain/seo/structured-data';

const site = new URL('https://paint.example');
const agency = {
  name: 'Paint Advice',
  description: 'Advice on paint.',
  email: 'hello@paint.example',
  phone: '+1 (416) 555-0142',
  address: 'Toronto, Ontario',
  social: [{ name: 'LinkedIn' }],
};

describe('the agency', () => {
  it('is an organization with its own site', () => {
    expect(agencyThings(agency, site, '/logo.png')).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://paint.example/#organization',
        name: 'Paint Advice',
        url: 'https://paint.example/',
        logo: 'https://paint.example/logo.png',
        description: 'Advice on paint.',
        email: 'hello@paint.example',
        telephone: '+14165550142',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Toronto',
          addressRegion: 'Ontario',
          addressCountry: 'CA',
        },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://paint.example/#website',
        name: 'Paint Advice',
        url: 'https://paint.example/',
        inLanguage: 'en-CA',
        publisher: { '@id': 'https://paint.example/#organization' },
      },
    ]);
  });

  it('is at the root of the site, whichever page speaks of it', () => {
    const [organization, website] = agencyThings(agency, new URL('https://paint.example/about'), '/logo.png');
    expect([organization.url, website.url, website['@id']]).toEqual([
      'https://paint.example/',
      'https://paint.example/',
      'https://paint.example/#website',
    ]);
  });

  it('is named by other pages with the address of its own', () => {
    const [organization] = agencyThings(agency, site, '/logo.png');
    const named = agencyByName(agency, new URL('https://paint.example/about'));
    expect(named).toEqual({
      '@type': 'Organization',
      '@id': organization['@id'],
      name: 'Paint Advice',
      url: site.href,
    });
  });

  it('is the same as those of its accounts that exist', () => {
    const social = [{ name: 'LinkedIn', url: 'https://linkedin.example/paint' }, { name: 'X' }];
    const [organization] = agencyThings({ ...agency, social }, site, '/logo.png');
    expect(organization.sameAs).toEqual(['https://linkedin.example/paint']);
  });

  const inToronto = { addressLocality: 'Toronto', addressRegion: 'Ontario' };
  test.each([
    ['Toronto', { addressLocality: 'Toronto' }],
    ['1 Bay Street, Suite 2, Toronto, Ontario', { streetAddress: '1 Bay Street, Suite 2', ...inToronto }],
  ])('with the address %s says where that is', (address, parts) => {
    const [organization] = agencyThings({ ...agency, address }, site, '/logo.png');
    expect(organization.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'CA', ...parts });
  });
});

it('a service names its provider and, on an industry page, whom it is for and its page', () => {
  const page = new URL('https://paint.example/healthcare');
  const words = { name: 'Paint for hospitals', description: 'Paint that can be washed.' };
  expect(service(words, page)).toEqual({
    '@type': 'Service',
    ...words,
    provider: { '@id': 'https://paint.example/#organization' },
  });
  expect(service({ ...words, audience: 'Healthcare' }, page)).toMatchObject({
    url: 'https://paint.example/healthcare',
    audience: { '@type': 'BusinessAudience', audienceType: 'Healthcare' },
  });
});

it('questions keep their order and their answers', () => {
  const faq = faqPage(
    [
      { question: 'Does it dry?', answer: 'Yes.' },
      { question: 'How long?', answer: 'One night.' },
    ],
    new URL('https://paint.example/faq'),
  );
  expect(faq).toEqual({
    '@type': 'FAQPage',
    url: 'https://paint.example/faq',
    mainEntity: [
      { '@type': 'Question', name: 'Does it dry?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'One night.' } },
    ],
  });
});

it('is one graph in the words of schema.org', () => {
  expect(JSON.parse(structuredData([breadcrumbs([], site)]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'BreadcrumbList', itemListElement: [] }],
  });
});

it('breadcrumbs are numbered from the home page on', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
  ];
  expect(breadcrumbs(steps, site).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://paint.example/' },
    { '@type': 'ListItem', position: 2, name: 'About', item: 'https://paint.example/about' },
  ]);
});

test.each([
  ['the end of the script', '</script><script>alert(1)</script>'],
  ['the end of the script, shouted', '</SCRIPT ><img src=x>'],
  ['a comment that hides the end', '<!-- <script>'],
  ['an entity', '&lt;/script&gt; & "quotes" \\u003c'],
])('content with %s stays content', (_, answer) => {
  const text = structuredData([faqPage([{ question: answer, answer }], site)]);
  const { window } = new JSDOM(
    `<head><script type="application/ld+json">${text}</script></head><body><p>After</p></body>`,
  );
  expect(window.document.querySelectorAll('script, img')).toHaveLength(1);
  expect(window.document.querySelector('body > p')?.textContent).toBe('After');
  const read = JSON.parse(window.document.querySelector('script')?.textContent ?? '');
  expect(read['@graph'][0].mainEntity[0]).toMatchObject({ name: answer, acceptedAnswer: { text: answer } });
});

describe('an article', () => {
  const words = {
    headline: 'How paint dries',
    description: 'What happens to paint at night.',
    published: '2026-11-20',
    modified: '2026-11-22',
    topics: ['Paint'],
    picture: new URL('https://paint.example/social/insights/paint.png'),
  };
  const page = new URL('https://paint.example/insights/paint');

  it('has a person as its author, who works for the agency', () => {
    const { author } = article({ ...words, author: { name: 'Ann Brush', jobTitle: 'Painter' } }, page);
    expect(author).toEqual({
      '@type': 'Person',
      name: 'Ann Brush',
      jobTitle: 'Painter',
      worksFor: { '@id': 'https://paint.example/#organization' },
    });
  });

  it('is the agency’s where no person is named', () => {
    const about = article(words, page);
    expect(about.author).toEqual({ '@id': 'https://paint.example/#organization' });
    expect(about).toMatchObject({
      headline: 'How paint dries',
      url: page.href,
      datePublished: '2026-11-20',
      dateModified: '2026-11-22',
      image: 'https://paint.example/social/insights/paint.png',
      publisher: { '@id': 'https://paint.example/#organization' },
    });
  });
});

describe('the obligation map', () => {
  const page = new URL('/obligations', site);
  const map = {
    name: 'Paint rules',
    description: 'Rules on paint.',
    modified: '2026-11-26',
    files: [{ path: '/obligations.json', type: 'application/json' }],
  };

  it('is data with its files and its day; a licence is named once there is one', () => {
    expect(dataset(map, page)).toEqual({
      '@type': 'Dataset',
      name: 'Paint rules',
      description: 'Rules on paint.',
      url: 'https://paint.example/obligations',
      dateModified: '2026-11-26',
      inLanguage: 'en-CA',
      isAccessibleForFree: true,
      creator: { '@id': 'https://paint.example/#organization' },
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: 'https://paint.example/obligations.json',
        },
      ],
    });
    const licence = 'https://licences.example/by';
    expect(dataset({ ...map, licence }, page)).toHaveProperty('license', licence);
  });

  it('names a law by its own text, with its force, as what our page is about', () => {
    const law = {
      title: 'Paint Act, 2004',
      name: 'Paint Act',
      jurisdictions: ['Ontario'],
      isInForce: true,
      url: 'https://laws.example/paint',
      page: 'https://paint.example/obligations#paint-act',
    };
    expect(legislation(law)).toEqual({
      '@type': 'Legislation',
      name: 'Paint Act, 2004',
      alternateName: 'Paint Act',
      url: 'https://laws.example/paint',
      legislationJurisdiction: ['Ontario'],
      legislationLegalForce: 'https://schema.org/InForce',
      subjectOf: { '@type': 'WebPage', url: 'https://paint.example/obligations#paint-act' },
    });
    expect(legislation({ ...law, isInForce: false }).legislationLegalForce).toBe('https://schema.org/NotInForce');
    expect(legislation({ ...law, name: law.title })).not.toHaveProperty('alternateName');
  });
});
