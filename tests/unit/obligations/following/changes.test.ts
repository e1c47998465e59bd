import { describe, expect, it } from 'vitest';
import type { RuleEntry } from '#domain/content/rule';
import { asOf, changesOf } from '#domain/obligations/following/changes';
import { feedEntry } from '#domain/obligations/following/feed';

type History = RuleEntry['history'];
const added = (day: string, status: History[number]['status'] = 'coming', date: string | null = '2027-05-01') => ({
  day,
  status,
  date,
  change: 'Added to the map.',
});
const begun = { day: '2027-05-01', status: 'in-force' as const, date: '2027-05-01', change: 'It binds from today.' };

describe('what changed in the rules', () => {
  it('is each entry of their histories, the latest first, without those of the day on which the map began', () => {
    const changes = changesOf([
      { id: 'paint', name: 'Paint Act', history: [begun, added('2026-11-22')] },
      { id: 'brushes', name: 'Brush Act', history: [added('2026-11-26')] },
      { id: 'walls', name: 'Wall Act', history: [added('2026-11-26', 'proposed', null)] },
      { id: 'doors', name: 'Door Act', history: [added('2026-11-22', 'in-force', null)] },
    ]);
    expect(changes.map(({ id, day, status }) => [id, day, status])).toEqual([
      ['paint', '2027-05-01', 'in-force'],
      ['brushes', '2026-11-26', 'coming'],
      ['walls', '2026-11-26', 'proposed'],
    ]);
  });

  it('is nothing in a map that has just begun, or that is empty', () => {
    expect(changesOf([{ id: 'paint', name: 'Paint Act', history: [added('2026-11-22')] }])).toEqual([]);
    expect(changesOf([])).toEqual([]);
  });

  it('is told to feed readers with the status that it led to, under an address of its own', () => {
    const [change] = changesOf([{ id: 'paint', name: 'Paint Act', history: [begun, added('2026-11-22')] }]);
    expect(change && feedEntry(change, '/obligations')).toEqual({
      id: '/obligations?changed=2027-05-01#paint',
      page: '/obligations#paint',
      title: 'Paint Act: in force since May\u00a01,\u00a02027',
      summary: 'It binds from today.',
      day: '2027-05-01',
    });
  });
});

it('the map is as of the latest day on which a rule was changed or a page of one was read', () => {
  const source = { url: 'https://lawyers.example/paint', title: 'Paint' };
  const rule = (history: History, read: string | undefined, beside: string) => ({
    history,
    official: { url: 'https://laws.example/paint', read },
    sources: [{ ...source, read: beside }],
  });
  expect(asOf([rule([added('2026-11-22')], '2026-11-23', '2026-11-21')])).toBe('2026-11-23');
  expect(asOf([rule([added('2026-11-22')], undefined, '2026-11-24')])).toBe('2026-11-24');
  expect(asOf([rule([begun, added('2026-11-22')], '2026-11-23', '2026-11-24')])).toBe('2027-05-01');
});
