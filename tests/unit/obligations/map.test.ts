// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Rule } from '#domain/obligations/rule';
import ObligationMap from '#islands/navigator/ObligationMap';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const banks = [{ industry: 'financial-services', kinds: ['bank'] }];
const rules: Rule[] = [
  rule('privacy', {
    note: 'A bill to replace it is pending.',
    asks: { 'AI & Automation': 'A named purpose', Infrastructure: 'A written agreement' },
  }),
  rule('buying', { asks: undefined, allLayers: 'Open, competitive procurement' }),
  rule('banking', { binds: banks, raises: [{ criterion: 'data-in-canada', weight: 4 }] }),
  rule('model-risk', { status: 'coming', date: '2027-05-01' }),
  rule('abroad', { jurisdictions: ['united-states'] }),
  rule('bill', { status: 'proposed', date: '2026-06-15' }),
  rule('unread', {
    nature: 'guideline',
    official: { url: 'https://laws.example/unread' },
    beside: { url: 'https://lawyers.example/unread', read: '2026-11-23' },
  }),
];

function map(initial?: string) {
  const props = { industries: [finance, insurance], rules, stated: { geography: 'canada' as const }, initial };
  return new DOMParser().parseFromString(renderToStaticMarkup(createElement(ObligationMap, props)), 'text/html').body;
}

const text = (element: Element | null | undefined) => element?.textContent ?? '';
const headings = (page: Element) => [...page.querySelectorAll('h4')].map(text);
/** A rule's line in the map, and what it opens to. */
function rowOf(page: Element, name: string) {
  const row = [...page.querySelectorAll('details')].find((each) => text(each.querySelector('summary b')) === name);
  const detail = row?.querySelector('summary + *');
  return {
    line: text(row?.querySelector('summary')),
    group: text(row?.closest('ul')?.previousElementSibling),
    status: row?.querySelector('[data-status]')?.getAttribute('data-status'),
    bars: [...(row?.querySelectorAll('summary i') ?? [])].map((cell) => cell.className.split('layer-')[1] ?? ''),
    detail: text(detail),
    asks: [...(detail?.querySelectorAll('li') ?? [])].map(text),
    sources: [...(detail?.querySelectorAll('a') ?? [])],
  };
}

describe('the map of obligations', () => {
  it('asks for the industry where none is chosen, and shows no rule', () => {
    for (const page of [map(), map('airlines'), map('financial-services:pawnshop')]) {
      expect(text(page.querySelector('[role="status"]'))).toContain('Choose your industry');
      expect(page.querySelector('select')?.value).toBe('');
      expect(page.querySelector('details')).toBeNull();
    }
  });

  it('offers every industry, and each kind of it', () => {
    expect([...map().querySelectorAll('#obligations-industry option')].map(text)).toEqual([
      'Not chosen',
      'Financial Services',
      'Financial Services: bank',
      'Financial Services: credit union',
      'Financial Services: investment dealer',
      'Insurance',
    ]);
    expect(map('financial-services:bank').querySelector('select')?.value).toBe('financial-services:bank');
  });

  it('is a line a rule: since when, a cell a layer, and the host of what was read', () => {
    const page = map('financial-services:bank');
    const { line, bars, status } = rowOf(page, 'PRIVACY');
    expect(line).toContain('Jan\u00a01,\u00a02020');
    expect(line).toContain('laws.example');
    expect(line).toContain('asks something of AI & Automation and Infrastructure');
    expect(bars).toEqual(['ai', '', '', '', 'inf']);
    expect(status).toBe('in-force');
    expect(rowOf(page, 'BUYING').bars).toEqual(['ai', 'cx', 'com', 'sec', 'inf']);
    expect(rowOf(page, 'MODEL-RISK').status).toBe('coming');
    expect(rowOf(page, 'UNREAD').line).toContain('lawyers.example');
  });

  it('opens a rule to its title, its note, what it asks, whom it binds, status and source', () => {
    const page = map('financial-services:bank');
    const { detail, asks, sources } = rowOf(page, 'PRIVACY');
    expect(detail).toContain('The privacy act');
    expect(detail).toContain('Law. In force since Jan\u00a01,\u00a02020. Binds financial services.');
    expect(detail).toContain('A bill to replace it is pending.');
    expect(detail).toContain('read Nov\u00a022,\u00a02026');
    expect(asks).toEqual(['AI & Automation A named purpose', 'Infrastructure A written agreement']);
    expect(rowOf(page, 'BUYING').asks).toEqual(['All five layers Open, competitive procurement']);
    expect(text(sources[0])).toBe('Official text of PRIVACY (opens in a new tab)');
    expect(sources[0]?.getAttribute('href')).toBe('https://laws.example/privacy');
    expect(sources[0]?.getAttribute('rel')).toContain('noopener');
    expect(rowOf(page, 'BANKING').detail).toContain('Binds banks (financial services).');
  });

  it('lists rules that bind first, then those that bind on a condition, with it, then those coming', () => {
    const some = map('financial-services');
    expect(headings(some)).toEqual(['Binds you now', 'Binds on a condition', 'Coming']);
    expect(rowOf(some, 'BANKING')).toMatchObject({
      group: 'Binds on a condition',
      detail: expect.stringContaining('For banks only'),
    });
    expect(rowOf(some, 'MODEL-RISK').group).toBe('Coming');
    const bank = map('financial-services:bank');
    expect(headings(bank)).not.toContain('Binds on a condition');
    expect(rowOf(bank, 'BANKING').group).toBe('Binds you now');
  });

  it('leaves rules that do not bind to the obligation map, and links to the same view of it', () => {
    const page = map('financial-services:credit-union:qc');
    expect(rowOf(page, 'ABROAD').line).toBe('');
    const link = [...page.querySelectorAll('a')].at(-1);
    expect(link?.getAttribute('href')).toBe('/obligations?for=financial-services:credit-union&in=quebec');
    expect(text(link?.parentElement)).toBe(
      'Open these on the obligation map with three rules that bind others, elsewhere or not yet.',
    );
  });

  it('asks for the province, Ontario chosen, and says how much of its law was read', () => {
    const said = (page: Element) => text(page.querySelector('[role="status"]'));
    const province = (page: Element) => page.querySelector<HTMLSelectElement>('#obligations-province');
    expect([...(province(map())?.options ?? [])].map(text)).toEqual([
      'Ontario',
      'Quebec',
      'British Columbia',
      'Alberta',
      'Elsewhere in Canada',
    ]);
    expect(province(map('insurance'))?.value).toBe('on');
    expect(said(map('insurance'))).toContain('Read for Ontario, which is chosen until you say otherwise.');
    const quebec = map('financial-services:bank:qc');
    expect(province(quebec)?.value).toBe('qc');
    expect(quebec.querySelector('select')?.value).toBe('financial-services:bank');
    expect(said(quebec)).toContain('We have read no law of Quebec for financial services');
    expect(said(map(''))).not.toContain('Ontario');
  });

  it('links the official text where it was not read too, saying so and naming what was read', () => {
    const { sources, detail } = rowOf(map('financial-services:bank'), 'UNREAD');
    expect(sources.map((link) => link.getAttribute('href'))).toEqual([
      'https://laws.example/unread',
      'https://lawyers.example/unread',
    ]);
    expect(detail).toContain(
      ', not read here. Read instead: lawyers.example of UNREAD (opens in a new tab), read Nov\u00a023,\u00a02026',
    );
  });

  it('says of each rule whether it is a law or a guideline', () => {
    expect(rowOf(map('financial-services:bank'), 'UNREAD').detail).toContain('Guideline. In force');
  });

  it('has no heading without rules, and no empty disclosure', () => {
    const page = map('insurance');
    expect(text(page.querySelector('[role="status"]'))).toContain(
      'No rule that we have read binds everybody in insurance.',
    );
    expect(headings(page)).toEqual([]);
    expect(page.querySelector('details')).toBeNull();
  });
});
