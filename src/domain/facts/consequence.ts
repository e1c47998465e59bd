type Raised = { raisedBy: readonly { weight: number; must: boolean }[]; isMustByRule: boolean };

/**
 * Returns things by what hangs on their criterion, most first: those that an answer or a rule makes a must, then by the
 * highest weight that an answer gives, then by how many answers raise it. Otherwise they keep their order.
 */
export function byConsequence<T>(things: readonly T[], criterionOf: (thing: T) => Raised): T[] {
  const weigh = (thing: T) => {
    const { raisedBy, isMustByRule } = criterionOf(thing);
    const isMust = isMustByRule || raisedBy.some(({ must }) => must);
    return [Number(isMust), Math.max(0, ...raisedBy.map(({ weight }) => weight)), raisedBy.length] as const;
  };
  return [...things].sort((one, other) => {
    const [own, others] = [weigh(one), weigh(other)];
    return others[0] - own[0] || others[1] - own[1] || others[2] - own[2];
  });
}
