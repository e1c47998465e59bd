/**
 * The five layers of a technology stack, top to bottom: the order that the mark, the drawn stack, the directory and the
 * recommendations share. `key` is the short name in design tokens (`--ai-top`) and glyphs. Specification §3: the five
 * directory categories.
 */
export const layers = [
  { key: 'ai', name: 'AI & Automation' },
  { key: 'cx', name: 'Customer Experience' },
  { key: 'com', name: 'Communications' },
  { key: 'sec', name: 'Cybersecurity' },
  { key: 'inf', name: 'Infrastructure' },
] as const;

export type Layer = (typeof layers)[number];
export type LayerKey = Layer['key'];
export type LayerName = Layer['name'];

/** The layer names as a non-empty tuple, for the enums of content schemas. */
export const layerNames = layers.map((layer) => layer.name) as [LayerName, ...LayerName[]];

/** Returns the layer with this name. Never fails: every `LayerName` has a layer. */
export function layerOf(name: LayerName): Layer {
  return layers.find((layer) => layer.name === name) ?? layers[0];
}
