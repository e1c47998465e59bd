import { isRecord } from '#domain/record';
import type { AssumptionName } from '#domain/roi/assumptions';

/** The address of what the detailed model starts from: the same file for every visitor. */
export const roiModelAddress = '/roi-model.json';

/** What an assumption is until the visitor replaces it, and one sentence on where that comes from. */
export type Assumed = { value: number; source: string };

/** By how many percent a reading differs from the assumptions: `automation` is whole calls and shortened ones. */
export type ScenarioChanges = {
  automation: number;
  realization: number;
  rampUpMonths: number;
  implementationCost: number;
};

/** What editors say of the detailed model: `src/content/roi.yaml`, and what it explains. */
export type RoiModelContent = {
  assumptions: Readonly<Record<AssumptionName, Assumed>>;
  scenarios: { conservative: ScenarioChanges; optimistic: ScenarioChanges };
  /** What stands under a negative first-year net. */
  negativeFirstYear: string;
  scope: readonly { title: string; text?: string | undefined }[];
};

/** Returns the content of the model, or null for anything else: a page of an error, a file that was cut off. */
export function roiModelContentOf(value: unknown): RoiModelContent | null {
  const isWhole = isRecord(value) && isRecord(value['assumptions']) && isRecord(value['scenarios']);
  return isWhole ? (value as RoiModelContent) : null;
}
