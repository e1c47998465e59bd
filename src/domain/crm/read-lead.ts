import type { BriefSources } from '#domain/crm/brief-sources';
import { type LeadAnswers, leadAnswers } from '#domain/crm/lead-answers';
import type { Lead } from '#domain/lead/schema';
import { type Advice, adviceOn } from '#domain/recommendation/advice';
import { nearestCategories, recommend, type Recommendations } from '#domain/recommendation/recommend';
import { type Sheet, sheetOf } from '#domain/recommendation/sheet/sheet';

/** The ranking of a lead, and its sheet. */
export type RankedLead = { recommendations: Recommendations; sheet: Sheet };

/** A lead with all that its note is made from, worked out once. */
export type ReadLead = {
  lead: Lead;
  received: Date;
  words: BriefSources['words'];
  /** The catalogue on the day on which the lead came in; null where it could not be read. */
  advice: Advice | null;
  /** Its answers in words; null where the wizard's questions could not be read. */
  known: LeadAnswers | null;
  /** Null where nothing is ranked: no answers or catalogue, no challenge area, or one without recommendations. */
  ranked: RankedLead | null;
};

/** Returns a lead read with what the site holds. */
export function readLead(lead: Lead, received: Date, { advice: built, words }: BriefSources): ReadLead {
  const known = leadAnswers(lead, words);
  const advice = built && adviceOn(built, received);
  return { lead, received, words, advice, known, ranked: known && advice && rankedLead(known, advice) };
}

function rankedLead({ wizard, answers }: LeadAnswers, advice: Advice): RankedLead | null {
  if (!answers['challengeArea'] || nearestCategories(wizard, answers).length > 0) return null;
  const recommendations = recommend(wizard, answers, advice);
  return { recommendations, sheet: sheetOf(recommendations, advice, 'their') };
}
