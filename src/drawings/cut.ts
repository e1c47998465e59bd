import { type LayerKey, layers } from '#domain/layers';
import type { CutRow } from '#domain/obligations/following/cut';

/** The measures of a cut: rows of leaning bars, one column for each layer. */
export type CutMeasures = { pitch: number; width: number; height: number; lean: number; row: number };

/** A bar of a cut: its layer, its status, and its outline as a path. */
export type CutBar = { layer: LayerKey; status: CutRow['status']; path: string };

/** Returns the bars of these rows, top to bottom, with the first one's upper left corner near 0, 0. */
export function cutBars(rows: readonly CutRow[], { pitch, width, height, lean, row }: CutMeasures): CutBar[] {
  return rows.flatMap(({ status, layers: touched }, index) =>
    layers.flatMap(({ key: layer }, column) =>
      touched.includes(layer)
        ? {
            layer,
            status,
            path: `M${column * pitch + lean} ${index * row}h${width}l-${lean} ${height}h-${width}z`,
          }
        : [],
    ),
  );
}
