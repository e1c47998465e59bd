import type { WizardDefinition } from '#domain/content/wizard';
import { provinces } from '#domain/obligations/province';
import { choiceOf } from '#domain/obligations/situation';
import type { Advice } from '#domain/recommendation/advice';
import type { Known } from '#domain/share/decode';

/**
 * Returns what a link to a wizard's results can refer to today: its answers, industries with their kinds, criteria,
 * solutions.
 */
export function knownToLinks(wizard: WizardDefinition, advice: Advice): Known {
  const { criteria, solutions, version } = advice;
  const industries = advice.industries.flatMap(({ id, kinds }) =>
    [undefined, ...kinds.map((kind) => kind.id)].flatMap((kind) =>
      provinces.map((province) => ({ id: choiceOf(id, kind, province) })),
    ),
  );
  return { wizard, industries, criteria, solutions, version };
}
