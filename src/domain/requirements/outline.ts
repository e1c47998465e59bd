import { countedCriteria } from '#domain/check/settings';
import type { RequirementsInput } from '#domain/requirements/input';

/** A section of the document, and how much of the visitor's own is in it, in figures: '2 + 6', '7 rules'. */
export type OutlineLine = { heading: string; holds: string };

/** Returns the sections of the requirements document with what they hold, to be drawn before it is written. */
export function requirementsOutline({ criteria, settings, obligations }: RequirementsInput): OutlineLine[] {
  const counted = countedCriteria(
    criteria.map(({ id }) => id),
    settings,
  );
  const musts = counted.filter(({ isMust }) => isMust).length;
  const points = counted.reduce((sum, { weight }) => sum + weight, 0);
  const rules = obligations ? obligations.now.length + obligations.some.length + obligations.coming.length : 0;
  return [
    { heading: 'Our situation', holds: '' },
    { heading: 'Requirements', holds: `${count(musts, 'must')}, ${counted.length - musts} weighted` },
    { heading: 'How each requirement is verified', holds: count(counted.length, 'check') },
    { heading: 'Obligations', holds: count(rules, 'rule') },
    { heading: 'Evaluation', holds: count(points, 'point') },
    { heading: 'Price sheet', holds: '3 years' },
    { heading: 'Exit terms', holds: '' },
    { heading: 'Questions to vendors', holds: '' },
  ];
}

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
