import type { Audience } from '#domain/content/solution';
import { type LayerName, layerNames } from '#domain/layers';
import { isRecord } from '#domain/record';
import type { FallbackCase } from '#domain/recommendation/cases';
import type { Job } from '#domain/recommendation/jobs';

/**
 * A solution as the ranking reads it: from the catalogue, or extracted from a website (then without `cases`).
 * Specification §3.
 */
export type Solution = {
  id: string;
  name: string;
  category: LayerName;
  /** The job it does; a website's solution has none. */
  job?: Job;
  /** The provider's name, not its id. */
  provider: string;
  description: string;
  benefits: readonly string[];
  targetAudience: readonly Audience[];
  /** Whether the buyer's own staff install and run it. */
  selfRun?: boolean | undefined;
  /** Ids of industries. */
  industries: readonly string[];
  keywords: readonly string[];
  cases: readonly { case: FallbackCase; order: number }[];
  /** Known standings by need; a missing need is not confirmed. */
  needs?: Readonly<Record<string, KnownNeed>>;
  /** The number of criteria on which a fact counts today; absent for a website's solution. */
  known?: number;
  /** Points to check before buying it, in an editor's words. */
  cautions?: string;
  /** The first of them in at most 72 characters, and the name in at most 18; absent where not written. */
  caution?: string | undefined;
  short?: string | undefined;
  /**
   * For a website's solution: the id of the catalogue's solution of the same name, whose needs and cautions it takes.
   */
  listedAs?: string;
};

/**
 * Whether a solution meets a need, in words that begin a sentence, and the criterion of the fact behind it, or
 * 'editor'. `brief` says it in at most 32 characters, where the fact does not.
 */
export type KnownNeed = { met: boolean | 'partly'; says: string; basis: string; brief?: string | undefined };

/** The data of the editor's ranking. */
export type Catalogue = { needs: readonly Need[]; solutions: readonly Solution[] };

/** One need that an answer states: `src/content/needs`. */
export type Need = {
  id: string;
  label: string;
  asks?: string | undefined;
  question: string;
  is: readonly string[];
  asked: string;
  notConfirmed: string;
  criterion?: string | undefined;
  layers?: readonly LayerName[] | undefined;
};

/** Returns whether a need applies to a layer: Microsoft Teams does not concern a firewall. */
export function concerns({ layers }: Pick<Need, 'layers'>, layer: LayerName): boolean {
  return layers === undefined || layers.includes(layer);
}

/** Returns whether a value of unknown origin (stored, or extracted from a page) is a solution. */
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
