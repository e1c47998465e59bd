import { type CollectionEntry, getCollection } from 'astro:content';
import { type SolutionSummary, solutionSummaries } from '#queries/solution-pages';
import { alphabetical } from '#domain/text/alphabet';
import { findingOf } from '#domain/facts/standing';
import { type ListedProvider, oneLine, type ProviderSolution, shownOnCard } from '#domain/providers/listed';

export type Provider = CollectionEntry<'providers'>['data'];

/** Returns the name for narrow places. */
export function shownName({ name, shortName }: Provider): string {
  return shortName ?? name;
}

/** Returns the providers that fulfil a condition, in alphabetical order of their displayed names. */
export async function providersWith(condition: (provider: Provider) => boolean): Promise<Provider[]> {
  const all = (await getCollection('providers')).map(({ data }) => data);
  return alphabetical(all.filter(condition), shownName);
}

/** Returns the providers of the directory, in alphabetical order. */
export async function listedProviders(): Promise<ListedProvider[]> {
  const listed = await providersWith(({ directory }) => directory);
  const solutions = Map.groupBy(await solutionSummaries(), ({ provider }) => provider.data.name);
  const names = new Map((await getCollection('industries')).map(({ id, data }) => [id, data.name]));
  return alphabetical(
    listed.map(({ name, url, category, description, specialties, industries }) => ({
      name,
      url,
      category,
      description,
      specialties,
      industries: industries?.map((id) => names.get(id) ?? id),
      solutions: solutions
        .get(name)
        ?.toSorted(firstInLayer(category))
        .map((solution, index) => ({
          name: (index < shownOnCard && solution.name.length > oneLine && solution.short) || solution.name,
          path: solution.path,
          known: solution.known,
          of: solution.standings.length,
          inCanada: inCanada(solution),
        })),
    })),
    ({ name }) => name,
  );
}

function inCanada({ standings }: SolutionSummary): ProviderSolution['inCanada'] {
  const residency = standings.find(({ criterion }) => criterion.id === 'data-in-canada');
  return residency && findingOf(residency.standing);
}

/** Orders a provider's products for its card: those of the card's layer first, then by how much is known of each. */
const firstInLayer = (category: string) => (one: SolutionSummary, other: SolutionSummary) =>
  Number(other.layer === category) - Number(one.layer === category) || other.known - one.known;
