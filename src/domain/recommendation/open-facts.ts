import type { SolutionEntry } from '#domain/content/solution';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import { confirmedNeeds } from '#domain/recommendation/confirmed';
import { byName } from '#domain/recommendation/editors-ranking';
import { openNeeds } from '#domain/recommendation/needs';
import { recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { representatives } from '#domain/recommendation/representatives';

/** A solution with the needs in its file, confirmed today or not. */
export type WrittenSolution = Omit<Solution, 'needs'> & Pick<SolutionEntry, 'needs'>;

/** The data to search for open facts; `facts` are those that count today. */
export type OpenFactsSource = Pick<Advice, 'needs' | 'criteria' | 'facts'> & { solutions: readonly WrittenSolution[] };

/**
 * A criterion on which no fact of a solution counts, and the number of rankings that leave a need open for that reason.
 */
export type OpenFact = { solution: Solution; criterion: AdviceCriterion; rankings: number };

/**
 * Returns the open facts that rankings wait for, and the number of rankings: one for each set of answers that the
 * wizard accepts. A ranking waits for a fact where it shows a solution with an unconfirmed stated need, because no fact
 * counts on the criterion behind it: its text changes once the fact is found. The criterion is the one that the
 * solution's file names for the need, or else the need's own; with neither, the need is left to the editor's judgment.
 * Most rankings first, ties by the solution's name, then in the order of the criteria.
 */
export function openFacts(wizard: WizardDefinition, source: OpenFactsSource): { open: OpenFact[]; rankings: number } {
  const { needs, criteria, facts } = source;
  const written = new Map(source.solutions.map((solution) => [solution.id, solution.needs]));
  const solutions = source.solutions.map((solution) => ({
    ...solution,
    needs: confirmedNeeds(solution.needs, facts[solution.id] ?? {}),
    known: Object.keys(facts[solution.id] ?? {}).length,
  }));
  /** The criteria behind a solution's unconfirmed needs, each once, that have no fact. */
  const openCriteria = ({ id, category }: Solution, unconfirmed: readonly string[]) => {
    const asked = needs
      .filter((need) => unconfirmed.includes(need.id))
      .map((need) => written.get(id)?.[need.id]?.basis ?? need.criterion);
    return criteria.filter(
      (criterion) =>
        asked.includes(criterion.id) && criterion.layers.includes(category) && !(criterion.id in (facts[id] ?? {})),
    );
  };
  const found = new Map<string, OpenFact>();
  const { representatives: ranked, sets } = representatives(wizard, needs);
  for (const { answers, layers } of ranked) {
    const { top, additional } = recommend(wizard, answers, { needs, solutions });
    for (const { solution, needs: standings } of [...top, ...additional]) {
      const counted = layers.get(solution.category) ?? 0;
      if (counted === 0) continue;
      const unconfirmed = openNeeds(standings).map(({ need }) => need);
      for (const criterion of openCriteria(solution, unconfirmed)) {
        const key = `${solution.id} ${criterion.id}`;
        const before = found.get(key)?.rankings ?? 0;
        found.set(key, { solution, criterion, rankings: before + counted });
      }
    }
  }
  const open = [...found.values()].sort(
    (a, b) =>
      b.rankings - a.rankings ||
      byName(a.solution, b.solution) ||
      criteria.indexOf(a.criterion) - criteria.indexOf(b.criterion),
  );
  return { open, rankings: sets };
}
