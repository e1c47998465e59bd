import { describe, expect, test } from 'vitest';
import { cellOf, hasMore } from '#domain/recommendation/sheet/cell';
import { sheetOf, withLead } from '#domain/recommendation/sheet/sheet';
import { sectionLines } from '#domain/recommendation/sheet/sections';
import type { NeedStanding } from '#domain/recommendation/needs';
import type { Fact } from '#domain/content/fact';
import { explainedWith } from '#tests/unit/recommendation/advised';
import { needsOf } from '#tests/unit/recommendation/sheet/needs-of';
import { recommendationsWith, recommendationWith, solutionWith } from '#tests/unit/recommendation/solutions';

const fact: Fact = {
  finding: 'partly',
  brief: 'not chat and e-mail',
  says: 'Chat and e-mail run in the vendor’s cloud.',
  source: { url: 'https://vendor.example/where', title: 'Where data are' },
  read: '2026-11-01',
  published: 'undated',
};
const criterion = (id: string, layers: ('Infrastructure' | 'Cybersecurity')[] = ['Infrastructure']) => ({
  id,
  label: id,
  because: `its ${id}`,
  question: `Where does it stand on ${id}?`,
  evidence: 'A page.',
  layers,
  order: 1,
  raisedBy: [],
});
const advice = {
  criteria: [criterion('data-in-canada'), criterion('audit-log'), criterion('training', ['Cybersecurity'])],
  facts: { a: { 'data-in-canada': fact } },
  needs: [
    {
      id: 'canada',
      label: 'Data can stay in Canada',
      question: 'geography',
      is: ['canada'],
      asked: 'Canada only',
      notConfirmed: 'Not confirmed that it can',
      criterion: 'data-in-canada',
    },
  ],
};
const canada = (standing: NeedStanding['standing'], more: Partial<NeedStanding> = {}): NeedStanding => ({
  need: 'canada',
  label: 'Data can stay in Canada',
  standing,
  text: 'In Canada',
  basis: null,
  ...more,
});
const challenge: NeedStanding = { need: 'challenge', label: 'Cloud', standing: 'met', text: 'Cloud', basis: null };
const pick = (id: string, place: number | null, needs: NeedStanding[]) =>
  recommendationWith({
    solution: solutionWith({ id, name: id.toUpperCase(), caution: 'Price the whole installation first.' }),
    place: place === null ? null : { number: place, shared: false },
    score: place === null ? null : 97 - place,
    needs,
  });

describe('the sheet', () => {
  const sheet = sheetOf(
    recommendationsWith({
      top: [
        pick('a', 1, [challenge, canada('partly', { basis: 'data-in-canada', ask: 'about it' })]),
        pick('b', 2, [challenge, canada('open', { ask: 'whether it can' })]),
        pick('c', 3, [challenge]),
      ],
      additional: [
        recommendationWith({ isLayerPick: true }),
        pick('d', null, [challenge, canada('missed', { basis: 'editor', brief: 'public cloud only' })]),
        pick('e', null, [challenge]),
      ],
      candidates: 5,
    }),
    advice,
  );

  test('has the picks as columns, then the next in line, each with its count and what is known of it', () => {
    expect(sheet.columns.map(({ name, badge, score, page }) => [name, badge, score, page])).toEqual([
      ['A', '#1 Top Choice', 96, '/solutions/a'],
      ['B', '#2 Runner-up', 95, '/solutions/b'],
      ['C', '#3 Third Choice', 94, '/solutions/c'],
      ['D', 'Next in line', null, '/solutions/d'],
    ]);
    expect(sheet.columns.map(({ match, count }) => match?.text ?? count)).toEqual([
      'Perfect Match on 1 of 2 needs, 1 in part',
      'Perfect Match on 1 of 2 needs, 1 not confirmed',
      'Meets the one need stated',
      'Meets 1 of 2, 1 missed',
    ]);
    expect(sheet.columns.map(({ facts }) => facts)).toEqual([
      { known: 1, of: 2, yes: 0, partly: 1, no: 0 },
      { known: 0, of: 2, yes: 0, partly: 0, no: 0 },
      { known: 0, of: 2, yes: 0, partly: 0, no: 0 },
      { known: 0, of: 2, yes: 0, partly: 0, no: 0 },
    ]);
    expect(sheet.columns[0]?.caution).toBe('Price the whole installation first.');
  });

  test('has the needs as rows: those that tell the columns apart first', () => {
    expect(sheet.rows.map(({ label }) => label)).toEqual(['Data can stay in Canada', 'Cloud']);
    expect(sheet.rows[0]?.cells).toEqual([
      {
        finding: 'partly',
        brief: 'not chat and e-mail',
        says: 'In Canada.',
        facts: [fact],
        byEditor: false,
        question: 'Where does it stand on data-in-canada?',
      },
      {
        finding: 'open',
        brief: '',
        says: 'In Canada.',
        facts: [],
        byEditor: false,
        question: 'Where does it stand on data-in-canada?',
      },
      null,
      { finding: 'no', brief: 'public cloud only*', says: 'In Canada.', facts: [], byEditor: true, question: '' },
    ]);
    const cells = sheet.rows.map(({ cells }) => cells.map((cell) => cell && hasMore(cell)));
    expect(cells).toEqual([
      [true, true, null, true],
      [false, false, false, false],
    ]);
  });

  test('names the editor where a need is missed beside a fact that is met in part', () => {
    const standing = { need: 'canada', text: 'Is a public cloud', basis: 'data-in-canada' };
    const cell = (how: 'partly' | 'missed', finding: 'partly' | 'no') =>
      cellOf({ ...standing, standing: how }, { 'data-in-canada': { ...fact, finding } }, { criteria: [], needs: [] });
    expect(cell('missed', 'partly').byEditor).toBe(true);
    expect(cell('missed', 'no').byEditor).toBe(false);
    expect(cell('partly', 'partly').byEditor).toBe(false);
  });

  test('says how the columns are ordered', () => {
    expect(sheet.note).toBe(
      'Ranked by needs: fewest missed, then not confirmed, then met in part, then one per maker, then our editor’s order. The scores 96, 95 and 94 are fixed for these places; they do not measure the products. * Our editor’s judgment.',
    );
  });
});

test('a need that is open for everybody says so once, with what to ask where no criterion has a question', () => {
  const open = { ...canada('open', { ask: 'whether it works inside Microsoft Teams' }), need: 'teams' };
  const { rows } = sheetOf(
    recommendationsWith({ top: [pick('a', 1, [open]), pick('b', 2, [open])], candidates: 2 }),
    advice,
  );
  expect(rows[0]?.isOpenForAll).toBe(true);
  expect(rows[0]?.cells[0]?.question).toBe('Ask the vendor whether it works inside Microsoft Teams.');
});

test('what the verdict names first begins the table in place of the next in line, unless it has a place', () => {
  const recommendations = recommendationsWith({
    top: [pick('a', 1, [challenge]), pick('b', 2, [challenge])],
    additional: [pick('c', null, [challenge]), pick('d', null, [challenge, canada('open')])],
    candidates: 4,
  });
  const sheet = sheetOf(recommendations, advice);
  const over = { lead: 'For Cloud', others: 'Ranked by needs' };
  const led = (lead = recommendations.additional[1]) =>
    withLead(sheet, { lead: lead ?? pick('x', null, []), over }, recommendations, advice);
  expect(sheet.columns.map(({ id, badge }) => [id, badge])).toEqual([
    ['a', '#1 Top Choice'],
    ['b', '#2 Runner-up'],
    ['c', 'Next in line'],
  ]);
  expect(led().columns.map(({ id, badge, isLead }) => [id, badge, isLead])).toEqual([
    ['d', 'Our pick', true],
    ['a', '#1 Top Choice', undefined],
    ['b', '#2 Runner-up', undefined],
  ]);
  expect([sheet.over, led().over]).toEqual([undefined, over]);
  expect(led().rows.map(({ need, cells }) => [need, ...cells.map((cell) => cell?.finding)])).toEqual([
    ['canada', 'open', undefined, undefined],
    ['challenge', 'yes', 'yes', 'yes'],
  ]);
  expect(led(recommendations.top[1])).toBe(sheet);
  // The asterisk of a finding is explained where one is shown, and only there.
  const judged = led(pick('x', null, [challenge, canada('missed', { basis: 'editor', brief: 'public cloud only' })]));
  expect([sheet, led(), judged].map(({ note }) => note.endsWith('* Our editor’s judgment.'))).toEqual([
    false,
    false,
    true,
  ]);
});

test('one that stands better than a pick, but is little known, has the reason below', () => {
  const { note } = sheetOf(
    recommendationsWith({
      top: [pick('a', 1, [challenge, canada('open')])],
      additional: [pick('d', null, [challenge, canada('met')])],
      candidates: 2,
    }),
    advice,
  );
  expect(note).toContain('A product with fewer than six known facts is placed only if');
});

test('of a website’s solution, facts are known only where the catalogue has one of the same name', () => {
  const { columns } = sheetOf(
    recommendationsWith({
      source: 'live-data',
      top: [
        recommendationWith({
          solution: solutionWith({ id: 'own', listedAs: 'a' }),
          place: { number: 1, shared: true },
        }),
        recommendationWith({ solution: solutionWith({ id: 'a' }), place: { number: 1, shared: true } }),
      ],
      found: 2,
      candidates: 2,
    }),
    advice,
  );
  expect(columns.map(({ facts, page }) => [facts?.known, page])).toEqual([
    [1, '/solutions/a'],
    [undefined, null],
  ]);
  expect(columns[0]?.scoreNote).toBe('points, shared first place');
});

describe('the closed lines', () => {
  const ranking = (top: string[], rest: string[] = []) =>
    recommendationsWith({
      top: top.map((letters) => recommendationWith({ needs: needsOf(letters) })),
      additional: rest.map((letters) => recommendationWith({ needs: needsOf(letters) })),
      candidates: top.length + rest.length,
    });
  const lines = (...ranked: Parameters<typeof ranking>) => sectionLines(ranking(...ranked), [], 'your');

  test.each<[string[], string[], string]>([
    [
      ['mm', 'mp', 'po'],
      ['ox'],
      'Two of our four candidates meet both needs you stated, one with one or more in part.',
    ],
    [['mo', 'xo', 'mm'], ['xx'], 'One of our four candidates meets both needs you stated.'],
    [['m', 'm', 'm'], ['m'], 'All four of our candidates meet the one need you stated.'],
    [['mo', 'mo', 'mo'], ['mx'], 'Of four candidates, only these miss nothing that we know of.'],
    [['mo', 'mo', 'mx'], ['mx'], 'Of four candidates, two miss nothing that we know of.'],
    [['mo', 'mo', 'mo'], ['mo'], 'None of four candidates is known to miss a need.'],
    [['mx', 'mx', 'mx'], ['mx'], 'Every one of four candidates misses a need.'],
    [['', '', ''], [''], 'Four candidates stand as our editor lists them.'],
  ])('of why, for %j and %j', (top, rest, line) => expect(lines(top, rest).why).toBe(line));

  test('of what to check: how much there is, and what is open for all three', () => {
    const top = [
      explainedWith({ checks: ['Mind it.'], questions: ['Why?', 'How?'] }),
      explainedWith({ questions: ['Why?'] }),
    ];
    const said = sectionLines(ranking(['mo', 'mo']), top, 'your').check;
    expect(said).toBe('One caution and three questions. First ask both whether it has Need 1.');
    expect(lines(['mo', 'mm']).check).toBe('');
  });

  test('of the others: how many, and the layers that got a pick', () => {
    const additional = [
      recommendationWith(),
      recommendationWith(),
      recommendationWith({ isLayerPick: true, solution: solutionWith({ category: 'Cybersecurity' }) }),
    ];
    expect(sectionLines(recommendationsWith({ additional }), [], 'your').additional).toBe(
      'Two more, with what each misses or leaves open, and a pick for Cybersecurity.',
    );
    expect(sectionLines(recommendationsWith({ additional: additional.slice(2) }), [], 'your').additional).toBe(
      'A pick for Cybersecurity.',
    );
    expect(lines(['m']).additional).toBe('');
  });
});
