import type { Audience } from '#domain/content/solution';
import { type LayerName, layerNames } from '#domain/layers';
import { isRecord } from '#domain/record';
import type { FallbackCase } from '#domain/recommendation/cases';

/** One solution as the ranking sees it: from the catalogue, or read off a website (then without `cases`). Specification §3. */
export type Solution = {
  id: string;
  name: string;
  category: LayerName;
  /** The provider's name, not its id. */
  provider: string;
  description: string;
  benefits: readonly string[];
  targetAudience: readonly Audience[];
  /** Ids of industries. */
  industries: readonly string[];
  keywords: readonly string[];
  cases: readonly { case: FallbackCase; order: number }[];
  /** What is known of it, by needs; a need that is not there is not confirmed. */
  needs?: Readonly<Record<string, KnownNeed>>;
  /** What to check before buying it, in an editor's words. */
  cautions?: string;
  /** Of a website's solution: the id of the catalogue's own of the same name, whose needs and cautions it has then. */
  listedAs?: string;
};

/** Whether a solution meets a need, in words that begin a sentence, and the criterion whose fact says so, or 'editor'. */
export type KnownNeed = { met: boolean | 'partly'; says: string; basis: string };

/** What the editors' ranking is made from. */
export type Catalogue = { needs: readonly Need[]; solutions: readonly Solution[] };

/** One need that an answer states: `src/content/needs`. */
export type Need = {
  id: string;
  label: string;
  question: string;
  is: readonly string[];
  asked: string;
  notConfirmed: string;
  criterion?: string | undefined;
  layers?: readonly LayerName[] | undefined;
};

/** Returns whether a need concerns a layer: Microsoft Teams is no matter of a firewall's. */
export function concerns({ layers }: Pick<Need, 'layers'>, layer: LayerName): boolean {
  return layers === undefined || layers.includes(layer);
}

/** Returns whether something of unknown origin (stored, read off a page) is a solution. */
export function isSolution(value: unknown): value is Solution {
  if (!isRecord(value)) return false;
  const texts = ['id', 'name', 'provider', 'description'] as const;
  const lists = ['benefits', 'targetAudience', 'industries', 'keywords', 'cases'] as const;
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    layerNames.some((name) => name === value['category']) &&
    lists.every((name) => isListOf(value[name], name === 'cases' ? 'object' : 'string'))
  );
}

function isListOf(value: unknown, type: 'string' | 'object'): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === type);
}
