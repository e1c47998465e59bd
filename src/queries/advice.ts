import { createHash } from 'node:crypto';
import { oncePerBuild } from '#queries/once-per-build';
import { ordered } from '#queries/ordered';
import { listedProviders } from '#queries/providers';
import { industriesForBrowser, rulesForBrowser } from '#queries/rules';
import { currentFacts, rankedSolutions, statableNeeds } from '#queries/solutions';
import { layerNames } from '#domain/layers';
import type { Advice } from '#domain/recommendation/advice';

/** Returns the data from which the browser makes rankings and their explanations. */
export const advice = oncePerBuild(async (): Promise<Advice> => {
  const providers = await listedProviders();
  const facts = Object.fromEntries(await currentFacts());
  const content = {
    needs: await statableNeeds(),
    criteria: (await ordered('criteria')).map(({ id, data }) => ({ id, ...data })),
    solutions: await rankedSolutions(),
    facts,
    rules: await rulesForBrowser(),
    industries: await industriesForBrowser(),
    providers: Object.fromEntries(
      layerNames.map((layer) => [layer, providers.filter(({ category }) => category === layer).length]),
    ),
  };
  const latest = Object.values(facts)
    .flatMap((known) => Object.values(known).map(({ read }) => read))
    .sort()
    .at(-1);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 5);
  return { version: [latest, digest].filter(Boolean).join('.'), ...content };
});
