/** How many visits came as far as each step of a wizard: its steps in order, without the wizard's name. */
export type Funnel = { wizard: string; steps: { step: string; count: number }[] };

/**
 * Returns the funnels of the wizards that anybody began. `steps` are `wizard/step`, in their order; `counts` how often each was
 * counted. Everyone starts at the first step, so a funnel starts with the first answer instead. No step has fewer visits
 * than one after it: a visit may have begun before the days that were counted, and earlier builds counted no step that a
 * visit was led past.
 */
export function funnelsOf(steps: readonly string[], counts: Readonly<Record<string, number>>): Funnel[] {
  const wizards = Map.groupBy(steps, (step) => step.split('/')[0] ?? '');
  return [...wizards].flatMap(([wizard, [begun = '', , ...later]]) => {
    const all = [begun, ...later];
    const reached = all.map((step, index) => ({
      step: step.slice(wizard.length + 1),
      count: Math.max(...all.slice(index).map((each) => counts[each] ?? 0)),
    }));
    return reached[0]?.count ? [{ wizard, steps: reached }] : [];
  });
}
