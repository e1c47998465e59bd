import type { Question, WizardDefinition } from '#domain/content/wizard';
import { type LayerName, layerNames } from '#domain/layers';
import { answerSets } from '#domain/recommendation/answer-sets';
import type { FallbackCase } from '#domain/recommendation/cases';
import { fallbackCaseFor } from '#domain/recommendation/editors-ranking';
import { answersForRules } from '#domain/recommendation/recommend';
import type { Need } from '#domain/recommendation/solution';
import { type Answers, chosenOptions, relevantAnswers } from '#domain/wizard/answers';
import { decidingQuestions, waysThrough } from '#domain/wizard/ways';

/**
 * A representative answer set and its weight per layer: the number of answer sets that show the same solutions in that
 * layer. A layer without a weight here is counted by another representative.
 */
export type Representative = { answers: Answers; layers: ReadonlyMap<LayerName, number> };

/**
 * Returns the answer sets to rank in place of all that a wizard accepts, and the number of all sets: summed by weight,
 * the representatives show each solution as often as all rankings do. Answers that count the same are ranked once.
 * Most priorities change no place; they add layers, and what fills a layer follows from the answers that add that one.
 * So the selections among the priorities of one layer are ranked, not those among all. Where priorities do more (a need
 * asks for one, a condition reads them), they are ranked like other answers; where a case depends on them, each case is.
 */
export function representatives(
  wizard: WizardDefinition,
  needs: readonly Need[],
): { representatives: Representative[]; sets: number } {
  const adding = wizard.questions.filter((question) => onlyAddsLayers(wizard, needs, question));
  const others = wizard.questions.filter((question) => !adding.includes(question));
  const choices = answerSets({ ...wizard, questions: adding });
  const rest = answerSets({ ...wizard, questions: others });
  const alike = Map.groupBy(rest, (answers) => JSON.stringify(relevantAnswers(wizard, answers)));
  const selections = selectionsByLayer(adding, choices);
  const caseOf = (answers: Answers) => fallbackCaseFor(answersForRules(wizard, relevantAnswers(wizard, answers)));
  return {
    representatives: [...alike.values()].flatMap((same) => {
      const cases = choices.map((chosen) => caseOf({ ...same[0], ...chosen }));
      const ranked = new Set(cases).size === 1 ? selections : selectionsByCase(adding, choices, cases);
      return ranked.map(({ answers, layers }) => ({
        answers: { ...same[0], ...answers },
        layers: new Map([...layers].map(([layer, times]) => [layer, times * same.length])),
      }));
    }),
    sets: rest.length * choices.length,
  };
}

/** Returns each distinct set of answers that add one layer, and how many of the selections add it by exactly these. */
function selectionsByLayer(questions: readonly Question[], choices: readonly Answers[]): Representative[] {
  const parts = choices.flatMap((chosen) =>
    layerNames.map((layer) => ({ layer, answers: ofLayer(questions, chosen, layer) })),
  );
  return [...Map.groupBy(parts, ({ answers }) => JSON.stringify(answers)).values()].map((same) => ({
    answers: same[0]?.answers ?? {},
    layers: new Map(
      [...Map.groupBy(same, ({ layer }) => layer)].map(([layer, inLayer]) => [layer, inLayer.length] as const),
    ),
  }));
}

/**
 * Returns the same where the selections lead to several cases: for each layer and case, each distinct set of answers
 * that add the layer. `cases` are those of the choices, one each.
 */
function selectionsByCase(
  questions: readonly Question[],
  choices: readonly Answers[],
  cases: readonly FallbackCase[],
): Representative[] {
  const parts = choices.flatMap((chosen, index) =>
    layerNames.map((layer) => ({
      layer,
      chosen,
      key: JSON.stringify([layer, ofLayer(questions, chosen, layer), cases[index]]),
    })),
  );
  return [...Map.groupBy(parts, ({ key }) => key).values()].flatMap((same) =>
    same[0] ? [{ answers: same[0].chosen, layers: new Map([[same[0].layer, same.length]]) }] : [],
  );
}

/** Returns those of the chosen answers that add this layer. */
function ofLayer(questions: readonly Question[], chosen: Answers, layer: LayerName): Answers {
  const parts = questions.map(
    (question) =>
      [
        question.id,
        chosenOptions(question, chosen)
          .filter((option) => option.layer === layer)
          .map(({ value }) => value),
      ] as const,
  );
  return Object.fromEntries(parts.filter(([, values]) => values.length > 0));
}

/** Returns whether a question is asked of every visitor and its answers affect a ranking only by adding layers. */
function onlyAddsLayers(wizard: WizardDefinition, needs: readonly Need[], question: Question): boolean {
  const read = [...decidingQuestions(wizard).map(({ id }) => id), ...needs.map((need) => need.question)];
  return (
    question.id === 'priorities' &&
    !read.includes(question.id) &&
    question.options.every(({ countsAs }) => countsAs === undefined) &&
    waysThrough(wizard).every(({ steps }) => steps.some(({ questions }) => questions?.includes(question)))
  );
}
