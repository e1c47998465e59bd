import { describe, expect, it } from 'vitest';
import { situationAddress } from '#domain/obligations/map/address';
import { mapAnswer } from '#domain/obligations/map/answer';
import { daysAhead, placeOfDay } from '#domain/obligations/map/look-ahead';
import { mapRow } from '#domain/obligations/map/rows';
import { answerInWords, foldInWords, nextInWords } from '#domain/obligations/map/sentences';
import { viewAddress, viewIn, wholeMap } from '#domain/obligations/map/view';
import { joint, withArticle } from '#domain/obligations/map/words';
import { whomInWords } from '#domain/obligations/whom';
import { dayInWords } from '#domain/text/days';
import { finance, insurance, rule } from '#tests/unit/obligations/rules';

const rows = [
  rule('law'),
  rule('second'),
  rule('advice', { nature: 'guideline' }),
  rule('larger', { binds: [{ industry: 'financial-services', employees: 50 }] }),
  rule('soon', { status: 'coming', date: '2027-05-01' }),
  rule('bill', { status: 'proposed', date: '2026-06-15' }),
].map((each) => mapRow(each, [finance]));
const whole = { whom: '', place: '', layer: '', day: '' };
const bank = { ...wholeMap, for: 'financial-services:bank' };

describe('what the map says of a view', () => {
  const said = (view: typeof wholeMap, words: Partial<typeof whole> = {}) =>
    answerInWords(mapAnswer(rows, view, '2026-11-27'), view.status, { ...whole, ...words });

  it.each([
    [
      'of the whole',
      wholeMap,
      {},
      4,
      'rules are in force today.',
      '3\u00a0laws, 1\u00a0guideline. 1 is coming, 1 is proposed.',
    ],
    [
      'of one organization',
      bank,
      { whom: 'a bank', place: 'in Ontario' },
      3,
      'rules bind a bank in Ontario today.',
      '2\u00a0laws, 1\u00a0guideline. 1 more binds on a condition. 1 is coming, 1 is proposed.',
    ],
    [
      'of everybody in an industry, on a layer, on a later day',
      { ...bank, on: '2027-05-31' },
      { whom: 'anybody in financial services', layer: 'Cybersecurity', day: 'May 31, 2027' },
      4,
      'rules on Cybersecurity bind everybody in financial services on May 31, 2027.',
      '3\u00a0laws, 1\u00a0guideline. 1 more binds on a condition. 1 is proposed.',
    ],
    ['of what is coming', { ...bank, status: 'coming' }, { whom: 'a bank' }, 1, 'rule for a bank is coming.', ''],
    ['of what is proposed', { ...wholeMap, status: 'proposed' }, {}, 1, 'rule is proposed.', ''],
    [
      'of nobody',
      { ...bank, for: 'insurance' },
      { whom: 'anybody in insurance' },
      0,
      'rules bind everybody in insurance today.',
      'Nothing is coming.',
    ],
  ] as const)('%s', (_, view, words, number, sentence, more) => {
    expect(said(view, words)).toEqual({ number, sentence, more });
  });

  it('names the next day with the days until then, or says that none is set', () => {
    const next = (view: typeof wholeMap, today: string) => nextInWords(mapAnswer(rows, view, today), dayInWords);
    expect(next(bank, '2026-11-27')).toEqual({ before: 'Next: ', after: ', May\u00a01,\u00a02027, in 155\u00a0days.' });
    expect(next(bank, '2027-04-30').after).toBe(', May\u00a01,\u00a02027, tomorrow.');
    expect(next({ ...bank, on: '2027-06-30' }, '2026-11-27')).toEqual({ before: '', after: '' });
    const undated = [mapRow(rule('some-day', { status: 'coming', date: null }), [finance])];
    expect(nextInWords(mapAnswer(undated, wholeMap, '2026-11-27'), dayInWords).before).toBe(
      'No date is set for what is coming.',
    );
  });

  it('names the next day in Canada first, where no place is chosen, and what comes sooner elsewhere after it', () => {
    const abroad = rule('abroad', { status: 'coming', date: '2027-04-26', jurisdictions: ['united-states'] });
    const local = rule('local', { status: 'coming', date: '2027-05-01', jurisdictions: ['quebec'] });
    const also = rule('also', { status: 'coming', date: '2027-04-26', jurisdictions: ['european-union'] });
    const all = [abroad, also, local].map((each) => mapRow(each, [finance])).concat(rows);
    const answer = (view: typeof wholeMap) => mapAnswer(all, view, '2026-11-27');
    expect(answer(wholeMap).next?.rows.map(({ id }) => id)).toEqual(['soon', 'local']);
    expect(nextInWords(answer(wholeMap), dayInWords)).toEqual({
      before: 'Next in Canada: ',
      after:
        ', May\u00a01,\u00a02027, in 155\u00a0days. Sooner, outside Canada: ABROAD and ALSO, Apr\u00a026,\u00a02027.',
    });
    expect(nextInWords(answer({ ...wholeMap, in: 'us' }), dayInWords).before).toBe('Next: ');
  });

  it('names what comes elsewhere beside what comes in Canada on the same day', () => {
    const abroad = rule('abroad', { status: 'coming', date: '2027-05-01', jurisdictions: ['united-states'] });
    const answer = mapAnswer([mapRow(abroad, [finance]), ...rows], wholeMap, '2026-11-27');
    expect(answer.next?.rows.map(({ id }) => id).sort()).toEqual(['abroad', 'soon']);
    expect(nextInWords(answer, dayInWords)).toEqual({
      before: 'Next: ',
      after: ', May\u00a01,\u00a02027, in 155\u00a0days.',
    });
  });

  it('folds what has no date from four on, unless it is chosen by its status or looked ahead to', () => {
    const coming = (id: string) => mapRow(rule(id, { status: 'coming', date: null }), [finance]);
    const folded = (view: typeof wholeMap, more: readonly string[]) =>
      foldInWords(mapAnswer([...rows, ...more.map(coming)], view, '2026-11-27'), view);
    expect(folded(wholeMap, ['first', 'second'])).toBeNull();
    expect(folded(wholeMap, ['first', 'second', 'third'])).toBe('3 coming without a date, 1 proposed');
    expect(folded({ ...wholeMap, status: 'coming' }, ['first', 'second', 'third', 'fourth'])).toBeNull();
    expect(folded({ ...wholeMap, on: '2027-01-31' }, ['first', 'second', 'third'])).toBeNull();
  });

  it.each([
    [0, 1, ''],
    [0, 3, ''],
    [1, 3, ', '],
    [2, 3, ' and '],
    [1, 2, ' and '],
  ])('joins names: before the one at %i of %i stands ‘%s’', (index, length, said) =>
    expect(joint(index, length)).toBe(said),
  );

  it.each([
    ['hospital', 'a hospital'],
    ['electricity transmitter', 'an electricity transmitter'],
    ['other mortgage lender', 'another mortgage lender'],
    ['utility', 'a utility'],
  ])('gives %s its article', (kind, said) => expect(withArticle(kind)).toBe(said));
});

describe('the address of a view', () => {
  const offered = { for: ['', 'healthcare:hospital'], in: ['', 'ontario'], layer: ['', 'sec'], status: ['', 'coming'] };

  it('has what is chosen, and comes back as the same view', () => {
    const view = { for: 'healthcare:hospital', in: 'ontario', layer: 'sec', status: 'coming', on: '2027-04-30' };
    const address = viewAddress(view);
    expect(address).toBe('/obligations?for=healthcare:hospital&in=ontario&layer=sec&status=coming&on=2027-04-30');
    expect(viewIn(new URL(address, 'https://site.example').searchParams, offered)).toEqual(view);
    expect(viewAddress(wholeMap)).toBe('/obligations');
  });

  it.each(['for=airlines&in=mars&layer=x&status=never', 'on=2027-13-45', 'on=tomorrow', '__proto__=1'])(
    'narrows nothing for what is not offered: %s',
    (query) => expect(viewIn(new URLSearchParams(query), offered)).toEqual(wholeMap),
  );

  it('is that of a situation from the results', () => {
    const situation = { geography: 'canada' as const, industry: finance };
    expect(situationAddress(situation)).toBe('/obligations?for=financial-services&in=ontario');
    expect(situationAddress({ ...situation, kind: 'bank', province: 'qc' })).toBe(
      '/obligations?for=financial-services:bank&in=quebec',
    );
  });
});

describe('the look ahead', () => {
  it('goes from today by the ends of months until the last day has come', () => {
    expect(daysAhead('2026-11-27', '2027-01-15')).toEqual(['2026-11-27', '2026-11-30', '2026-12-31', '2027-01-31']);
    expect(daysAhead('2026-11-30', '2026-12-01')).toEqual(['2026-11-30', '2026-12-31']);
    expect(daysAhead('2026-11-27', '2026-11-27')).toEqual(['2026-11-27']);
  });

  it('has a place for every day', () => {
    const days = daysAhead('2026-11-27', '2027-01-15');
    expect(['2026-11-01', '2026-12-05', '2027-01-31', '2030-01-01'].map((day) => placeOfDay(days, day))).toEqual([
      0, 2, 3, 3,
    ]);
  });
});

describe('whom a rule binds', () => {
  it.each([
    ['an industry', [{ industry: 'insurance' }], 'Binds insurance.'],
    [
      'kinds, and from a number of employees',
      [{ industry: 'financial-services', kinds: ['bank', 'credit-union'], employees: 50 }, { industry: 'insurance' }],
      'Binds banks and credit unions (financial services) with 50 or more employees and insurance.',
    ],
    [
      'a condition that no answer settles',
      [{ industry: 'insurance', onlyIf: 'If it is a device' }],
      'Binds insurance (if it is a device).',
    ],
    [
      'what leaves a province',
      [{ industry: 'insurance', replacedIn: ['quebec' as const] }],
      'Binds insurance (within Quebec its own law applies).',
    ],
  ])('names %s', (_, binds, said) => expect(whomInWords({ binds }, [finance, insurance])).toBe(said));
});
