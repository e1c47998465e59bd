import type { WizardDefinition } from '#domain/content/wizard';
import { kindMark } from '#domain/obligations/choice';
import type { Advice } from '#domain/recommendation/advice';
import type { Known } from '#domain/share/decode';

/**
 * Returns what a link to a wizard's results can refer to today: its answers, industries with their kinds, criteria,
 * solutions.
 */
export function knownToLinks(wizard: WizardDefinition, advice: Advice): Known {
  const { criteria, solutions, version } = advice;
  const industries = advice.industries.flatMap(({ id, kinds }) => [
    { id },
    ...kinds.map((kind) => ({ id: `${id}${kindMark}${kind.id}` })),
  ]);
  return { wizard, industries, criteria, solutions, version };
}
