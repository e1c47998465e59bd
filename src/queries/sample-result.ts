import { advice } from '#queries/advice';
import { fileOf, requiredEntry, section } from '#queries/entries';
import type { FallbackCase } from '#domain/recommendation/cases';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import { recommend, type Recommendations } from '#domain/recommendation/recommend';
import { type Sheet, sheetOf } from '#domain/recommendation/sheet/sheet';
import { jobsOfPicks } from '#domain/recommendation/sheet/firm-sentence';

/**
 * Returns what the Navigator recommends for the answers in `home/sample`, and the situation they are in. Throws an error
 * where nothing is recommended.
 */
export async function sampleRecommendations(): Promise<{ recommendations: Recommendations; situation: FallbackCase }> {
  const { sample } = await section('home/sample');
  if (!sample)
    throw new Error(`${fileOf('sections', 'home/sample')} has no sample, but the home page shows it. Add it.`);
  const wizard = (await requiredEntry('wizards', 'navigator')).data;
  const industry = { id: sample.industry, ...(await requiredEntry('industries', sample.industry)).data };
  const answers = Object.fromEntries(sample.answers.map(({ question, is }) => [question, is]));
  const recommendations = recommend(wizard, answers, await advice(), [], industry);
  if (recommendations.top.length === 0)
    throw new Error(`Nothing is recommended for the answers of ${fileOf('sections', 'home/sample')}. Change them.`);
  return { recommendations, situation: fallbackCaseFor(answers) };
}

/**
 * Returns the sheet that the Navigator's results have for the answers in `home/sample`, and which of the picks do one job.
 */
export async function sampleResult(): Promise<Sheet & { jobs: string }> {
  const { recommendations } = await sampleRecommendations();
  return { ...sheetOf(recommendations, await advice(), 'their'), jobs: jobsOfPicks(recommendations.top) };
}
