import { type RuleEntry, sourceMaxAge } from '#domain/content/rule';

const day = 24 * 60 * 60 * 1000;

/** What an editor has to settle in a rule's file: the field, what is wrong with it, and what to do. */
type Due = { field: string; what: string; fix: string };

/**
 * Returns what is due in a rule on a day: a day that has come while the status says coming, and pages read more than 180 days ago.
 */
export function dueInRule({ status, date, official, sources }: RuleEntry, now: Date): Due[] {
  const isPast = date !== null && Date.parse(date) <= now.getTime();
  const pages = [...(official.read === undefined ? [] : [{ url: official.url, read: official.read }]), ...sources];
  const old = pages.filter(({ read }) => now.getTime() - Date.parse(read) > sourceMaxAge * day);
  return [
    ...(status === 'coming' && isPast
      ? [
          {
            field: 'status',
            what: `says coming, and its date, ${date}, has passed`,
            fix: 'Read its source: make it in-force, or give the new date, and add an entry to its history.',
          },
        ]
      : []),
    ...old.map(({ url, read }) => ({
      field: 'sources',
      what: `read on ${read}, more than ${sourceMaxAge} days ago`,
      fix: `Read ${url} again; change what it says now, and the day.`,
    })),
  ];
}
