import { dayInWords } from '#domain/days';
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
