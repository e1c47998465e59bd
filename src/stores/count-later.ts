import type { countSteps } from '#stores/step-counts';

/** Counts the steps of a wizard (`stores/step-counts.ts`) by a separate script, which delays nothing. */
export function countStepsLater(...wizard: Parameters<typeof countSteps>): void {
  import('#stores/step-counts').then(
    (script) => script.countSteps(...wizard),
    () => {},
  );
}
