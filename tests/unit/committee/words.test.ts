import { describe, expect, it, test } from 'vitest';
import { bySetting, groupReading } from '#domain/check/group';
import { firstIfAllSet } from '#domain/check/group-ranking';
import type { Setting, Settings } from '#domain/check/settings';
import {
  areaName,
  firstForInWords,
  givenInWords,
  givenToDividing,
  inCheckInWords,
  initials,
  leadInPercent,
  leadsForGroup,
  openInWords,
  otherJobsInWords,
  othersWouldLead,
  isDecided,
  settled,
  settledIn,
  shareInPercent,
  standing,
} from '#domain/committee/words';

const criteria = ['price', 'data', 'export'];
const labels: Record<string, string> = { price: 'Published list price', data: 'Data in Canada', export: 'Data export' };
const labelOf = (id: string) => labels[id] ?? id;
const nameOf = (member: string) => ({ a: 'Finance', b: 'Privacy office', c: 'IT security' })[member] ?? member;
const candidates = ['Avon', 'Brant', 'Cayuga', 'Dover'].map((name) => ({ id: name.toLowerCase(), name }));
const findings = {
  avon: { price: 'yes', data: 'no', export: 'no' },
  brant: { price: 'no', data: 'yes', export: 'yes' },
} as const;
const membersWith = (settings: readonly Settings[]) =>
  settings.map((each, index) => ({ id: 'abcdefg'.charAt(index), settings: each }));
const read = (...settings: Settings[]) => groupReading(membersWith(settings), criteria);
const price = (...settings: Setting[]) => {
  const { agreed, differing } = read(...settings.map((setting) => ({ price: setting })));
  const [criterion] = [...agreed, ...differing];
  if (!criterion) throw new Error('Nobody counts it.');
  return criterion;
};

describe('how far a group agrees', () => {
  const rows: [string, Settings[]][] = [
    ['None of you counts a criterion.', [{}, {}]],
    ['You agree on the one criterion that counts.', [{ price: 3 }, { price: 3 }]],
    ['You broadly agree on the one criterion that counts.', [{ price: 3 }, { price: 4 }]],
    [
      'You broadly agree on both criteria.',
      [
        { price: 3, data: 'must' },
        { price: 4, data: 5 },
      ],
    ],
    ['You agree on no criteria. Only “Published list price” divides you.', [{ price: 5 }, {}]],
    [
      'You broadly agree on one criterion. “Data in Canada” divides you most.',
      [{ price: 2, data: 'must', export: 3 }, { price: 1 }, { price: 2 }],
    ],
  ];
  test.each(rows)('%s', (sentence, settings) => {
    expect(standing(read(...settings), labelOf)).toBe(sentence);
  });
});

describe('who leads for the group', () => {
  const area = (leading: string[], firstFor: Record<string, string[]>, { chosen = ['Cloud'], of = 6 } = {}) => ({
    chosen,
    candidates,
    leading: { ids: leading, known: 3 },
    firstFor,
    scores: { of },
  });

  test.each<[string, Parameters<typeof area>[], string]>([
    ['for all of it', [[['avon'], { avon: ['a', 'b', 'c'] }]], 'Avon leads for the group.'],
    [
      'and who would for one',
      [[['avon'], { avon: ['a', 'b'], brant: ['c'] }]],
      'Avon leads for the group. Brant would lead for IT security.',
    ],
    [
      'and two who would, each for some',
      [[['avon'], { cayuga: ['a'], brant: ['c', 'b'] }]],
      'Avon leads for the group. Cayuga would lead for Finance. Brant would lead for Privacy office and IT security.',
    ],
    [
      'and for whom yet others would',
      [[['avon'], { cayuga: ['a'], brant: ['c'], dover: ['b'] }]],
      'Avon leads for the group. Others would lead for Finance, Privacy office and IT security.',
    ],
    [
      'together, and nobody else for whom one of them is first',
      [[['avon', 'brant'], { avon: ['a'], brant: ['b'], dover: ['b'] }]],
      'Avon and Brant share first place for the group.',
    ],
    [
      'in each of its areas',
      [
        [['avon'], { brant: ['a'] }],
        [['cayuga', 'dover'], {}, { chosen: ['Backup'] }],
      ],
      'Avon leads in Cloud; Cayuga and Dover share first place in Backup.',
    ],
    ['nobody without a weight', [[['avon'], {}, { of: 0 }]], ''],
    ['nobody that the musts leave', [[[], {}]], ''],
  ])('%s', (_, areas, sentence) => {
    const all = areas.map((each) => area(...each));
    expect([leadsForGroup(all, () => 'siem'), othersWouldLead(all, nameOf)].filter(Boolean).join(' ')).toBe(sentence);
  });

  it('with its job, where one leads among solutions that do different jobs', () => {
    const jobOf = (id: string) => (id === 'avon' ? 'siem' : 'firewall');
    expect(leadsForGroup([area(['avon'], {})], jobOf)).toBe('Avon (SIEM) leads for the group.');
    expect(leadsForGroup([area(['avon', 'brant'], {})], jobOf)).toBe('Avon and Brant share first place for the group.');
  });
});

describe('what open answers can still change', () => {
  const area = (couldLead: string[], { isOpen = true, chosen = ['Cloud'], leading = ['avon'] } = {}) => ({
    chosen,
    candidates,
    leading: { ids: leading, known: 3 },
    open: { isOpen, couldLead },
  });

  test.each([
    ['nothing', [area([], { isOpen: false })], ''],
    ['who is first', [area(['brant', 'dover'])], 'Open answers could still put Brant or Dover first.'],
    ['who shares first place', [area([])], 'Open answers could still change who is first.'],
    [
      'who is first in one of several areas',
      [area(['brant']), area([], { isOpen: false, chosen: ['Phones'] })],
      'Open answers could still change who is first in Cloud.',
    ],
  ])('%s', (_, areas, sentence) => {
    expect(openInWords(areas, () => 'siem')).toBe(sentence);
  });

  test.each([
    ['all of whom do the job of the first', 'brant', { brant: 'siem' }, ''],
    [
      'one of whom does, of three',
      'brant cayuga dover',
      { brant: 'siem' },
      'Two more could be first too, but none of them does Avon’s job (SIEM).',
    ],
    [
      'one of whom does, of two',
      'brant dover',
      { brant: 'siem' },
      'One more could be first too, but it does not do Avon’s job (SIEM).',
    ],
    ['none of whom does', 'brant dover', {}, 'None of them does Avon’s job (SIEM).'],
    ['the only one, which does not', 'brant', { brant: 'identity' }, 'It does not do Avon’s job (SIEM).'],
  ] as const)('those who could be first, %s', (_, couldLead, jobs, sentence) => {
    const jobOf = (id: string) => ({ avon: 'siem' as const, ...jobs })[id as 'avon'];
    expect(otherJobsInWords(area(couldLead.split(' ')), jobOf)).toBe(sentence);
  });

  it('compares jobs only where those that lead do one', () => {
    const jobOf = (id: string) => (id === 'avon' ? 'siem' : 'identity');
    expect(otherJobsInWords(area(['dover'], { leading: ['avon', 'brant'] }), jobOf)).toBe('');
  });

  it('names those with the job of the first, or else all', () => {
    const named = (jobs: Record<string, 'siem'>) =>
      openInWords([area(['brant', 'dover'])], (id) => ({ avon: 'siem' as const, ...jobs })[id as 'avon']);
    expect(named({ brant: 'siem' })).toBe('Open answers could still put Brant first.');
    expect(named({})).toBe('Open answers could still put Brant or Dover first.');
  });
});

test('by how much one leads, where one does', () => {
  const ranked = candidates.map((each, at) => ({ ...each, low: 6 - at }));
  const area = (ids: string[], of = 8) => ({ leading: { ids, known: 6 }, ranked, scores: { of } });
  expect(leadInPercent([area(['avon'])])).toBe('Avon has 75% of the group’s points on what is known, Brant 63%.');
  expect(
    [[area(['avon', 'brant'])], [area(['avon'], 0)], [area(['avon']), area(['avon'])], []].map(leadInPercent),
  ).toEqual(['', '', '', '']);
});

describe('the dividing criterion', () => {
  /** Who is first at both ends, in one area. */
  const decides = (...settings: Settings[]) => {
    const [found] = read(...settings).differing;
    if (!found) throw new Error('Nothing divides them.');
    const first = (setting: Setting) =>
      firstIfAllSet(membersWith(settings), criteria, candidates.slice(0, 2), findings, found, setting);
    const ends = { firstAtLowest: first(found.lowest), firstAtHighest: first(found.highest) };
    return settled(found, [{ chosen: [], candidates, settled: ends }]);
  };

  it('is given with its settings and their members, highest first', () => {
    const said = (...settings: Setting[]) => givenToDividing(bySetting(price(...settings).given), nameOf);
    expect(said('must', 4, 0)).toBe(
      'Finance makes it a must; Privacy office gives it 4; IT security gives it nothing.',
    );
    expect(said(5, 5, 1)).toBe('Finance and Privacy office give it 5; IT security gives it 1.');
    expect(said('must', 'must', 0)).toBe('Finance and Privacy office make it a must; IT security gives it nothing.');
  });

  it('decides who is first only where it does', () => {
    expect(decides({ price: 5, data: 2 }, { data: 2 })).toBe(
      'On what is known, Brant is first if none of you counts it, and Avon is first if all of you give it 5.',
    );
    expect(decides({ price: 'must', data: 5 }, { price: 1, data: 5 })).toBe(
      'On what is known, Brant is first if all of you give it 1, and Avon is first if all of you make it a must.',
    );
    expect(decides({ price: 3, data: 'must' }, { data: 'must' })).toBe('Either way, Brant is first on what is known.');
  });

  const area = (chosen: string, low: string[], high: string[]) => ({
    chosen: chosen ? [chosen] : [],
    candidates,
    settled: { firstAtLowest: low, firstAtHighest: high },
  });

  it('names up to three who share first place, and counts more', () => {
    const at = (...first: string[]) => settled(price(5, 0), [area('', first, [])]);
    expect(at('brant', 'avon')).toContain('Avon and Brant share first place if none');
    expect(at('brant', 'avon', 'dover', 'cayuga')).toContain('four solutions share first place');
    expect(at('brant')).toContain('and no solution is left if all of you give it 5.');
  });

  it('is to be settled where it decides in an area', () => {
    expect(isDecided(area('Cloud', ['avon'], ['brant']))).toBe(true);
    expect(isDecided(area('Phones', ['dover'], ['dover']))).toBe(false);
  });

  it('speaks for the other differences where it decides nothing, as it is the first that decides', () => {
    expect(settled(price(5, 0), [area('Cloud', ['dover'], ['dover'])], true)).toBe(
      'Either way, Dover is first on what is known. No other difference changes that on its own.',
    );
    expect(settled(price(5, 0), [area('Cloud', ['avon'], ['dover'])], true)).not.toContain('No other');
  });

  it('gives the areas that it decides, and who is first in each', () => {
    const [cloud, phones] = [area('Cloud', ['avon'], ['brant']), area('Phones', ['dover'], ['dover'])];
    expect(settled(price(5, 0), [cloud, phones])).toBe('On what is known, it decides who is first in Cloud.');
    expect(settled(price(5, 0), [phones, phones])).toBe(
      'On what is known, it does not decide who is first in any of your areas.',
    );
    expect(settledIn(price(5, 0), cloud)).toBe(
      'On what is known, Avon is first if none of you counts it, and Brant is first if all of you give it 5.',
    );
    expect(settledIn(price(5, 0), phones)).toBe('Either way, Dover is first on what is known.');
  });
});

test('an area is called by what was chosen', () => {
  expect(areaName({ chosen: ['Cloud', 'Just browsing'] })).toBe('Cloud and Just browsing');
  expect(areaName({ chosen: [] })).toBe('No challenge area');
});

describe('the order in one person’s check', () => {
  const area = (change: 'nothing' | 'below-first' | 'first', chosen = 'Cloud') => ({
    chosen: [chosen],
    candidates,
    leading: { ids: ['avon'], known: 3 },
    inCheck: { change, first: ['brant'] },
  });
  const where = 'In Criteria, where these averages are rounded';

  it('is not mentioned where the same is first', () => {
    expect(inCheckInWords([area('nothing')])).toBe('');
    expect(inCheckInWords([area('below-first')])).toBe('');
  });

  it('is given where it differs, with who is first', () => {
    expect(inCheckInWords([area('first')])).toBe(`${where}, Brant is first; by the average, Avon is first.`);
  });

  it('names the areas where another is first', () => {
    expect(inCheckInWords([area('first'), area('nothing', 'Phones')])).toBe(
      `${where}, another solution is first in Cloud.`,
    );
  });
});

test('what the members set, in words', () => {
  const said = (...settings: Setting[]) => givenInWords(bySetting(price(...settings).given), nameOf);
  expect(said(4, 4)).toBe('4 for both');
  expect(said('must', 'must', 'must')).toBe('must for all three');
  expect(said(5, 0, 0)).toBe('5 for Finance, 0 for the others');
  expect(said('must', 3, 1)).toBe('must for Finance, 3 for Privacy office, 1 for IT security');
});

test('for whom a solution is first', () => {
  expect(firstForInWords(['a', 'b'], 2, nameOf)).toBe('First for both of you');
  expect(firstForInWords(['a', 'b', 'c'], 3, nameOf)).toBe('First for all of you');
  expect(firstForInWords(['b', 'c'], 3, nameOf)).toBe('First for Privacy office and IT security');
  expect(firstForInWords([], 3, nameOf)).toBe('');
});

test('a share of the points in whole per cent', () => {
  expect(shareInPercent({ low: 10, high: 12.5 }, 18)).toEqual({ low: '56', high: '69' });
});

test.each([
  ['IT security', 'IT'],
  ['Privacy office', 'PO'],
  ['finance', 'FI'],
  ['Éva Ödön', 'ÉÖ'],
  ['Link 3', '3'],
  ['X', 'X'],
  ['— !', ''],
])('%s is %s in the drawing', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
