/** What gives a rule its force: an act, a supervisor's advice, or a signature. */
export const natures = ['law', 'guideline', 'contract'] as const;

export type Nature = (typeof natures)[number];

/** Returns whether a rule binds by a signature, and nobody without one. */
export function isContract({ nature }: { nature: Nature }): boolean {
  return nature === 'contract';
}

/** A number of rules of each nature. */
export type NatureCounts = Readonly<Record<Nature, number>>;

/** Returns how many rules are laws, guidelines and contract standards. Advice, section 8. */
export function countByNature(rules: readonly { nature: Nature }[]): NatureCounts {
  const counts = { law: 0, guideline: 0, contract: 0 };
  for (const { nature } of rules) counts[nature] += 1;
  return counts;
}
