import type { WizardDefinition } from '#domain/content/wizard';

/**
 * While the address names a later step, the served first one stays hidden: `:target` knows before any script. Gone
 * once the island is there, for the browser would take the focus to them on Back and Forward.
 */
export function StepAnchors({ definition }: { definition: WizardDefinition }) {
  // 'check' is the place beside the results (`stores/check-place.ts`).
  return [...definition.steps.slice(1).map(({ id }) => id), 'check'].map((id) => (
    <span className="scroll-mt-32" id={id} key={id} />
  ));
}
