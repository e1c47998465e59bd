import type { WizardDefinition } from '#domain/content/wizard';
import { type Layer, layers } from '#domain/layers';
import { type Answers, askedQuestions, chosenOptions } from '#domain/wizard/answers';

/** Returns the layers that the answers so far add to the drawing, top to bottom, each with the notes beside it. */
export function stackSoFar(wizard: WizardDefinition, answers: Answers): { layer: Layer; notes: string[] }[] {
  const named = askedQuestions(wizard, answers).flatMap((question) => chosenOptions(question, answers));
  return layers
    .map((layer) => ({
      layer,
      notes: [
        ...new Set(named.filter((o) => (o.layer ?? o.drawnIn) === layer.name).map((o) => o.layerNote ?? o.label)),
      ],
    }))
    .filter(({ notes }) => notes.length > 0);
}
