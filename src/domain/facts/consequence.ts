type Raised = { raisedBy: readonly { weight: number; must: boolean }[] };

/**
 * Returns things by what hangs on their criterion, most first: those that an answer makes a must, then by the highest
 * weight that an answer gives, then by how many answers raise it. Otherwise they keep their order.
 */
export function byConsequence<T>(things: readonly T[], criterionOf: (thing: T) => Raised): T[] {
  const weigh = (thing: T) => {
    const { raisedBy } = criterionOf(thing);
    const musts = raisedBy.filter(({ must }) => must).length;
    return [Math.min(musts, 1), Math.max(0, ...raisedBy.map(({ weight }) => weight)), raisedBy.length] as const;
  };
  return [...things].sort((one, other) => {
    const [own, others] = [weigh(one), weigh(other)];
    return others[0] - own[0] || others[1] - own[1] || others[2] - own[2];
  });
}
