import type { SolutionEntry } from '#domain/content/solution';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Advice, AdviceCriterion } from '#domain/recommendation/advice';
import { confirmedNeeds } from '#domain/recommendation/confirmed';
import { byName } from '#domain/recommendation/editors-ranking';
import { openNeeds } from '#domain/recommendation/needs';
import { recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { representatives } from '#domain/recommendation/representatives';

/** A solution with its needs as its file has them, confirmed today or not. */
export type WrittenSolution = Omit<Solution, 'needs'> & Pick<SolutionEntry, 'needs'>;

/** What open facts are looked for in; `facts` are those that count today. */
export type OpenFactsSource = Pick<Advice, 'needs' | 'criteria' | 'facts'> & { solutions: readonly WrittenSolution[] };

/** A criterion about which no fact of a solution counts, and how many rankings leave a need open for that reason. */
export type OpenFact = { solution: Solution; criterion: AdviceCriterion; rankings: number };

/**
 * Returns the open facts that rankings wait for, and how many rankings there are: one for each set of answers that the
 * wizard takes. A ranking waits for a fact where it shows a solution with a stated need that is not confirmed, because no
 * fact counts about the criterion behind it: its words change once the fact is found. That criterion is the one that the
 * solution's file names for the need, or else the need's own; what has neither is for the editor to judge. The most
 * rankings first, equal ones by the solution's name, then in the order of the criteria.
 */
export function openFacts(wizard: WizardDefinition, source: OpenFactsSource): { open: OpenFact[]; rankings: number } {
  const { needs, criteria, facts } = source;
  const written = new Map(source.solutions.map((solution) => [solution.id, solution.needs]));
  const solutions = source.solutions.map((solution) => ({
    ...solution,
    needs: confirmedNeeds(solution.needs, facts[solution.id] ?? {}),
  }));
  /** The criteria that settle these needs of a solution, each once, of which nothing is known. */
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
