import type { Fact } from '#domain/content/fact';
import type { Rule } from '#domain/obligations/rule';
import * as facts from '#domain/facts/words';

type Finding = Fact['finding'] | 'open';
type DatedRule = Pick<Rule, 'status' | 'date'>;

/** What an article's drawing shows: the rules that it speaks of and its own year, or what the facts that it reads say. */
export type InsightSubject = { rules: DatedRule[]; year: string } | { findings: Finding[] };

/** How a slab of an article's drawing looks: solid is known or in force, half partly, hatched open or coming, hollow no or proposed. */
export type SlabLook = Finding;

/** A pile of slabs, one for each rule or statement, with what they have in common. */
export type SlabPile = { label: string; slabs: SlabLook[] };

const looks: Record<Rule['status'], SlabLook> = { 'in-force': 'yes', coming: 'open', proposed: 'no' };

const findings = [
  ['yes', facts.yes],
  ['partly', facts.partly],
  ['no', facts.no],
  ['open', facts.notConfirmed],
] as const satisfies (readonly [Finding, string])[];

/** Returns the statements that an article reads, one pile a finding; findings that none has are left out. */
export function pilesOfFindings(all: readonly Finding[]): SlabPile[] {
  return findings
    .map(([finding, label]) => ({ label, slabs: all.filter((each) => each === finding) }))
    .filter(({ slabs }) => slabs.length > 0);
}

/** How the piles of rules are called; the one of the article's own year is called by its number. */
export type PeriodWords = { before: string; after: string; noDay: string };

/**
 * Returns the rules that an article speaks of, one pile for those of its year, one for those before and after it, and one for
 * those without a day; what is in force lies below what is to come.
 */
export function pilesOfRules(rules: readonly DatedRule[], year: string, words: PeriodWords): SlabPile[] {
  const order: SlabLook[] = ['no', 'open', 'yes'];
  const pile = (label: string, belongs: (date: string | null) => boolean): SlabPile => ({
    label,
    slabs: rules
      .filter(({ date }) => belongs(date?.slice(0, 4) ?? null))
      .map(({ status }) => looks[status])
      .sort((one, other) => order.indexOf(one) - order.indexOf(other)),
  });
  return [
    pile(words.before, (date) => date !== null && date < year),
    pile(year, (date) => date === year),
    pile(words.after, (date) => date !== null && date > year),
    pile(words.noDay, (date) => date === null),
  ].filter(({ slabs }) => slabs.length > 0);
}
