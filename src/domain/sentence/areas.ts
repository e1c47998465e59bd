import type { WizardDefinition } from '#domain/content/wizard';
import { type LayerKey, layerOf } from '#domain/layers';

/** Returns the areas that the sentence offers: the Navigator's challenge areas that belong to a layer. */
export function areasOf(wizard: WizardDefinition): { value: string; layer: LayerKey }[] {
  const options = wizard.questions.find(({ id }) => id === 'challengeArea')?.options ?? [];
  return options.flatMap(({ value, layer }) => (layer ? [{ value, layer: layerOf(layer).key }] : []));
}
