import type { LayerName } from '#domain/layers';
import { type FallbackCase, fallbackCases } from '#domain/recommendation/cases';
import { byNeeds, meetsEveryNeed, missedNeeds, type NeedStanding } from '#domain/recommendation/needs';
import { mentionedIn } from '#domain/recommendation/predicates';
import type { Solution } from '#domain/recommendation/solution';
import { forContinuity, forInfrastructure } from '#domain/recommendation/words';
import type { Answers } from '#domain/wizard/answers';

/** A solution with its standing on each stated need. */
export type Standing = { solution: Solution; needs: NeedStanding[] };

/** A layer that the answers ask for, in which no solution of the catalogue meets every stated need. */
export type LayerGap = {
  layer: LayerName;
  /** The labels of the needs that its solutions miss. */
  unmet: string[];
};

/**
 * Returns the fallback case for these answers. Specification §9. A contact centre of unknown size is taken for a larger
 * one. Within cloud, the wish for continuity leads to backup, unless infrastructure is to change as well.
 */
export function fallbackCaseFor(answers: Answers): FallbackCase {
  const has = (question: string, value: string) => (answers[question] ?? []).includes(value);
  if (has('challengeArea', 'ai-automation')) return 'ai-automation';
  if (has('challengeArea', 'cybersecurity')) return 'cybersecurity';
  if (has('challengeArea', 'ccaas')) {
    if (has('organizationType', 'SMB')) return 'contact-center-smb';
    return has('organizationType', 'Mid-Market') ? 'contact-center-mid-market' : 'contact-center-larger';
  }
  if (has('challengeArea', 'ucaas')) return has('teamsIntegration', 'yes') ? 'ucaas-with-teams' : 'ucaas-without-teams';
  if (has('challengeArea', 'cloud')) {
    const forBackup = has('priorities', forContinuity) && !has('priorities', forInfrastructure);
    return forBackup ? 'backup' : 'cloud';
  }
  return 'no-match';
}

/** So many criteria must be known of a solution that takes a place. Advice, section 8. */
export const leastKnown = 6;

/** Returns whether enough is known of a solution for a place; of a website's solution, nothing is counted. */
export function isWellKnown({ known = leastKnown }: Pick<Solution, 'known'>): boolean {
  return known >= leastKnown;
}

/**
 * Returns a case's candidates in its places, with the places' fixed scores, and the remaining candidates. Candidates are
 * ordered by the stated needs that they miss, then by those not confirmed, then by those met on a condition, then as the
 * editor has them. A place goes to the first of those that miss fewest, if enough is known of it. One of which little is known
 * takes a place only where it meets every need and everybody known misses one, or where there is no other. Of several as
 * good, one goes first whose maker has no place yet. Specification §9, Fallback recommendations; advice, section 8.
 */
export function filledPlaces(
  catalogue: readonly Solution[],
  fallbackCase: FallbackCase,
  standingOf: (solution: Solution) => NeedStanding[],
): { top: (Standing & { score: number })[]; rest: Standing[]; candidates: number } {
  const candidates = catalogue
    .flatMap((solution) => {
      const order = solution.cases.find((entry) => entry.case === fallbackCase)?.order;
      return order === undefined ? [] : [{ solution, order, needs: standingOf(solution) }];
    })
    .sort((a, b) => byNeeds(a.needs, b.needs) || a.order - b.order)
    .map(({ solution, needs }) => ({ solution, needs }));
  const rest = [...candidates];
  const top: (Standing & { score: number })[] = [];
  for (const score of fallbackCases[fallbackCase]) {
    const next = nextPlace(rest, top);
    if (!next) break;
    rest.splice(rest.indexOf(next), 1);
    top.push({ ...next, score });
  }
  return { top, rest, candidates: candidates.length };
}

function nextPlace(rest: readonly Standing[], placed: readonly Standing[]): Standing | undefined {
  const eligible = rest.filter((each) => isKnown(each) || meetsEveryNeed(each.needs));
  const least = Math.min(...eligible.map(({ needs }) => missedNeeds(needs).length));
  const fewestMissed = eligible.filter(({ needs }) => missedNeeds(needs).length === least);
  const best = fewestMissed.find(isKnown) ?? fewestMissed[0];
  if (!best) return rest[0];
  const asGood = fewestMissed.filter(
    (each) => isKnown(each) === isKnown(best) && byNeeds(each.needs, best.needs) === 0,
  );
  const makers = placed.map(({ solution }) => solution.provider);
  return asGood.find(({ solution }) => !makers.includes(solution.provider)) ?? best;
}

function isKnown({ solution }: Standing): boolean {
  return isWellKnown(solution);
}

/** A layer that the answers ask for, with the keywords of each such answer. */
export type AskedLayer = { layer: LayerName; keywords: (readonly string[])[] };

/**
 * Returns, for the asked layers that none of these solutions covers, one pick each that misses no stated need, or a
 * gap. Without staff for it (`size` below 250 employees), nothing that the buyer would have to run is picked. Picks are compared by their needs as candidates are, then by the number of answers they match, then by matching
 * keywords, then by the editor's order, then by name.
 */
export function layerPicks(
  catalogue: readonly Solution[],
  asked: readonly AskedLayer[],
  { top, rest }: { top: readonly Standing[]; rest: readonly Standing[] },
  standingOf: (solution: Solution) => NeedStanding[],
  size = '',
): { picks: Standing[]; gaps: LayerGap[] } {
  const covered = [...top, ...rest.filter(({ needs }) => missedNeeds(needs).length === 0)];
  const picks: Standing[] = [];
  const gaps: LayerGap[] = [];
  for (const { layer, keywords } of asked) {
    if (covered.some(({ solution }) => solution.category === layer)) continue;
    // The layer's pick answers a priority, not the challenge area, which belongs to another layer.
    const inLayer = catalogue
      .filter(({ category }) => category === layer)
      .map((solution) => ({ solution, needs: standingOf(solution).filter(({ need }) => need !== 'challenge') }));
    const fitting = inLayer
      .filter(({ solution, needs }) => missedNeeds(needs).length === 0 && !(solution.selfRun && isSmall(size)))
      .map((standing) => ({ standing, ...strength(standing, keywords) }))
      .sort(
        (a, b) =>
          byNeeds(a.standing.needs, b.standing.needs) ||
          b.answered - a.answered ||
          b.mentioned - a.mentioned ||
          a.order - b.order ||
          byName(a.standing.solution, b.standing.solution),
      );
    if (fitting[0]) picks.push(fitting[0].standing);
    else gaps.push({ layer, unmet: [...new Set(inLayer.flatMap(({ needs }) => missedNeeds(needs).map(labelOf)))] });
  }
  return { picks, gaps };
}

/** Returns whether an organization type stands for fewer than 250 employees. */
function isSmall(organizationType: string): boolean {
  return organizationType === 'SMB' || organizationType === 'Mid-Market';
}

/** The order of a solution that is a candidate of no case: after all others. */
const lastOrder = 100;

/** Returns the values by which the picks of a layer are compared. */
function strength({ solution }: Standing, keywords: AskedLayer['keywords']) {
  const mentions = keywords.map((words) => mentionedIn(solution, words).length);
  return {
    answered: mentions.filter((count) => count > 0).length,
    mentioned: mentions.reduce((sum, count) => sum + count, 0),
    order: Math.min(lastOrder, ...solution.cases.map((entry) => entry.order)),
  };
}

function labelOf({ label }: NeedStanding): string {
  return label;
}

/** Compares code units, not by locale: the same order on every machine. */
export function byName(a: Solution, b: Solution): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
}
