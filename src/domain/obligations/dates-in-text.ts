import { dayInWords } from '#domain/text/days';
import { months } from '#domain/obligations/words';

/** A rule's date in a text: `{month of osfi-e-23}` reads 'May 2027', `{day of osfi-e-23}` 'May 1, 2027'. */
const place = /\{(\w+) of ([^}]*)\}/g;

/** Returns each date placeholder of a text: as written, its form ('month' or 'day' if correct), and the rule's id. */
export function dateForms(text: string): { asked: string; form: string; id: string }[] {
  return [...text.matchAll(place)].map(([asked, form = '', id = '']) => ({ asked, form, id }));
}

/** Returns the ids of the rules whose dates a text contains. */
export function datedRules(text: string): string[] {
  return dateForms(text).map(({ id }) => id);
}

/**
 * Returns the text with the dates of the rules filled in. `dates` are by rule. Throws an error where a rule has no
 * date, since the sentence was written for one that has, and for any form other than month or day.
 */
export function withRuleDates(text: string, dates: ReadonlyMap<string, string | null>): string {
  return text.replace(place, (asked, form: string, id: string) => {
    if (form !== 'month' && form !== 'day')
      throw new Error(`A text asks for '${asked}'. Write {month of ${id}} or {day of ${id}}.`);
    const date = dates.get(id);
    if (!date)
      throw new Error(
        `A text asks for '${asked}', and src/content/rules/${id}.yaml gives no date. Add it there, or write the sentence without.`,
      );
    return form === 'month' ? monthInWords(date) : dayInWords(date);
  });
}

/** Returns a month for running text: 'May 2027' for '2027-05-01'. */
function monthInWords(date: string): string {
  const [year = '', month] = date.split('-');
  return `${months[Number(month) - 1] ?? ''}\u00a0${year}`;
}
