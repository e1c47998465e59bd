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
  cases: readonly { case: FallbackCase; fit?: number | undefined }[];
};

/** The id of the block of data in which a wizard's page carries the catalogue: below the first step, which does not wait for it. */
export const catalogueBlock = 'catalogue';

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
