import type { Rule } from '#domain/obligations/rule';

type Dated = Pick<Rule, 'status' | 'date'>;

/** Returns a rule's status with its date in words: 'In force since Nov 1, 2004', 'Coming, no date set'. */
export function statusInWords({ status, date }: Dated): string {
  const day = date === null ? null : dayInWords(date);
  switch (status) {
    case 'in-force':
      return day ? `In force since ${day}` : 'In force';
    case 'coming':
      return day ? `Comes into force ${day}` : 'Coming, no date set';
    case 'proposed':
      return day ? `Proposed ${day}, not in force` : 'Proposed, not in force';
  }
}

/** Returns a day as results write it: 'Nov 1, 2004' for '2004-11-01'. */
export function dayInWords(date: string): string {
  return inWords(date, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Returns a month as running text writes it: 'May 2027' for '2027-05-01'. */
export function monthInWords(date: string): string {
  return inWords(date, { month: 'long', year: 'numeric' });
}

/** American order and no points: `en-CA` writes 'Nov. 1, 2004' in some browsers and 'Nov 1, 2004' in others. */
function inWords(date: string, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...form, timeZone: 'UTC' }).format(new Date(date));
}
