import { type CollectionEntry, getCollection } from 'astro:content';
import { fileOf } from '#queries/entries';
import { oncePerBuild } from '#queries/once-per-build';
import { ordered } from '#queries/ordered';
import { currentFacts, rankedSolutions, statableNeeds } from '#queries/solutions';
import { type FactStanding, isKnown, standings } from '#domain/facts/standing';
import { caseWords } from '#domain/recommendation/words';
import { type FallbackCase, fallbackCaseNames } from '#domain/recommendation/cases';
import type { LayerName } from '#domain/layers';
import { needCell } from '#domain/recommendation/sheet/cell';
import type { SheetRow } from '#domain/recommendation/sheet/sheet';
import type { Solution } from '#domain/recommendation/solution';
import { alphabetical } from '#domain/text/alphabet';
import { solutionPath } from '#domain/recommendation/solution-path';

/** A criterion with its file name, and whether a rule makes it a must. */
export type Criterion = { id: string; isMustByRule: boolean } & CollectionEntry<'criteria'>['data'];

/** A solution's standing on a criterion that applies to its layer. */
export type CriterionStanding = FactStanding & { criterion: Criterion };

/** A solution in lists. */
export type SolutionSummary = {
  id: string;
  path: string;
  name: string;
  /** Its name for narrow places, where one is written. */
  short?: string | undefined;
  layer: LayerName;
  description: string;
  benefits: readonly string[];
  provider: CollectionEntry<'providers'>;
  targetAudience: readonly string[];
  standings: CriterionStanding[];
  /** The number of known ones. */
  known: number;
};

/** Returns every solution with today's standings, in alphabetical order. */
export const solutionSummaries = oncePerBuild(async (): Promise<SolutionSummary[]> => {
  const now = new Date();
  const raised = (await getCollection('rules')).flatMap(({ data }) => data.raises);
  const isMustByRule = (id: string) => raised.some(({ criterion, must }) => must && criterion === id);
  const criteria = (await ordered('criteria')).map(({ id, data }) => ({
    id,
    ...data,
    isMustByRule: isMustByRule(id),
  }));
  const facts = new Map((await getCollection('facts')).map(({ id, data }) => [id, data]));
  const providers = new Map((await getCollection('providers')).map((entry) => [entry.id, entry]));
  const summaries = (await getCollection('solutions')).map(
    ({ id, data: { name, short, category, description, benefits, provider, targetAudience } }) => {
      const all = standings(criteria, category, facts.get(id) ?? {}, now);
      const maker = providers.get(provider);
      if (!maker) throw new Error(`${fileOf('providers', provider)} is missing: ${fileOf('solutions', id)} names it.`);
      return {
        id,
        path: solutionPath(id),
        name,
        short,
        layer: category,
        description,
        benefits,
        provider: maker,
        targetAudience,
        standings: all,
        known: all.filter(isKnown).length,
      };
    },
  );
  return alphabetical(summaries, ({ name }) => name);
});

/** A situation that a solution is a candidate for: all candidates in the editor's order, and its place among them. */
export type Ranking = { name: FallbackCase; words: string; place: number; candidates: SolutionSummary[] };

/** Returns how a solution stands on the needs that concern it, and the situations that it is a candidate for, for its page. */
export async function adviceOn(id: string): Promise<{ needs: SheetRow[]; rankings: Ranking[] }> {
  const summaries = new Map((await solutionSummaries()).map((summary) => [summary.id, summary]));
  const solutions = await rankedSolutions();
  const solution = solutions.find((each) => each.id === id);
  if (!solution) return { needs: [], rankings: [] };
  const all = await statableNeeds();
  const criteria = (await ordered('criteria')).map(({ id, data: { question } }) => ({ id, question }));
  const facts = (await currentFacts()).get(id) ?? {};
  const needs = all.flatMap((need): SheetRow[] => {
    const cell = needCell(need, solution, facts, { criteria, needs: all });
    return cell ? [{ need: need.id, label: need.label, cells: [cell], isOpenForAll: false }] : [];
  });
  const rankings = fallbackCaseNames.flatMap((name) => {
    const order = orderIn(name);
    if (order(solution) === undefined) return [];
    const candidates = solutions
      .filter((each) => order(each) !== undefined)
      .sort((a, b) => (order(a) ?? 0) - (order(b) ?? 0));
    return [
      {
        name,
        words: caseWords[name],
        place: candidates.indexOf(solution) + 1,
        candidates: candidates.flatMap((each) => summaries.get(each.id) ?? []),
      },
    ];
  });
  return { needs, rankings };
}

function orderIn(name: FallbackCase): (solution: Solution) => number | undefined {
  return ({ cases }) => cases.find((entry) => entry.case === name)?.order;
}
