import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { roiModelAddress } from '#domain/roi/model-content';
import { dist } from '#tests/e2e/routes';
import { page, pages, textOf, words } from '#tests/dist/pages';
import { advisors, industries, insights, roiModel, sectionOf, site, solutionEntries } from '#tests/fixtures/content';

/* What pages say that content files say, and what they lead to. */

/** An industry's button, and where it leads: to a document, to the form, to a page. */
const buttons: [id: string, button: string, leads: string][] = [
  ['utilities', 'Download the Utilities AI Playbook', 'utilities-ai-playbook.pdf'],
  ['insurance', 'Request a Custom Insurance AI Roadmap', '#contact'],
  ['government', 'Download the Government AI Compliance Guide', 'government-ai-compliance-guide.pdf'],
  ['financial-services', 'Get the Financial Services AI ROI Calculator', '/roi-calculator'],
  ['telecom', 'Book a Telecom AI Strategy Workshop', site.bookingUrl],
  ['auto-finance', 'Download the Auto Finance AI Playbook', 'auto-finance-ai-playbook.pdf'],
  ['healthcare', 'Get the Healthcare AI Readiness Checklist', 'healthcare-ai-readiness-checklist.pdf'],
  ['mortgage', 'Request the Mortgage AI ROI Calculator', '/roi-calculator'],
  ['waste-management', 'Download the Waste Management AI Efficiency Guide', 'waste-management-ai-efficiency-guide.pdf'],
];

test('the calculator is on the pages of two industries besides its own, and its model starts from what the content says', () => {
  const withCalculator = pages.filter(({ html }) => /component-url="?\/_astro\/RoiCalculator/.test(html));
  expect(withCalculator.map(({ path: route }) => route)).toEqual([
    '/financial-services',
    '/mortgage',
    '/roi-calculator',
  ]);
  expect(JSON.parse(textOf(roiModelAddress))).toMatchObject(roiModel);
});

/** The pages of campaigns, whose header has no menu. */
const landing = ['telecom', 'waste-management'];

test.each(buttons)(
  '/%s: statistic, three use cases, compliance with sources, one button that does something',
  (id, button, leads) => {
    const { document } = page(`/${id}`);
    const main = document.querySelector('main');
    for (const { percent } of industries.get(id)?.statistics ?? [])
      expect(words(main?.querySelector('section'))).toContain(`${percent}%`);
    const headings = [...(main?.querySelectorAll('h2') ?? [])].map(words);
    expect(headings).toContain('Three AI use cases');
    expect(headings).toContain('Compliance, before the contract');
    expect(main?.querySelectorAll('article')).toHaveLength(3);
    const list = [...(main?.querySelectorAll('section') ?? [])].find((section) =>
      words(section).includes('Compliance, before the contract'),
    );
    const sources = [...(list?.querySelectorAll('a') ?? [])].filter((link) =>
      /^Official text of .+ \(opens in a new tab\)$/.test(link.getAttribute('aria-label') ?? words(link)),
    );
    expect(sources.length).toBeGreaterThanOrEqual(list?.querySelectorAll('th[scope=row]').length ?? 1);
    for (const source of sources) expect(source.getAttribute('href')).toMatch(/^https:/);
    const link = [...(main?.querySelectorAll('a') ?? [])].find((each) => words(each).startsWith(button));
    expect(link?.getAttribute('href')).toBe(leads.endsWith('.pdf') ? `/documents/${leads}` : leads);
    if (leads.endsWith('.pdf')) expect(existsSync(path.join(dist, 'documents', leads))).toBe(true);
    expect(document.querySelectorAll('#industries-panel')).toHaveLength(landing.includes(id) ? 0 : 1);
  },
);

test('the about page names the advisors and their credentials', () => {
  const { document } = page('/about');
  const named = (id: string) => document.querySelector(`[aria-labelledby="${id}"]`);
  const region = (heading: string) =>
    [...document.querySelectorAll('main section')].find((section) => words(section.querySelector('h2')) === heading);
  const team = region('Senior advisors') ?? named('team');
  expect(team?.querySelectorAll('h3')).toHaveLength(advisors.size);
  const credentials = words(region('Credentials') ?? named('credentials'));
  for (const { title } of sectionOf('about/credentials').items) expect(credentials).toContain(title);
});

test('the about page’s figures are those of the method, of the map and of its own credentials', () => {
  const figures = [...page('/about').document.querySelectorAll('.proof b')].map(words).map(Number);
  const [known, open, read, unread, published, claimed] = figures as [number, number, number, number, number, number];
  const method = words(page('/method').document.querySelector('main'));
  expect(method).toContain(`${known + open} questions about`);
  expect(method).toContain(`${open} open`);
  expect(words(page('/obligations').document.querySelector('main'))).toContain(
    `official text not read (${unread} of ${read + unread})`,
  );
  const claims = sectionOf('about/credentials').items;
  expect(published).toBe(claims.filter(({ evidence }) => evidence).length);
  expect(claimed).toBe(claims.length - published);
});

test('the pages of an article’s industries and products lead back to it, and other pages have no such line', () => {
  const subjects = [
    ...[...industries.keys()].map((id) => ({ address: `/${id}`, kind: 'industries' as const, id })),
    ...[...solutionEntries.keys()].map((id) => ({ address: `/solutions/${id}`, kind: 'solutions' as const, id })),
  ];
  for (const { address, kind, id } of subjects) {
    const articles = [...insights].filter(([, { [kind]: named }]) => (named as readonly string[]).includes(id));
    const main = page(address).document.querySelector('main');
    const links = [...(main?.querySelectorAll('dd a[href^="/insights/"]') ?? [])].map((link) =>
      link.getAttribute('href')?.replace('/insights/', ''),
    );
    expect(links, address).toHaveLength(Math.min(3, articles.length));
    for (const link of links)
      expect(
        articles.map(([article]) => article),
        address,
      ).toContain(link);
    const lines = [...(main?.querySelectorAll('dt') ?? [])].filter((term) => words(term) === 'Read on');
    expect(lines, address).toHaveLength(articles.length > 0 ? 1 : 0);
  }
});
