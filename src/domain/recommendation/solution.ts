import type { Audience } from '#domain/content/solution';
import type { LayerName } from '#domain/layers';
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
