import type { Lead } from '#domain/lead/schema';
import { kindMark } from '#domain/obligations/choice';

/**
 * Returns the industry that a lead names, the kind of organization and the province beside it, as ids; '' for each that it
 * leaves out.
 */
export function industryOf({ industry = '' }: Pick<Lead, 'industry'>): { id: string; kind: string; province: string } {
  const [id = '', kind = '', province = ''] = industry.split(kindMark);
  return { id, kind, province };
}
