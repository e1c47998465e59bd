import type { Count, Week } from '#domain/week/week';
import type { Funnel } from '#domain/wizard/funnel';
import * as words from '#domain/week/words';

/** So many of each kind are named; the rest are counted together. */
const mostNamed = 8;
const mostOpen = 3;

/** What was counted in the browsers of visitors: a week of it, and the week before. */
export type CountedVisits = {
  days: { from: string; to: string };
  funnels: readonly Funnel[];
  before: readonly Funnel[];
  documents: readonly Count[];
  requirements: readonly Count[];
};

/** All that a report says. */
export type Report = {
  /** Days, as people in Toronto call them. */
  from: string;
  to: string;
  week: Week;
  /** How many leads and messages came in the week before. */
  before: number;
  /** How many of all these were not read, and are in none of the counts. */
  unread: number;
  /** What seems to come from programs, and is in none of the counts. */
  suspicious: number;
  /** How many senders have waited for longer than a business day, of all that are stored; null where nobody notes contacts. */
  overdue: number | null;
  /** Whether the site's catalogue could be read, which recommendations are worked out from. */
  hasCatalogue: boolean;
  /** Null where nothing is counted. */
  visits: CountedVisits | null;
};

/** Returns a report as lines for people: counts alone. */
export function reportLines(report: Report): string[] {
  const { from, to, week, before, unread, suspicious, overdue, hasCatalogue, visits } = report;
  const { by, delivery, contact } = week;
  const kinds = [
    [words.form, by.form],
    [words.source, by.source],
    [words.page, by.page],
    [words.campaign, by.campaign],
    [words.industry, by.industry],
    [words.area, by.area],
    [words.size, by.size],
  ] as const;
  return [
    words.head(from, to),
    words.leads(String(week.leads), before),
    ...(unread > 0 ? [words.unread(unread)] : []),
    ...(suspicious > 0 ? [words.suspicious(suspicious)] : []),
    ...kinds.flatMap(([label, counts]) => line(label, counts)),
    ...(week.leads > 0
      ? [
          words.delivered(delivery.minute, delivery.hour, delivery.later),
          words.undelivered(delivery.waiting, delivery.refused, delivery.dead),
        ]
      : []),
    ...(overdue === null
      ? [words.noContacts]
      : [
          words.contacted(contact.hour, contact.day, contact.later, contact.none),
          ...(overdue > 0 ? [words.overdue(overdue)] : []),
          words.businessDays,
        ]),
    ...(hasCatalogue ? pickLines(week.picks) : [words.noPicks]),
    ...(visits ? visitLines(visits) : [words.noCounts]),
  ];
}

function line(label: string, counts: readonly Count[]): string[] {
  return counts.length === 0 ? [] : [`${label}: ${named(counts, mostNamed)}`];
}

function named(counts: readonly Count[], most: number): string {
  const rest = counts.slice(most).reduce((sum, { count }) => sum + count, 0);
  return [
    ...counts.slice(0, most).map(({ name, count }) => `${name} ${count}`),
    ...(rest > 0 ? [words.more(rest)] : []),
  ].join(', ');
}

function pickLines(picks: Week['picks']): string[] {
  const each = picks.slice(0, mostNamed).map(({ name, count, open }) => {
    const facts = open.length > 0 ? ` (${words.open(named(open, mostOpen))})` : '';
    return `${name} ${count}${facts}`;
  });
  return each.length === 0 ? [] : [`${words.picks}: ${each.join(', ')}`];
}

function visitLines({ days, funnels, before, documents, requirements }: CountedVisits): string[] {
  const wizards = [...new Set([...funnels, ...before].map(({ wizard }) => wizard))];
  return [
    words.funnelDays(days.from, days.to),
    ...wizards.map((wizard) => {
      const stepsOf = (all: readonly Funnel[]) => all.find((funnel) => funnel.wizard === wizard)?.steps ?? [];
      const countOf = (all: readonly Funnel[], name: string) =>
        stepsOf(all).find(({ step }) => step === name)?.count ?? 0;
      const steps = stepsOf(funnels).length > 0 ? stepsOf(funnels) : stepsOf(before);
      return words.funnel(
        wizard,
        steps.map(({ step }) => `${step} ${countOf(funnels, step)} (${countOf(before, step)})`).join(', '),
      );
    }),
    ...line(words.documents, documents),
    ...line(words.requirements, requirements),
  ];
}
