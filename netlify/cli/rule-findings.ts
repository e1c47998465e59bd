import { type RuleEntry, sourceMaxAge } from '#domain/content/rule';
import type { Finding } from '#netlify/cli/launch-findings';

const day = 24 * 60 * 60 * 1000;

/**
 * Returns what has to be settled in a rule's file before launch: a status that contradicts its date, and sources read
 * more than a year ago.
 */
export function ruleFindings(file: string, { status, date, official, sources }: RuleEntry, now: Date): Finding[] {
  const isPast = date !== null && Date.parse(date) <= now.getTime();
  const pages = [...(official.read === undefined ? [] : [{ url: official.url, read: official.read }]), ...sources];
  const old = pages.filter(({ read }) => now.getTime() - Date.parse(read) > sourceMaxAge * day);
  return [
    ...(status === 'coming' && isPast
      ? [
          {
            file,
            field: 'status',
            what: `says coming, and its date, ${date}, has passed`,
            fix: 'Read its source: make it in-force, or give the new date.',
          },
        ]
      : []),
    ...(status === 'in-force' && date !== null && !isPast
      ? [
          {
            file,
            field: 'status',
            what: `says in-force, and its date, ${date}, is still to come`,
            fix: 'Read its source: make it coming, or fix the date.',
          },
        ]
      : []),
    ...old.map(({ url, read }) => ({
      file,
      field: 'sources',
      what: `read on ${read}, more than a year ago`,
      fix: `Read ${url} again; change what it says now, and the day.`,
    })),
  ];
}
