import { describe, expect, test } from 'vitest';
import type { RuleEntry } from '#domain/content/rule';
import { ruleFindings } from '#netlify/cli/rule-findings';

const history: RuleEntry['history'] = [
  { day: '2026-11-01', status: 'in-force', date: '2020-01-01', change: 'Added to the map.' },
];
const rule = (fields: Partial<RuleEntry>, read = '2026-11-01'): RuleEntry => ({
  name: 'OSFI E-23',
  title: 'Guideline E-23, Model Risk Management',
  jurisdictions: ['canada'],
  nature: 'guideline',
  binds: [{ industry: 'insurance' }],
  status: 'in-force',
  date: '2020-01-01',
  history,
  allLayers: 'An inventory of models',
  raises: [],
  official: { url: 'https://regulator.example/e-23', read },
  sources: [],
  ...fields,
});
const now = new Date('2026-11-22T12:00:00Z');
const found = (entry: RuleEntry) => ruleFindings('rules/e-23.yaml', entry, now);

describe('what is to be settled in a rule’s file', () => {
  test.each<[string, Partial<RuleEntry>]>([
    ['is in force', {}],
    ['is in force since today', { date: '2026-11-22' }],
    ['is in force since a day that no source gives', { date: null }],
    ['comes into force tomorrow', { status: 'coming', date: '2026-11-23' }],
    ['comes into force on a day that is not set', { status: 'coming', date: null }],
    ['was proposed years ago', { status: 'proposed', date: '2022-06-16' }],
  ])('is nothing where it %s', (_, fields) => {
    expect(found(rule(fields))).toEqual([]);
  });

  test.each<[string, Partial<RuleEntry>, string]>([
    ['says coming on its day', { status: 'coming', date: '2026-11-22' }, 'its date, 2026-11-22, has passed'],
    ['says coming long after', { status: 'coming', date: '2025-07-01' }, 'its date, 2025-07-01, has passed'],
  ])('is its status where it %s', (_, fields, what) => {
    expect(found(rule(fields))).toEqual([
      expect.objectContaining({ file: 'rules/e-23.yaml', field: 'status', what: expect.stringContaining(what) }),
    ]);
  });

  test('is a source that was read more than 180 days ago, with the page to read again', () => {
    expect(found(rule({}, '2026-05-27'))).toEqual([]);
    const [old] = found(rule({}, '2026-05-25'));
    expect(old?.what).toContain('2026-05-25');
    expect(old?.fix).toContain('https://regulator.example/e-23');
    const beside = { url: 'https://lawyers.example/e-23', title: 'E-23', read: '2026-05-25' };
    const [older] = found(rule({ official: { url: 'https://regulator.example/e-23' }, sources: [beside] }));
    expect(older?.fix).toContain('https://lawyers.example/e-23');
  });
});
