import { expect, test } from 'vitest';
import { readFileBytes } from '#content-checks/read-file';
import { accessibilityRecordSchema } from '#domain/content/accessibility-record';
import { evidenceSchema } from '#domain/content/evidence';
import { insightSchema } from '#domain/content/insight';
import type { ContentKind } from '#domain/content/kinds';
import { errorLine } from '#domain/content/error';
import { calendarDay } from '#domain/text/days';

/* Days on which something was read or checked: one that is still to come would count for ever. */

/** Returns the day that is so many days after today. */
function dayIn(days: number): string {
  const date = new Date();
  return calendarDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12));
}

function told(kind: ContentKind, text: string): string[] {
  const place = { file: `src/content/${kind}/a.yaml`, kind, id: 'a' };
  return readFileBytes(place, Buffer.from(text), {}).errors.map(errorLine);
}

const fact = (read: string, checkedLive = dayIn(0)) => `data-in-canada:
  finding: 'yes'
  brief: in a region that you choose
  says: Data stays in the region that is chosen at the start.
  source: { url: https://example.com/trust, title: Trust centre }
  read: '${read}'
  checkedLive: '${checkedLive}'
  published: undated
`;

test.each([-400, -1, 0, 1])('a fact read %d days from today is taken: it may be tomorrow somewhere', (days) => {
  expect(told('facts', fact(dayIn(days)))).toEqual([]);
  expect(told('facts', fact(dayIn(0), dayIn(days)))).toEqual([]);
});

test.each([2, 3650])('one read in %d days is refused', (days) => {
  const day = dayIn(days);
  expect(told('facts', fact(day))).toEqual([
    `line 6, data-in-canada, read: '${day}' is still to come. The day it was read, for example "2026-03-31", in quotation marks.`,
  ]);
  expect(told('facts', fact(dayIn(0), day))).toEqual([
    expect.stringMatching(`^line 7, data-in-canada, checkedLive: '${day}' is still to come`),
  ]);
});

test('what is no day is told as that alone', () => {
  expect(told('facts', fact('2999-13-45'))).toEqual([expect.not.stringContaining('still to come')]);
});

const rule = (read: string, date: string) => `name: PHIPA
title: Personal Health Information Protection Act
jurisdictions: [ontario]
nature: law
binds: [{ industry: healthcare }]
status: coming
date: '${date}'
history:
  - { day: '${dayIn(0)}', status: coming, date: '${date}', change: Added to the map. }
allLayers: Protect what is entrusted to you
official: { url: https://example.com/act }
sources:
  - url: https://example.com/rule
    title: The rule
    read: '${read}'
`;

test('a source of a rule that was read on a day to come is refused; the day on which the rule begins may be to come', () => {
  expect(told('rules', rule(dayIn(1), dayIn(400)))).toEqual([]);
  expect(told('rules', rule(dayIn(2), dayIn(400)))).toEqual([
    expect.stringMatching(/^line 15, sources, entry 1, read: '.*' is still to come/),
  ]);
});

test('so are the other days on which somebody looked: of evidence, of an article’s sources, of the accessibility record', () => {
  const { sources } = insightSchema.shape;
  const source = { id: 'a', url: 'https://example.com', title: 'A page', read: dayIn(0) };
  expect(sources.safeParse([{ ...source, checkedLive: dayIn(1) }]).success).toBe(true);
  expect(sources.safeParse([{ ...source, read: dayIn(2) }]).success).toBe(false);
  expect(sources.safeParse([{ ...source, checkedLive: dayIn(2) }]).success).toBe(false);
  expect(evidenceSchema.safeParse({ url: 'https://example.com', date: dayIn(2) }).success).toBe(false);
  expect(accessibilityRecordSchema.shape.date.safeParse(dayIn(2)).success).toBe(false);
});
