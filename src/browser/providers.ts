import { layers } from '#domain/layers';
import {
  type Facet,
  facetSeparator,
  listAddress,
  type ListedProvider,
  type ProviderSolution,
} from '#domain/providers/listed';
import { findings } from '#domain/facts/words';
import { isRecord } from '#domain/record';
import { solutionPath } from '#domain/recommendation/solution-path';

/** Returns the providers in the page, parsed from its cards, so that the page contains them only once. */
export function providersInPage(page: ParentNode): ListedProvider[] {
  return [...page.querySelectorAll<HTMLElement>('[data-layer]')].flatMap((card) => {
    const entries = (facet: Facet) =>
      card.querySelector(`[data-facet=${facet}]`)?.textContent?.split(facetSeparator) ?? undefined;
    const text = (part: string) => card.querySelector(part)?.textContent ?? '';
    return asProvider({
      name: text('h3'),
      description: text('p + p'),
      url: card.querySelector(':scope > a')?.getAttribute('href'),
      category: layers.find(({ key }) => key === card.dataset['layer'])?.name,
      specialties: entries('specialties'),
      industries: entries('industries'),
      solutions: [...card.querySelectorAll('.products a')].map((link) => {
        const figure = (part: string) => Number(link.nextElementSibling?.getAttribute(part));
        return {
          name: link.textContent,
          path: link.getAttribute('href'),
          known: figure('data-known'),
          of: figure('data-of'),
          inCanada: link.nextElementSibling?.getAttribute('data-canada') ?? undefined,
        };
      }),
    });
  });
}

/** Returns the whole list from its own file, or null if it cannot be loaded. */
export async function fetchProviders(): Promise<ListedProvider[] | null> {
  try {
    const response = await fetch(listAddress);
    const list: unknown = response.ok ? await response.json() : null;
    return Array.isArray(list) ? list.flatMap(asProvider) : null;
  } catch {
    return null;
  }
}

function asProvider(value: unknown): ListedProvider[] {
  if (!isRecord(value)) return [];
  const { name, url, description } = value;
  const category = layers.find((layer) => layer.name === value['category'])?.name;
  if (typeof name !== 'string' || typeof url !== 'string' || typeof description !== 'string' || !category) return [];
  const [specialties, industries] = [textsIn(value['specialties']), textsIn(value['industries'])];
  return [{ name, url, description, category, specialties, industries, solutions: solutionsIn(value['solutions']) }];
}

/** Returns undefined if there are none. Only pages of this site, because a path becomes a link. */
function solutionsIn(value: unknown): ProviderSolution[] | undefined {
  const solutions = (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const { name, path, known, of, ...rest } = isRecord(entry) ? entry : {};
    const inCanada = findings.find((finding) => finding === rest['inCanada']);
    const isPage = typeof path === 'string' && path.startsWith(solutionPath(''));
    const isCounted = typeof known === 'number' && typeof of === 'number';
    return typeof name === 'string' && isCounted && isPage ? [{ name, path, known, of, inCanada }] : [];
  });
  return solutions.length > 0 ? solutions : undefined;
}

function textsIn(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined;
}
