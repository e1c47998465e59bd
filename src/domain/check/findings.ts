import type { Fact } from '#domain/content/fact';
import { factsOn } from '#domain/content/stale';
import { mapValues } from '#domain/record';

/** What is known about a solution on a criterion. 'open': nothing, or the fact is stale. */
export type Finding = KnownFinding | 'open';
export type KnownFinding = Fact['finding'];

/** Known findings by solution id, then by criterion id. A missing entry is open. */
export type Findings = Readonly<Record<string, Readonly<Record<string, KnownFinding>>>>;

/** The answers that a vendor can give to an open question. */
export const possibleFindings = ['yes', 'partly', 'no'] as const satisfies readonly KnownFinding[];

/** Returns the findings that count on a day; stale facts are left out and so count as open. */
export function currentFindings(
  facts: Readonly<Record<string, Readonly<Record<string, Pick<Fact, 'finding' | 'read' | 'checkedLive'>>>>>,
  now: Date,
): Findings {
  return mapValues(facts, (known) => mapValues(factsOn(known, now), ({ finding }) => finding));
}

/** Returns the finding for a solution on a criterion. */
export function findingOf(findings: Findings, solution: string, criterion: string): Finding {
  return findings[solution]?.[criterion] ?? 'open';
}

/** Returns the findings as they would be after a vendor's answer. */
export function withFinding(findings: Findings, solution: string, criterion: string, finding: KnownFinding): Findings {
  return { ...findings, [solution]: { ...findings[solution], [criterion]: finding } };
}
