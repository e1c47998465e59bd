import { expect, test } from 'vitest';
import type { RuleEntry } from '#domain/content/rule';
import { comingDays } from '#domain/obligations/following/calendar';

const page = new URL('https://paint.example/obligations');
const added = { day: '2026-11-22', status: 'coming' as const, date: '2027-04-01', change: 'Added to the map.' };
const rule = (id: string, fields: Partial<RuleEntry> = {}) => ({
  id,
  name: 'Paint Act',
  title: 'Act respecting paint',
  status: 'coming' as const,
  date: '2027-05-01',
  history: [{ ...added, day: '2026-11-26', date: '2027-05-01', change: 'Its day was moved.' }, added],
  asks: { Infrastructure: 'Keep paint in Canada', Cybersecurity: 'Record who painted' },
  official: { url: 'https://laws.example/paint' },
  ...fields,
});

test('the days to come are those of coming rules, the nearest first; a rule without a day has none', () => {
  const days = comingDays(
    [
      rule('paint'),
      rule('walls', { date: '2027-04-26' }),
      rule('doors', { status: 'in-force', date: '2026-01-01' }),
      rule('brushes', { status: 'proposed' }),
      rule('ladders', { date: null }),
    ],
    page,
  );
  expect(days.map(({ uid, day }) => [uid, day])).toEqual([
    ['walls@paint.example', '2027-04-26'],
    ['paint@paint.example', '2027-05-01'],
  ]);
});

test('a moved day is a revision of the same event, dated by the file, with what the rule asks and where it stands', () => {
  expect(comingDays([rule('paint')], page)).toEqual([
    {
      uid: 'paint@paint.example',
      day: '2027-05-01',
      changed: '2026-11-26',
      revision: 1,
      summary: 'Paint Act comes into force',
      description: [
        'Act respecting paint',
        'Cybersecurity: Record who painted',
        'Infrastructure: Keep paint in Canada',
        'Official text: https://laws.example/paint',
        'A summary with its source, not legal advice.',
      ],
      url: 'https://paint.example/obligations#paint',
    },
  ]);
});
