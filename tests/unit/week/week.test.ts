import { describe, expect, test } from 'vitest';
import { arrivalLabels } from '#domain/week/arrival-label';
import { type Report, reportLines } from '#domain/week/lines';
import { weekOf, type WeekLead } from '#domain/week/week';

const minute = 60_000;
const hour = 60 * minute;

const lead = (changes: Partial<WeekLead> = {}): WeekLead => ({
  form: 'navigator',
  source: 'search.example',
  page: '/industries/insurance',
  campaign: null,
  industry: 'Insurance',
  area: 'AI & Automation',
  size: 'Enterprise',
  state: 'delivered',
  deliveredAfter: 2000,
  waited: 30 * hour,
  isContacted: false,
  pick: { name: 'Some Platform', open: ['Data in Canada'] },
  ...changes,
});

describe('the counts of a week', () => {
  test('name what is most frequent first, then by name, and leave out what there is none of', () => {
    const { by } = weekOf([
      lead({ source: 'b.example' }),
      lead({ source: 'a.example' }),
      lead({ source: 'c.example', campaign: 'fall' }),
      lead({ source: 'c.example', industry: null, area: null, size: null }),
    ]);
    expect(by.source.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'c.example 2',
      'a.example 1',
      'b.example 1',
    ]);
    expect(by.campaign).toEqual([{ name: 'fall', count: 1 }]);
    expect(by.industry).toEqual([{ name: 'Insurance', count: 3 }]);
  });

  test.each([
    [59_999, 'minute'],
    [minute, 'hour'],
    [hour - 1, 'hour'],
    [hour, 'later'],
  ] as const)('a lead delivered after %i ms counts as %s', (deliveredAfter, within) => {
    const { delivery } = weekOf([lead({ deliveredAfter })]);
    expect(delivery).toEqual({ minute: 0, hour: 0, later: 0, waiting: 0, refused: 0, dead: 0, [within]: 1 });
  });

  test.each(['waiting', 'refused', 'dead'] as const)('a lead that is %s is none that was delivered', (state) => {
    const { delivery } = weekOf([lead({ state, deliveredAfter: null })]);
    expect(delivery).toEqual({ minute: 0, hour: 0, later: 0, waiting: 0, refused: 0, dead: 0, [state]: 1 });
  });

  test.each([
    [true, 0, { hour: 1 }],
    [true, hour, { hour: 1 }],
    [true, hour + 1, { day: 1 }],
    [true, 24 * hour, { day: 1 }],
    [true, 24 * hour + 1, { later: 1 }],
    [false, 24 * hour, { none: 1 }],
    [false, 24 * hour + 1, { none: 1, overdue: 1 }],
  ])('whose sender was contacted (%s) after %i ms of business time: %o', (isContacted, waited, expected) => {
    const { contact } = weekOf([lead({ isContacted, waited })]);
    expect(contact).toEqual({ hour: 0, day: 0, later: 0, none: 0, overdue: 0, ...expected });
  });

  test('put what was open beside what was recommended', () => {
    const { picks } = weekOf([
      lead(),
      lead({ pick: { name: 'Some Platform', open: ['Audit logs', 'Data in Canada'] } }),
      lead({ pick: { name: 'Another', open: [] } }),
      lead({ pick: null }),
    ]);
    expect(picks).toEqual([
      {
        name: 'Some Platform',
        count: 2,
        open: [
          { name: 'Data in Canada', count: 2 },
          { name: 'Audit logs', count: 1 },
        ],
      },
      { name: 'Another', count: 1, open: [] },
    ]);
  });
});

describe('how a visit began', () => {
  test.each([
    [undefined, { source: 'direct or not known', page: 'not known', campaign: null }],
    [{ page: '/insights/ai' }, { source: 'direct or not known', page: '/insights/ai', campaign: null }],
    [
      { page: '/', referrer: 'search.example', campaign: { source: 'newsletter', campaign: 'Fall 2026' } },
      { source: 'newsletter', page: '/', campaign: 'Fall 2026' },
    ],
    [
      { page: '/hello%20Ada@bank', referrer: 'ada@bank', campaign: { campaign: 'ada@bank.example' } },
      { source: 'direct or not known', page: 'another', campaign: 'another' },
    ],
  ])('%o', (arrival, labels) => {
    expect(arrivalLabels(arrival)).toEqual(labels);
  });
});

describe('the lines', () => {
  const report = (changes: Partial<Report> = {}): Report => ({
    from: '2026-11-20',
    to: '2026-11-27',
    week: weekOf([lead(), lead({ isContacted: true, waited: hour })]),
    before: 3,
    unread: 0,
    suspicious: 1,
    overdue: 4,
    hasCatalogue: true,
    visits: {
      days: { from: '2026-11-20', to: '2026-11-26' },
      funnels: [
        {
          wizard: 'navigator',
          steps: [
            { step: 'begun', count: 9 },
            { step: 'contact-info', count: 2 },
          ],
        },
      ],
      before: [{ wizard: 'navigator', steps: [{ step: 'begun', count: 5 }] }],
      documents: [{ name: 'ai-buyers-guide', count: 2 }],
      requirements: [],
    },
    ...changes,
  });

  test('say all of it, in counts', () => {
    expect(reportLines(report())).toEqual([
      'Leads from 2026-11-20 to 2026-11-27; in brackets the seven days before',
      'Leads and messages: 2 (3)',
      'Suspicious, and not counted here: 1',
      'By form: navigator 2',
      'By source: search.example 2',
      'By first page: /industries/insurance 2',
      'By industry: Insurance 2',
      'By area: AI & Automation 2',
      'By size: Enterprise 2',
      'Delivered: within a minute 2, within an hour 0, later 0',
      'Not delivered: waiting 0, refused 0, dead 0',
      'First contact: within an hour 1, within a business day 0, later 0, none yet 1',
      'Waiting longer than a business day, of all that are stored: 4. npm run leads -- list --uncontacted --site',
      'Business time is Monday to Friday in Toronto; public holidays are not left out.',
      'Recommended first: Some Platform 2 (open: Data in Canada 2)',
      'Visits are counted by days of UTC: 2026-11-20 to 2026-11-26',
      'Visits, navigator: begun 9 (5), contact-info 2 (0)',
      'Documents downloaded: ai-buyers-guide 2',
    ]);
  });

  test('say where nobody notes contacts, nothing is counted, and no catalogue is there', () => {
    const lines = reportLines(report({ overdue: null, visits: null, hasCatalogue: false, unread: 7 }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'First contact: none is noted. npm run leads -- contacted KEY --site notes it.',
        'Recommended first: not known here; the built site tells it (npm run build).',
        'Visits, documents: not counted (COUNT_STEPS is off).',
        'Older ones, not read and not counted here: 7. npm run report -- --site',
      ]),
    );
  });

  test('of a week without a lead are few', () => {
    const lines = reportLines(report({ week: weekOf([]), before: 0, suspicious: 0, overdue: 0, visits: null }));
    expect(lines).toEqual([
      'Leads from 2026-11-20 to 2026-11-27; in brackets the seven days before',
      'Leads and messages: 0 (0)',
      'First contact: within an hour 0, within a business day 0, later 0, none yet 0',
      'Business time is Monday to Friday in Toronto; public holidays are not left out.',
      'Visits, documents: not counted (COUNT_STEPS is off).',
    ]);
  });

  test('name eight of a kind, and count the rest', () => {
    const many = Array.from({ length: 11 }, (_, index) => lead({ source: `host-${index + 10}.example` }));
    expect(reportLines(report({ week: weekOf(many) })).find((line) => line.startsWith('By source'))).toMatch(
      /host-17\.example 1, 3 more$/,
    );
  });
});
