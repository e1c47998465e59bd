import type { Geography, Jurisdiction } from '#domain/obligations/jurisdictions';
import { type Province, provincesOf } from '#domain/obligations/province';

/** Whose rules bind in every province. */
export const everywhere: readonly Jurisdiction[] = ['canada', 'international', 'payment-networks'];

const abroad: Record<Geography, readonly Jurisdiction[]> = {
  canada: [],
  'north-america': ['united-states'],
  global: ['united-states', 'european-union'],
};

/**
 * Returns how rules of these jurisdictions reach an organization in a province with this answer: at home; perhaps, where
 * they are of one of several provinces that the answer stands for; in another country that the answer includes
 * (`abroad`); or only in places that it does not (`elsewhere`).
 */
export function reach(
  of: readonly Jurisdiction[],
  geography: Geography,
  province: Province,
): 'home' | 'perhaps' | 'abroad' | 'elsewhere' {
  const own = provincesOf[province];
  if (of.some((each) => everywhere.includes(each) || (own.length === 1 && own.includes(each)))) return 'home';
  if (of.some((each) => own.includes(each))) return 'perhaps';
  return of.some((each) => abroad[geography].includes(each)) ? 'abroad' : 'elsewhere';
}
