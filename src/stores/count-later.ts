import type { countSteps } from '#stores/step-counts';

/** Has the steps of a wizard counted (`stores/step-counts.ts`), by a script of its own that nobody waits for. */
export function countStepsLater(...wizard: Parameters<typeof countSteps>): void {
  import('#stores/step-counts').then(
    (script) => script.countSteps(...wizard),
    () => {},
  );
}
