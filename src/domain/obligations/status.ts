import { dayInWords } from '#domain/text/days';
import type { Rule } from '#domain/obligations/rule';
import * as words from '#domain/obligations/words';

type Dated = Pick<Rule, 'status' | 'date'>;

/** Returns a rule's status with its date in words: 'In force since Nov 1, 2004', 'Coming, no date set'. */
export function statusInWords({ status, date }: Dated): string {
  const day = date === null ? null : dayInWords(date);
  switch (status) {
    case 'in-force':
      return day ? words.inForceSince(day) : words.inForce;
    case 'coming':
      return day ? words.comesIntoForce(day) : words.comingWithoutDay;
    case 'proposed':
      return day ? words.proposedOn(day) : words.proposed;
  }
}
