import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choiceOf, listed, statedIn } from '#domain/obligations/situation';
import { provinces } from '#domain/obligations/province';
import { answerSets } from '#domain/recommendation/answer-sets';
import { catalogued } from '#domain/recommendation/catalogued';
import { explained } from '#domain/recommendation/explanation';
import { priorityPicks } from '#domain/recommendation/sheet/firm-sentence';
import { recommend } from '#domain/recommendation/recommend';
import type { Solution } from '#domain/recommendation/solution';
import { solutionPath } from '#domain/recommendation/solution-path';
import type { Answers } from '#domain/wizard/answers';
import { Fold } from '#islands/navigator/Fold';
import Obligations from '#islands/navigator/Obligations';
import { ResultSheet } from '#islands/navigator/ResultSheet';
import SecondReading from '#islands/navigator/SecondReading';
import { advice as ranking, catalogue, industriesInBrowser, navigator, rulesInBrowser } from '#tests/fixtures/content';
import { seeded } from '#tests/fixtures/random';
import { failureList } from '#tests/unit/recommendation/combinations';
import { contradictionsOn } from '#tests/unit/recommendation/sheet/printed-contradictions';
import { printedSheet } from '#tests/unit/recommendation/sheet/printed-sheet';

/*
 * The sheet as it is printed, for some of all combinations of answers: no sentence, count or badge contradicts a mark that
 * stands beside it.
 */

/** Thousands once a week: MODEL_RUNS. */
const sample = Number(process.env['MODEL_RUNS'] ?? 500);
const advice = { ...ranking, rules: rulesInBrowser, industries: industriesInBrowser };
const sets = answerSets(navigator);
/** The golden section of all sets: its multiples spread evenly, and share no divisor with any number of options. */
const stride = 28_657;
const choices = [
  '',
  ...industriesInBrowser.flatMap(({ id, kinds }) =>
    [undefined, ...listed(kinds).map((kind) => kind.id)].flatMap((kind) =>
      provinces.map((province) => choiceOf(id, kind, province)),
    ),
  ),
];

/** So many solutions a website has. */
const sizes = [1, 2, 3, 5, 12, catalogue.length];

/** Returns so many solutions as a website has them: the catalogue's from here on, every second by another name. */
const websiteOf = (from: number, count: number): Solution[] =>
  Array.from({ length: count }, (_, index) => {
    const {
      known: _known,
      needs: _needs,
      cautions: _cautions,
      caution: _caution,
      short: _short,
      ...solution
    } = catalogue[(from + index) % catalogue.length] as Solution;
    return catalogued(index % 2 > 0 ? { ...solution, name: `${solution.name} Plus` } : solution, catalogue);
  });

type Visit = {
  answers: Answers;
  choice: string;
  whose: 'your' | 'their';
  website: Solution[];
  /** The obligations are half of a sheet and follow from few of the answers. */
  hasObligations: boolean;
};

/** Returns the sheet as the results have it, with all sections open. */
function printed({ answers, choice, whose, website, hasObligations }: Visit) {
  const recommendations = recommend(navigator, answers, advice, website);
  const isLive = recommendations.source === 'live-data';
  const rules = { industries: advice.industries, rules: advice.rules, stated: statedIn(answers), initial: choice };
  const html = renderToStaticMarkup(
    createElement(ResultSheet, {
      explanation: explained(navigator, answers, recommendations, advice, whose),
      providers: advice.providers,
      version: advice.version,
      disclosure: '',
      reading:
        !isLive &&
        priorityPicks(recommendations).length === 0 &&
        createElement(
          'section',
          { className: 'sheet-reading' },
          createElement(SecondReading, {
            as: 'whole',
            definition: navigator,
            answers,
            advice,
            choice,
            settings: null,
            check: whose === 'your' ? '#check' : null,
          }),
        ),
      obligations:
        hasObligations &&
        createElement(Fold, {
          id: 'your-obligations',
          title: 'Your obligations',
          line: createElement(Obligations, { as: 'line', ...rules }),
          children: createElement(Obligations, { as: 'map', ...rules }),
        }),
    }),
  );
  return { html, isLive, candidates: recommendations.candidates };
}

const criteriaOf = (category: Solution['category']) =>
  advice.criteria.filter(({ layers }) => layers.includes(category));
const productAt = new Map(catalogue.map((solution) => [solutionPath(solution.id), solution]));

function factsOf(page: string) {
  const product = productAt.get(page);
  if (!product) return null;
  const concerning = criteriaOf(product.category);
  const facts = advice.facts[product.id] ?? {};
  return { known: concerning.filter(({ id }) => facts[id]).length, of: concerning.length };
}

test('no sentence, count or badge that is printed contradicts the marks beside it', { timeout: 240_000 }, () => {
  const { check, failures } = failureList();
  const random = seeded(42);
  const [live, browsing] = [new Set<string>(), new Set<string>()];
  for (let index = 0; index < sample; index += 1) {
    const answers = sets[(index * stride) % sets.length] ?? {};
    const whose = random.chance(0.25) ? 'their' : 'your';
    const choice = random.one(choices);
    const website = random.chance(0.1) ? websiteOf(random.whole(0, catalogue.length), random.one(sizes)) : [];
    const { html, isLive, candidates } = printed({
      answers,
      choice,
      whose,
      website,
      hasObligations: index % 5 === 0,
    });
    const sheet = printedSheet(html);
    for (const problem of contradictionsOn(sheet, { whose, isLive, candidates, facts: factsOf }))
      check(false, problem, answers);
    if (isLive) live.add(sheet.sentence);
    else if (answers['challengeArea']?.[0] === 'just-browsing') browsing.add(sheet.sentence);
  }
  expect(failures()).toEqual([]);
  expect(live.size).toBeGreaterThan(10);
  expect(browsing.size).toBeGreaterThan(1);
});
