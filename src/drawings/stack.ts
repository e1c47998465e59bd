/*
 * The stack of five plates, one for each layer: on the home page, beside the wizards, where answers fill it, and in
 * pictures for shared links.
 */

import { type LayerKey, layers } from '#domain/layers';

/** Half width, half height and thickness of a plate, and the distance between plates, in drawing units. */
export type StackSize = { halfWidth: number; halfHeight: number; thickness: number; gap: number };

/** Sizes: large for the home page, smaller beside the wizards, and with room for a row at each plate beside a list. */
export const heroStack: StackSize = { halfWidth: 250, halfHeight: 92, thickness: 15, gap: 112 };
export const asideStack: StackSize = { halfWidth: 230, halfHeight: 84, thickness: 12, gap: 70 };
export const listedStack: StackSize = { ...heroStack, gap: 128 };

/** One isometric plate: three faces as SVG paths, and the matrix that places a 100 × 100 engraving on its top. */
export type Plate = { key: LayerKey; index: number; top: string; left: string; right: string; engraving: string };

const padding = 6;

/**
 * Returns the five plates of the stack as SVG geometry, bottom plate first (the paint order), with the dashed guide
 * lines that connect them.
 */
export function stackGeometry(size: StackSize): { viewBox: string; guides: string; plates: Plate[] } {
  const { halfWidth: w, halfHeight: h, thickness: t, gap } = size;
  const x = w + padding;
  const y = h + padding;
  const bottom = y + (layers.length - 1) * gap;
  const plates = layers.map((layer, index): Plate => {
    const at = y + index * gap;
    return {
      key: layer.key,
      index,
      // Relative after the first point, so equal on every plate, which helps the page's compression.
      top: `M${x} ${at - h}l${w} ${h} ${-w} ${h} ${-w} ${-h}z`,
      left: `M${x - w} ${at}l${w} ${h}v${t}l${-w} ${-h}z`,
      right: `M${x + w} ${at}l${-w} ${h}v${t}l${w} ${-h}z`,
      engraving: `matrix(${w / 100} ${h / 100} ${-w / 100} ${h / 100} ${x} ${at - h})`,
    };
  });
  return {
    viewBox: `0 0 ${2 * x} ${bottom + h + t + padding}`,
    guides: `M${padding} ${y}V${bottom}M${x + w} ${y}V${bottom}M${x} ${y + h}V${bottom + h}`,
    plates: plates.reverse(),
  };
}
