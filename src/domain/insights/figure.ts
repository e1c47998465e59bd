import type { Fact } from '#domain/content/fact';
import type { Rule } from '#domain/obligations/rule';
import * as facts from '#domain/facts/words';

type Finding = Fact['finding'] | 'open';
type DatedRule = Pick<Rule, 'status' | 'date'>;

/** The subject of an article's drawing: the rules it discusses and its year, or the findings of the facts it cites. */
export type InsightSubject = { rules: DatedRule[]; year: string } | { findings: Finding[] };

/**
 * The look of a slab: solid for known or in force, half for partly, hatched for open or coming, hollow for no or
 * proposed.
 */
export type SlabLook = Finding;

/** A pile of slabs, one for each rule or statement, under a common label. */
export type SlabPile = { label: string; slabs: SlabLook[] };

const looks: Record<Rule['status'], SlabLook> = { 'in-force': 'yes', coming: 'open', proposed: 'no' };

const findings = [
  ['yes', facts.yes],
  ['partly', facts.partly],
  ['no', facts.no],
  ['open', facts.notConfirmed],
] as const satisfies (readonly [Finding, string])[];

/** Returns the statements that an article cites, one pile per finding; empty piles are left out. */
export function pilesOfFindings(all: readonly Finding[]): SlabPile[] {
  return findings
    .map(([finding, label]) => ({ label, slabs: all.filter((each) => each === finding) }))
    .filter(({ slabs }) => slabs.length > 0);
}

/** The labels of the piles of rules; the pile of the article's own year is labelled with the year. */
export type PeriodWords = { before: string; after: string; noDay: string };

/**
 * Returns the rules that an article discusses: one pile for its year, one for those before, one for those after, and
 * one for those without a day. In each pile, rules in force are below those to come.
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
