/** An event of a whole day. Days are ISO 8601. */
export type CalendarEvent = {
  /** Stays the same for as long as it is the same event, also where its day moves. */
  uid: string;
  day: string;
  /** The day on which this was written last, and how often it had been changed by then. */
  changed: string;
  revision: number;
  summary: string;
  /** Lines of text. */
  description: readonly string[];
  url: string;
};

/**
 * Returns a calendar (RFC 5545) of these events. It has no time of its own making, so the same events give the same text.
 */
export function calendarText(
  { name, description, maker }: { name: string; description: string; maker: string },
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${asText(maker)}//${asText(name)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    `DESCRIPTION:${asText(description)}`,
    `X-WR-CALDESC:${asText(description)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${digits(event.changed)}T000000Z`,
      `SEQUENCE:${event.revision}`,
      `DTSTART;VALUE=DATE:${digits(event.day)}`,
      `SUMMARY:${asText(event.summary)}`,
      `DESCRIPTION:${asText(event.description.join('\n'))}`,
      `URL:${event.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function digits(day: string): string {
  return day.replaceAll('-', '');
}

/** Returns a value of the type TEXT (RFC 5545, 3.3.11). */
function asText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** The most bytes of a line, without its end (RFC 5545, 3.1). */
const lineLength = 75;

/** Returns a line cut into lines short enough, each after the first behind a space; no character is cut in two. */
function folded(line: string): string {
  let [cut, length] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (length + size > lineLength) [cut, length] = [`${cut}\r\n `, 1];
    [cut, length] = [cut + character, length + size];
  }
  return cut;
}
