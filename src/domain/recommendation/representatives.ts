import type { Question, WizardDefinition } from '#domain/content/wizard';
import { type LayerName, layerNames } from '#domain/layers';
import { answerSets } from '#domain/recommendation/answer-sets';
import type { Need } from '#domain/recommendation/solution';
import { type Answers, chosenOptions, relevantAnswers } from '#domain/wizard/answers';
import { decidingQuestions, waysThrough } from '#domain/wizard/ways';

/**
 * A representative answer set and its weight per layer: how many sets of answers show the same solutions of that layer.
 * A layer without a weight here is counted by another representative.
 */
export type Representative = { answers: Answers; layers: ReadonlyMap<LayerName, number> };

/**
 * Returns the answer sets to rank in place of all that a wizard takes, and how many sets there are: added up by weight,
 * the representatives show each solution as often as all rankings do. Answers that count the same are ranked once.
 * Priorities move no place; they bring layers in, and what fills a layer follows from the answers that bring in this
 * one. So each choice among the priorities of one layer is ranked, and not each choice of all: 4,662 rankings for the
 * Navigator's 46,368. Where priorities do more (a need asks for one, a condition reads them), they are ranked as other
 * answers are.
 */
export function representatives(
  wizard: WizardDefinition,
  needs: readonly Need[],
): { representatives: Representative[]; sets: number } {
  const bringing = wizard.questions.filter((question) => bringsLayersOnly(wizard, needs, question));
  const others = wizard.questions.filter((question) => !bringing.includes(question));
  const choices = answerSets({ ...wizard, questions: bringing });
  const rest = answerSets({ ...wizard, questions: others });
  const alike = Map.groupBy(rest, (answers) => JSON.stringify(relevantAnswers(wizard, answers)));
  const brought = layersBrought(bringing, choices);
  return {
    representatives: [...alike.values()].flatMap((same) =>
      brought.map(({ answers, layers }) => ({
        answers: { ...same[0], ...answers },
        layers: new Map([...layers].map(([layer, times]) => [layer, times * same.length])),
      })),
    ),
    sets: rest.length * choices.length,
  };
}

/** Returns each choice among the answers that bring in one layer, and how many of all choices hold just these of it. */
function layersBrought(questions: readonly Question[], choices: readonly Answers[]): Representative[] {
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

/** Returns those of the chosen answers that bring in this layer. */
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

/** Returns whether the answers to a question, asked of everybody, do nothing for a ranking but bring layers in. */
function bringsLayersOnly(wizard: WizardDefinition, needs: readonly Need[], question: Question): boolean {
  const read = [...decidingQuestions(wizard).map(({ id }) => id), ...needs.map((need) => need.question)];
  return (
    question.id === 'priorities' &&
    !read.includes(question.id) &&
    question.options.every(({ countsAs }) => countsAs === undefined) &&
    waysThrough(wizard).every(({ steps }) => steps.some(({ questions }) => questions?.includes(question)))
  );
}
