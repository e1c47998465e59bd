import { isRecord } from '#domain/record';
import type { AssumptionName } from '#domain/roi/assumptions';

/** The address of the detailed model's initial values, the same file for every visitor. */
export const roiModelAddress = '/roi-model.json';

/** The initial value of an assumption, and one sentence on its origin. */
export type Assumed = { value: number; source: string };

/** The changes of a scenario, in percent: `automation` applies to whole calls and shortened ones. */
export type ScenarioChanges = {
  automation: number;
  realization: number;
  rampUpMonths: number;
  implementationCost: number;
};

/** The editors' text and values for the detailed model: `src/content/roi.yaml`, and its explanation. */
export type RoiModelContent = {
  assumptions: Readonly<Record<AssumptionName, Assumed>>;
  scenarios: { conservative: ScenarioChanges; optimistic: ScenarioChanges };
  /** Shown under a negative first-year net. */
  negativeFirstYear: string;
  scope: readonly { title: string; text?: string | undefined }[];
};

/** Returns the content of the model, or null for anything else, such as an error page or a truncated file. */
export function roiModelContentOf(value: unknown): RoiModelContent | null {
  const isWhole = isRecord(value) && isRecord(value['assumptions']) && isRecord(value['scenarios']);
  return isWhole ? (value as RoiModelContent) : null;
}
