import { describe, expect, it } from 'vitest';
import { calendarText } from '#domain/seo/calendar';

const event = {
  uid: 'paint@paint.example',
  day: '2027-05-01',
  changed: '2026-11-26',
  revision: 1,
  summary: 'Paint, walls; and a \\ comes into force',
  description: ['First line', 'Second line'],
  url: 'https://paint.example/obligations#paint',
};
const calendar = { name: 'Paint: rules to come', description: 'Days.', maker: 'Paint Advice' };
const text = calendarText(calendar, [event]);
/** The lines as a reader joins them again. */
const lines = text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has each event as a whole day, with what identifies it and dates it', () => {
    const start = lines.indexOf('BEGIN:VEVENT');
    expect(lines.slice(start, lines.indexOf('END:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:paint@paint.example',
      'DTSTAMP:20261126T000000Z',
      'SEQUENCE:1',
      'DTSTART;VALUE=DATE:20270501',
      'SUMMARY:Paint\\, walls\\; and a \\\\ comes into force',
      'DESCRIPTION:First line\\nSecond line',
      'URL:https://paint.example/obligations#paint',
      'TRANSP:TRANSPARENT',
    ]);
  });

  it('begins and ends as one, its lines end in CR and LF, and the same events give the same text', () => {
    expect([lines[0], lines[1], lines.at(-2), lines.at(-1)]).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'END:VCALENDAR',
      '',
    ]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(calendarText(calendar, [event])).toBe(text);
  });

  it.each(['a', 'é', '€', '🧪'])('has no line of more than 75 bytes, and cuts no %s in two', (character) => {
    const summary = character.repeat(200);
    const folded = calendarText(calendar, [{ ...event, summary }]);
    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  });
});
