import { describe, expect, test } from 'vitest';
import { byCounting, comparisonOf, isSame, isSharedCell, questionOf } from '#domain/compare/comparison';
import { adviceOn } from '#domain/recommendation/advice';
import type { SheetCell } from '#domain/recommendation/sheet/cell';
import type { Solution } from '#domain/recommendation/solution';
import { advice, catalogue, factsDay as now, solutionEntries } from '#tests/fixtures/content';

const solutionOf = (id: string) => catalogue.find((each) => each.id === id) as Solution;
const compared = (...ids: string[]) => comparisonOf(advice, ids.map(solutionOf), now);

test.each([
  [['yes', 'yes'], true],
  [['no', 'no', 'no'], true],
  [['open', 'open'], true],
  [['partly', 'partly'], false],
  [['yes', 'open'], false],
  [['no', 'open'], false],
  [['yes', null], false],
  [['yes'], false],
] as const)('%j is the same for all: %s', (findings, same) => {
  expect(isSame(findings.map((finding) => finding && { finding }))).toBe(same);
});

const open: SheetCell = { finding: 'open', brief: '', says: '', facts: [], byEditor: false, question: 'Where?' };

test('a cell that is open for all in the same words is shared; each fact has a separate cell', () => {
  expect(isSharedCell([open, open])).toBe(true);
  expect(isSharedCell([open, { ...open, says: 'Read too long ago to count' }])).toBe(false);
  expect(isSharedCell([open, { ...open, finding: 'yes' }])).toBe(false);
  expect(isSharedCell([open, null])).toBe(false);
  const facts = Object.values(advice.facts['genesys-cloud-cx'] ?? {}).slice(0, 1);
  expect(facts).toHaveLength(1);
  expect(isSharedCell([open, open].map((cell) => ({ ...cell, finding: 'yes', facts })))).toBe(false);
});

test('a question to several vendors is that of the row', () => {
  expect(questionOf([{ ...open, finding: 'yes', question: '' }, open, null, open])).toBe('Where?');
  expect(questionOf([null, { ...open, question: '' }])).toBe('');
});

describe('a comparison', () => {
  test('has a row for every criterion and need of the layers, in their order, with a cell for each solution', () => {
    const { criteria, needs } = compared('genesys-cloud-cx', 'fortigate');
    const concern = advice.criteria.filter(({ layers }) =>
      layers.some((layer) => layer === 'Customer Experience' || layer === 'Cybersecurity'),
    );
    expect(criteria.map(({ label }) => label)).toEqual(concern.map(({ label }) => label));
    const { needs: all } = advice;
    const shown = needs.map(({ id }) => id);
    expect(shown).toEqual(all.map(({ id }) => id).filter((id) => shown.includes(id)));
    // A need without a criterion repeats none.
    expect(shown).toEqual(expect.arrayContaining(all.filter(({ criterion }) => !criterion).map(({ id }) => id)));
    for (const { cells } of [...criteria, ...needs]) expect(cells).toHaveLength(2);
  });

  test('gives each fact in its own words, with its source and day', () => {
    const [cell] = compared('genesys-cloud-cx').criteria.find(({ id }) => id === 'data-in-canada')?.cells ?? [];
    const fact = advice.facts['genesys-cloud-cx']?.['data-in-canada'];
    expect(fact).toBeDefined();
    expect(cell).toMatchObject({ finding: fact?.finding, brief: fact?.brief, facts: [fact], question: '' });
    expect(cell?.says).toContain(fact?.says);
  });

  test('shows an unconfirmed answer as such with its question, never as no', () => {
    const every = comparisonOf({ ...advice, facts: {} }, [solutionOf('genesys-cloud-cx')], now);
    expect(every.solutions[0]).toMatchObject({ known: 0 });
    for (const { id, cells } of every.criteria) {
      const { question } = advice.criteria.find((each) => each.id === id) ?? {};
      expect(cells).toEqual([{ ...open, question }]);
    }
  });

  test('counts a stale fact as not confirmed, and still shows where it was read', () => {
    const late = comparisonOf(advice, [solutionOf('genesys-cloud-cx')], new Date('2028-01-01'));
    expect(late.solutions[0]).toMatchObject({ known: 0 });
    const [cell] = late.criteria.find(({ id }) => id === 'data-in-canada')?.cells ?? [];
    expect(cell?.finding).toBe('open');
    expect(cell?.says).toMatch(/^Read too long ago to count: /);
    expect(cell?.facts[0]?.source.url).toMatch(/^https:/);
  });

  test('… also from the advice’s stale facts, and leaves the need that rests on it unconfirmed', () => {
    const day = new Date('2028-01-01');
    const late = adviceOn(advice, day);
    const { criteria, needs } = comparisonOf(
      late,
      late.solutions.filter(({ id }) => id === 'genesys-cloud-cx'),
      day,
    );
    expect(criteria.find(({ id }) => id === 'data-in-canada')?.cells[0]?.says).toMatch(/^Read too long ago to count: /);
    const cells = needs.flatMap(({ cells }) => cells);
    expect(cells.filter((cell) => cell?.finding === 'yes' && !cell.byEditor)).toEqual([]);
  });

  test('leaves out criteria of other layers, and does not call them open', () => {
    const { needs } = compared('genesys-cloud-cx', 'fortigate');
    const teams = needs.find(({ id }) => id === 'teams');
    expect(teams?.cells[1]).toBeNull();
    expect(teams?.same).toBe(false);
    expect(compared('fortigate').needs.map(({ id }) => id)).not.toContain('teams');
  });

  test('says of a need beside its criterion that it is about the whole product', () => {
    const { criteria, needs } = compared('genesys-cloud-cx', 'commvault-cloud');
    const { label, criterion } = advice.needs.find(({ id }) => id === 'private') ?? {};
    expect(criteria.map(({ id }) => id)).toContain(criterion);
    expect(needs.find(({ id }) => id === 'private')).toMatchObject({
      label: `${label} (the whole product)`,
    });
    expect(needs.find(({ id }) => id === 'hybrid')?.label).toBe('Hybrid');
  });

  test('leaves out a need that says no more than its criterion: in part is not the whole product', () => {
    const { criteria, needs } = compared('genesys-cloud-cx', 'fortigate', 'five9-intelligent-cx-platform');
    const { cells = [] } = criteria.find(({ id }) => id === 'private-or-on-premises') ?? {};
    expect(cells.map((cell) => cell?.finding)).toEqual(['partly', 'yes', 'no']);
    expect(needs.map(({ id }) => id)).not.toContain('private');
  });

  test('marks rows that are the same: job and audience', () => {
    const { job, audience, cautions } = compared('genesys-cloud-cx', 'five9-intelligent-cx-platform');
    expect(job).toEqual({ label: 'Job', texts: ['Contact centre', 'Contact centre'], same: true });
    expect(audience.same).toBe(audience.texts[0] === audience.texts[1]);
    expect(cautions.same).toBe(false);
    expect(compared('genesys-cloud-cx', 'fortigate').job.same).toBe(false);
    expect(compared('genesys-cloud-cx').job.same).toBe(false);
  });

  test('has, for every criterion, two solutions of the catalogue that it separates', () => {
    const { criteria } = compared(...solutionEntries.keys());
    expect(criteria.filter(({ same }) => same)).toEqual([]);
  });
});

describe('the criteria of the visitor', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, asks: '', cells: [], same: false }));

  test('are separate: musts first, then by weight, ties in the order of the criteria', () => {
    const { counted, others } = byCounting(rows, { a: 2, b: 0, c: 5, d: 'must', e: 2 });
    expect(counted.map(({ id, setting }) => [id, setting])).toEqual([
      ['d', 'must'],
      ['c', 5],
      ['a', 2],
      ['e', 2],
    ]);
    expect(others.map(({ id }) => id)).toEqual(['b']);
  });

  test('are none where nothing is set', () => {
    expect(byCounting(rows, {})).toEqual({ counted: [], others: rows });
  });
});
