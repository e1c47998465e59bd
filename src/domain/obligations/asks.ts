import { type LayerName, layerNames } from '#domain/layers';
import type { Rule } from '#domain/obligations/rule';

type Asking = Pick<Rule, 'asks' | 'allLayers'>;

/** Returns a rule's demands layer by layer, top to bottom; empty where it asks the same of all five. */
export function asksByLayer({ asks = {} }: Asking): { layer: LayerName; ask: string }[] {
  return layerNames.flatMap((layer) => {
    const ask = asks[layer];
    return ask ? [{ layer, ask }] : [];
  });
}

/** Returns whether a rule asks anything of a layer. */
export function touches({ asks, allLayers }: Asking, layer: LayerName): boolean {
  return allLayers !== undefined || asks?.[layer] !== undefined;
}
