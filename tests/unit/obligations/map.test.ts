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
const headings = (page: Element) => [...page.querySelectorAll('th[scope="rowgroup"], h4')].map(text);
/** A rule's group in the table, and its cells: those with words, and how many columns they span. */
function rowOf(page: Element, name: string) {
  const head = [...page.querySelectorAll('th[scope="row"]')].find((each) => text(each.querySelector('b')) === name);
  const row = head?.closest('tr');
  return {
    head: text(head),
    group: text(head?.closest('tbody')?.querySelector('th[scope="rowgroup"]')),
    cells: [...(row?.querySelectorAll('td') ?? [])].map((cell) => text(cell.querySelector('span:last-child'))),
    /** The row below, where the rule's name spans two. */
    below: head?.getAttribute('rowspan') === '2' ? text(row?.nextElementSibling) : '',
    source: head?.querySelector('a'),
  };
}

describe('the map of obligations', () => {
  it('asks for the industry where none is chosen, and shows no rule', () => {
    for (const page of [map(), map('airlines'), map('financial-services:pawnshop')]) {
      expect(text(page.querySelector('[role="status"]'))).toContain('Choose your industry');
      expect(page.querySelector('select')?.value).toBe('');
      expect(page.querySelector('table, details')).toBeNull();
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

  it('is a table, rule × layer, with the demand in the layer’s column', () => {
    const page = map('financial-services:bank');
    expect([...page.querySelectorAll('thead th')].map(text)).toEqual([
      'Rule',
      'AI & Automation',
      'Customer Experience',
      'Communications',
      'Cybersecurity',
      'Infrastructure',
    ]);
    expect(rowOf(page, 'PRIVACY').cells).toEqual(['A named purpose', '', '', '', 'A written agreement']);
    expect(rowOf(page, 'BUYING').cells).toEqual(['Open, competitive procurement']);
    expect(page.querySelector('td[colspan="5"]')).not.toBeNull();
  });

  it('gives each rule’s title, status and source', () => {
    const { head, source } = rowOf(map('financial-services:bank'), 'PRIVACY');
    expect(head).toContain('The privacy act');
    expect(head).toContain('In force since Jan\u00a01,\u00a02020.');
    expect(head).toContain('read Nov\u00a022,\u00a02026');
    expect(text(source)).toBe('Official text of PRIVACY (opens in a new tab)');
    expect(source?.getAttribute('href')).toBe('https://laws.example/privacy');
    expect(source?.getAttribute('rel')).toContain('noopener');
  });

  it('gives the open points of a rule, on every screen', () => {
    const page = map('financial-services:bank');
    expect(rowOf(page, 'PRIVACY').below).toBe('A bill to replace it is pending.');
    const folded = [...page.querySelectorAll('h4 ~ details')].filter((each) =>
      text(each).includes('A bill to replace'),
    );
    expect(folded.map((each) => text(each.querySelector('b')))).toEqual(['PRIVACY']);
  });

  it('lists rules that bind first, then those that bind some, with whom, then those coming', () => {
    const some = map('financial-services');
    const all = ['Binds you now', 'Binds some in financial services', 'Coming'];
    expect(headings(some)).toEqual([...all, ...all]);
    expect(rowOf(some, 'BANKING')).toMatchObject({
      group: 'Binds some in financial services',
      head: expect.stringContaining('For banks only'),
    });
    expect(rowOf(some, 'MODEL-RISK').group).toBe('Coming');
    const bank = map('financial-services:bank');
    expect(headings(bank)).not.toContain('Binds some in financial services');
    expect(rowOf(bank, 'BANKING').group).toBe('Binds you now');
  });

  it('has in its list for phones the same rules, in the same groups, with the same words', () => {
    const page = map('financial-services:bank');
    const folded = [...page.querySelectorAll('details:has(h4), h4 ~ details')];
    expect(folded.map((each) => text(each.querySelector('summary b')))).toEqual(
      [...page.querySelectorAll('th[scope="row"] b')].map(text),
    );
    expect(text(folded.find((each) => text(each).startsWith('PRIVACY')))).toContain('AI & AutomationA named purpose');
    expect(text(folded.find((each) => text(each).startsWith('BUYING')))).toContain(
      'All five layersOpen, competitive procurement',
    );
  });

  it('collapses rules that do not bind, each with the reason', () => {
    const page = map('financial-services:credit-union');
    const rest = [...page.querySelectorAll('details')].at(-1);
    expect(text(rest?.querySelector('summary'))).toBe('Three rules that would bind you only on a condition');
    expect([...(rest?.querySelectorAll('li') ?? [])].map(text)).toEqual([
      'ABROAD: only if you operate in the United States',
      'BANKING: for banks only',
      'BILL: proposed, not in force',
    ]);
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
    const page = map('financial-services:bank');
    const links = [...page.querySelectorAll('th[scope="row"]')]
      .find((each) => text(each.querySelector('b')) === 'UNREAD')
      ?.querySelectorAll('a');
    expect([...(links ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'https://laws.example/unread',
      'https://lawyers.example/unread',
    ]);
    expect(rowOf(page, 'UNREAD').head).toContain(
      ', not read here. Read instead: lawyers.example of UNREAD (opens in a new tab), read Nov\u00a023,\u00a02026',
    );
  });

  it('says of a guideline that it is one', () => {
    expect(rowOf(map('financial-services:bank'), 'UNREAD').head).toContain('Guideline. In force');
    expect(rowOf(map('financial-services:bank'), 'PRIVACY').head).not.toContain('Law.');
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
