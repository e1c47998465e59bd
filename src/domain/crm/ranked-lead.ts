import type { BriefSources } from '#domain/crm/brief-sources';
import { leadAnswers } from '#domain/crm/lead-answers';
import type { Lead } from '#domain/lead/schema';
import { adviceOn } from '#domain/recommendation/advice';
import { nearestCategories, recommend, type Recommendations } from '#domain/recommendation/recommend';
import { type Sheet, sheetOf } from '#domain/recommendation/sheet/sheet';

/** The ranking of a lead and its sheet, made once for all that its note says. */
export type RankedLead = { recommendations: Recommendations; sheet: Sheet };

/**
 * Returns the ranking for a lead's answers on the day it came in; null where nothing is ranked: answers or catalogue that
 * could not be read, no challenge area, or one without recommendations.
 */
export function rankedLead(lead: Lead, received: Date, { advice, words }: BriefSources): RankedLead | null {
  const known = leadAnswers(lead, words);
  if (!known?.answers['challengeArea'] || !advice) return null;
  if (nearestCategories(known.wizard, known.answers).length > 0) return null;
  const current = adviceOn(advice, received);
  const recommendations = recommend(known.wizard, known.answers, current);
  return { recommendations, sheet: sheetOf(recommendations, current, 'their') };
}
