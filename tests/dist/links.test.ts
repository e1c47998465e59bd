import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '#tests/e2e/routes';
import { page, pages, site, textOf, words } from '#tests/dist/pages';
import { site as agency } from '#tests/fixtures/content';

/* No link of the built site leads nowhere, and each says when it opens a new tab. */

/** Whether an address of this site has a page with that part, or a file. */
function leadsSomewhere({ pathname, hash }: URL): boolean {
  const target = pages.find((candidate) => candidate.path === pathname);
  if (!target) return path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
  // The comparison reads from its address what it compares.
  const compared = pathname === '/compare' && hash.startsWith('#c=') ? hash.slice(3).split(',') : null;
  if (compared) return compared.every((id) => pages.some((candidate) => candidate.path === `/solutions/${id}`));
  return hash === '' || target.document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
}

/** The links of all pages, each with the page it is on. */
const links = pages.flatMap((on) =>
  [...on.document.querySelectorAll('a[href]')].map((link) => ({
    on: on.path,
    link,
    name: words(link),
    target: new URL(link.getAttribute('href') ?? '', new URL(on.path, site)),
  })),
);

test('every link leads somewhere, and those that leave the site open a new tab', () => {
  expect(links.length).toBeGreaterThan(1_000);
  const wrong = links.filter(({ link, target }) => {
    if (['mailto:', 'tel:'].includes(target.protocol)) return false;
    if (target.origin === site.origin) return !leadsSomewhere(target);
    return link.getAttribute('target') !== '_blank';
  });
  expect(wrong.map(({ on, name, target }) => `${on}: '${name}' to ${target.href}`)).toEqual([]);
});

test('a link that opens a new tab says so and gives nothing away', () => {
  const newTabs = links.filter(({ link }) => link.getAttribute('target') === '_blank');
  expect(newTabs.length).toBeGreaterThan(pages.length);
  const wrong = newTabs.filter(
    ({ link, name }) =>
      link.getAttribute('rel')?.split(' ').sort().join(' ') !== 'noopener noreferrer' ||
      !/\(opens in a new tab\)$/.test(name),
  );
  expect(wrong.map(({ on, name }) => `${on}: '${name}'`)).toEqual([]);
});

test('the phone number is a link that dials it, and stands in the structured data of the home page', () => {
  for (const { path: address, document } of pages) {
    const numbers = [...document.querySelectorAll('a[href^="tel:"]')];
    expect(numbers.length, address).toBeGreaterThan(0);
    for (const link of numbers) expect(link.getAttribute('href')).toBe(`tel:${words(link).replace(/[^+\d]/g, '')}`);
  }
  const { document } = page('/');
  const { '@graph': things } = JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '');
  expect(`tel:${things[0].telephone}`).toBe(document.querySelector('a[href^="tel:"]')?.getAttribute('href'));
});

test('security.txt names whom to tell of a weakness, where it leads, and is good for months to come', () => {
  const fields = new Map(
    textOf('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.get('Canonical')).toBe(new URL('/.well-known/security.txt', site).href);
  const policy = new URL(fields.get('Policy') ?? '');
  expect(leadsSomewhere(policy), policy.href).toBe(true);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days, 'dist/ is old: build and deploy the site again, security.txt ends soon').toBeGreaterThan(30);
  expect(days, 'the standard allows a year at most').toBeLessThan(365);
});

test('no page, no list and no file of the site leads to the editing screen', () => {
  const texts = pages.map(({ path: address, html }) => [address, html] as const);
  for (const file of ['sitemap-index.xml', 'sitemap-0.xml', 'robots.txt', 'speculationrules.json'])
    texts.push([file, textOf(file)]);
  for (const [name, text] of texts) expect(text.match(/[^\w]\/admin\b(?!-)/), name).toBeNull();
});

const booking = agency.bookingUrl;

/** Every button with a specified label whose action is a link, or a form that opens a page: page, label, where it leads. */
const buttons: [on: string, label: string, leads: string][] = [
  ['/', 'Get Started with the Solution Navigator', '/solutions-navigator'],
  ['/', 'Open the Solution Navigator', '/solutions-navigator'],
  ['/', 'See how the ranking is made', '/method'],
  ['/', 'Explore Solutions', '/solutions'],
  ['/', 'Book a Free AI Discovery Call', booking],
  ['/', 'Explore the Full Provider Ecosystem', '/providers'],
  ['/', 'and many more', '/providers'],
  ['/', 'View All Providers', '/providers'],
  ['/', 'Request Custom Stack', '#contact'],
  ['/', 'Request Executive Session Invite', '#contact'],
  ['/', 'Discover Media Opportunities', '#contact'],
  ['/solutions', 'Download Full Case Study PDF', '/documents/case-studies.pdf'],
  ['/solutions', 'Download the Complete Solutions Brochure', '/documents/solutions-brochure.pdf'],
  ['/solutions', 'Start the needs assessment', '/needs-assessment'],
  ['/about', 'Book a Roundtable Session', booking],
  ['/roi-calculator', 'Schedule a Strategy Call', booking],
  ['/roi-calculator', "Download AI Buyer's Guide", '/documents/ai-buyers-guide.pdf'],
  ['/providers', 'Schedule Consultation', booking],
  ['/providers', 'Request Custom Stack', '#contact'],
  ['/healthcare', 'Open the Solution Navigator', '/solutions-navigator?industry=healthcare'],
  ['/404', 'Return to Home', '/'],
];

test('each specified button leads where it says', () => {
  for (const [on, label, leads] of buttons) {
    const named = [...page(on).document.querySelectorAll('main a[href], main form[action] [type=submit]')].filter(
      (each) => words(each).startsWith(label),
    );
    const target = (each: Element) => each.getAttribute('href') ?? each.closest('form')?.getAttribute('action');
    expect(new Set(named.map(target)), `${on}: '${label}'`).toEqual(new Set([leads]));
  }
});

test('a button of home that begins a message gives its subject and its words', () => {
  for (const [label, subject] of [
    ['Request Custom Stack', 'AI Strategy'],
    ['Request Executive Session Invite', 'Events & Media'],
    ['Discover Media Opportunities', 'Events & Media'],
  ] as const) {
    const link = [...page('/').document.querySelectorAll('main a')].find((each) => words(each).startsWith(label));
    expect(link?.getAttribute('data-subject'), label).toBe(subject);
    expect(link?.getAttribute('data-message'), label).toMatch(/./);
  }
});

test('header and footer lead where they say, on every page', () => {
  for (const { path: on, document } of pages) {
    const to = (selector: string, label: string) =>
      [...document.querySelectorAll(`${selector} a`)]
        .find((link) => words(link).startsWith(label))
        ?.getAttribute('href');
    // The header of a campaign's page leads nowhere else.
    if (document.querySelector('#main-menu'))
      expect(to('body > header', 'Get Started'), on).toBe('/solutions-navigator');
    expect(to('body > header', 'Contact'), on).toBe('#contact');
    expect(to('body > footer', 'Book a Free AI Discovery Call'), on).toBe(booking);
    expect(to('body > footer', agency.email), on).toBe(`mailto:${agency.email}`);
    expect(to('body > footer', 'Needs assessment'), on).toBe('/needs-assessment');
    const social = [...document.querySelectorAll('footer [aria-label="Social media"] a')];
    // One leads nowhere until an editor fills in its address.
    expect(
      social.map((link) => link.getAttribute('href')),
      on,
    ).toEqual(agency.social.map(({ url }) => url ?? null));
    for (const [index, { name }] of agency.social.entries())
      expect(words(social[index])).toMatch(new RegExp(`^${name}`));
    // A badge without a page of its own leads to what would prove it.
    for (const { name, page } of agency.trustBadges)
      expect(to('body > footer', name), on).toBe(page ?? '/about#credentials');
  }
});

test('a wizard’s page has no form but its own, and leads to the message form; every other page has it', () => {
  for (const { path: on, document } of pages) {
    const isWizard = ['/solutions-navigator', '/needs-assessment'].includes(on);
    expect(document.querySelectorAll('body > footer form').length, on).toBe(isWizard ? 0 : 1);
    if (isWizard) expect(document.querySelector('body > footer a[href="/about#contact"]'), on).not.toBeNull();
  }
});
