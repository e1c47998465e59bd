import type { WizardDefinition } from '#domain/content/wizard';

/**
 * Targets that hide the served first step while the address names a later one: `:target` matches before any script
 * runs. Removed once the island is open, because on Back and Forward the browser would move the focus to them.
 */
export function StepAnchors({ definition }: { definition: WizardDefinition }) {
  // 'check' is the check's place (`stores/check-place.ts`).
  return [...definition.steps.slice(1).map(({ id }) => id), 'check'].map((id) => (
    <span className="scroll-mt-32" id={id} key={id} />
  ));
}
