import type { Fact } from '#domain/content/fact';
import { factsOn } from '#domain/content/stale';
import { mapValues } from '#domain/record';

/** What is known of a solution for a criterion. 'open': nothing is, or what was read is stale. */
export type Finding = KnownFinding | 'open';
export type KnownFinding = Fact['finding'];

/** What is known, by the id of a solution, then of a criterion. What is not there is open. */
export type Findings = Readonly<Record<string, Readonly<Record<string, KnownFinding>>>>;

/** The answers that a vendor can give to an open question. */
export const possibleFindings = ['yes', 'partly', 'no'] as const satisfies readonly KnownFinding[];

/** Returns what is known on a day: facts that are stale by then are left out, because they count as open. */
export function currentFindings(
  facts: Readonly<Record<string, Readonly<Record<string, Pick<Fact, 'finding' | 'read' | 'checkedLive'>>>>>,
  now: Date,
): Findings {
  return mapValues(facts, (known) => mapValues(factsOn(known, now), ({ finding }) => finding));
}

/** Returns what is known of a solution for a criterion. */
export function findingOf(findings: Findings, solution: string, criterion: string): Finding {
  return findings[solution]?.[criterion] ?? 'open';
}

/** Returns the findings as they would be after a vendor's answer. */
export function withFinding(findings: Findings, solution: string, criterion: string, finding: KnownFinding): Findings {
  return { ...findings, [solution]: { ...findings[solution], [criterion]: finding } };
}
