import { expect, test } from 'vitest';
import { pilesOfFindings, pilesOfRules } from '#domain/insights/figure';

const words = { before: 'Earlier', after: 'Later', noDay: 'No day' };

test('the statements that an article reads are piled by finding, and findings that none has are left out', () => {
  expect(pilesOfFindings(['partly', 'yes', 'partly', 'open'])).toEqual([
    { label: 'Yes', slabs: ['yes'] },
    { label: 'In part', slabs: ['partly', 'partly'] },
    { label: 'Not confirmed', slabs: ['open'] },
  ]);
});

test('the rules of an article are piled by year, what is in force lowest, and those without a day stand apart', () => {
  const rules = [
    { status: 'in-force', date: '2026-01-28' },
    { status: 'proposed', date: '2026-06-15' },
    { status: 'coming', date: '2026-12-02' },
    { status: 'in-force', date: '2020-01-31' },
    { status: 'coming', date: '2027-05-01' },
    { status: 'coming', date: null },
  ] as const;
  expect(pilesOfRules(rules, '2026', words)).toEqual([
    { label: 'Earlier', slabs: ['yes'] },
    { label: '2026', slabs: ['no', 'open', 'yes'] },
    { label: 'Later', slabs: ['open'] },
    { label: 'No day', slabs: ['open'] },
  ]);
});

test('no pile is drawn for a time in which no rule falls', () => {
  expect(pilesOfRules([{ status: 'in-force', date: '2026-01-28' }], '2026', words)).toEqual([
    { label: '2026', slabs: ['yes'] },
  ]);
});
