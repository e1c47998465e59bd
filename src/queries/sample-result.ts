import { advice } from '#queries/advice';
import { fileOf, requiredEntry, section } from '#queries/entries';
import { explained } from '#domain/recommendation/explanation';
import { recommend } from '#domain/recommendation/recommend';
import { situationOf } from '#domain/recommendation/situation';
import { recommendedStack } from '#domain/recommendation/stack';

/**
 * Returns the Navigator's first recommendation for the answers in `home/sample`, explained as in the results, with its
 * stack and, in words, the answers missing from its heading, which gives the industry and the area. Throws an error
 * where nothing is recommended.
 */
export async function sampleResult() {
  const { sample } = await section('home/sample');
  if (!sample)
    throw new Error(`${fileOf('sections', 'home/sample')} has no sample, but the home page shows it. Add it.`);
  const wizard = (await requiredEntry('wizards', 'navigator')).data;
  const industry = { id: sample.industry, ...(await requiredEntry('industries', sample.industry)).data };
  const answers = Object.fromEntries(sample.answers.map(({ question, is }) => [question, is]));
  const catalogue = await advice();
  const recommendations = recommend(wizard, answers, catalogue, [], industry);
  const first = explained(wizard, answers, recommendations, catalogue).top[0];
  if (!first)
    throw new Error(`Nothing is recommended for the answers of ${fileOf('sections', 'home/sample')}. Change them.`);
  const area = wizard.questions.find(({ id }) => id === 'challengeArea');
  return {
    first,
    source: recommendations.source,
    situation: situationOf(wizard, answers, undefined).filter(({ label }) => label !== area?.summaryLabel),
    stack: recommendedStack(recommendations),
  };
}
