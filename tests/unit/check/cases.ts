import { type Finding, type Findings, possibleFindings } from '#domain/check/findings';
import type { Candidate } from '#domain/check/score';
import type { Settings } from '#domain/check/settings';
import type { Random } from '#tests/fixtures/random';

/* Random candidates and settings, and the simplest way to find who is first, to compare the rules with. */

export type Case = { candidates: Candidate[]; criteria: string[]; settings: Settings; findings: Findings };

/** Returns a case with about this share of open answers, and occasionally a must. */
export function randomCase(random: Random, size: { candidates: number; criteria: number; open: number }): Case {
  const candidates = upTo(size.candidates, (index) => ({ id: `s${index}`, name: `Solution ${index}` }));
  const criteria = upTo(size.criteria, (index) => `c${index}`);
  const findings = Object.fromEntries(
    candidates.map(({ id }) => [
      id,
      Object.fromEntries(
        criteria
          .filter(() => !random.chance(size.open))
          .map((criterion) => [criterion, random.one(['yes', 'yes', 'partly', 'no'] as const)]),
      ),
    ]),
  );
  return { candidates, criteria, settings: randomSettings(random, criteria), findings };
}

export function randomSettings(random: Random, criteria: readonly string[]): Settings {
  return Object.fromEntries(
    criteria.map((criterion) => [
      criterion,
      random.chance(0.1) ? 'must' : (random.whole(0, 5) as 0 | 1 | 2 | 3 | 4 | 5),
    ]),
  );
}

/** Returns the open answers that count: of candidates that fail no must, on criteria above 0. */
export function openAnswers({ candidates, criteria, settings, findings }: Case) {
  return candidates
    .filter(({ id }) =>
      criteria.every((criterion) => settings[criterion] !== 'must' || findings[id]?.[criterion] !== 'no'),
    )
    .flatMap(({ id }) =>
      criteria
        .filter((criterion) => settings[criterion] !== 0 && !findings[id]?.[criterion])
        .map((criterion) => ({ candidate: id, criterion })),
    );
}

/** Returns the ids with the highest score, in the order given; an open answer earns nothing and fails no must. */
export function firstByHand({ candidates, criteria, settings, findings }: Case): string[] {
  let most = -1;
  let first: string[] = [];
  for (const { id } of candidates) {
    let points = 0;
    for (const criterion of criteria) {
      const finding: Finding = findings[id]?.[criterion] ?? 'open';
      const setting = settings[criterion] ?? 0;
      if (setting === 'must') points += finding === 'no' ? -Infinity : 0;
      else points += finding === 'yes' ? setting : finding === 'partly' ? setting / 2 : 0;
    }
    if (points < 0 || points < most) continue;
    first = points > most ? [id] : [...first, id];
    most = points;
  }
  return first;
}

/** Calls back for each outcome of these answers, with the findings and the outcome as digits 0 to 2. */
export function eachWay(
  findings: Findings,
  open: readonly { candidate: string; criterion: string }[],
  call: (findings: Findings, way: number) => void,
): void {
  const filled = Object.fromEntries(Object.entries(findings).map(([id, known]) => [id, { ...known }]));
  for (let way = 0; way < 3 ** open.length; way += 1) {
    open.forEach(({ candidate, criterion }, index) => {
      const finding = possibleFindings[Math.floor(way / 3 ** index) % 3];
      if (finding) (filled[candidate] ??= {})[criterion] = finding;
    });
    call(filled, way);
  }
}

function upTo<T>(most: number, make: (index: number) => T): T[] {
  return Array.from({ length: most }, (_, index) => make(index));
}
