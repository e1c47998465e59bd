/*
 * The engravings on the plates of the stack, one plan for each layer: on the home page, beside the wizards and in
 * pictures for shared links.
 */

import type { LayerKey } from '#domain/layers';

/** A floor plan on a plate of 100 × 100: lines, dashed lines, filled parts, and the one part in white. */
export type Engraving = { lines: string; dashed?: string; filled: string; picked: string };

type Box = readonly [x: number, y: number, width: number, height: number];

const n = (value: number) => String(Math.round(value * 10) / 10);
const box = ([x, y, width, height]: Box) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
/** Returns a box with corners rounded by 2. */
const roundBox = ([x, y, width, height]: Box) =>
  `M${n(x + 2)} ${n(y)}h${n(width - 4)}a2 2 0 0 1 2 2v${n(height - 4)}a2 2 0 0 1-2 2h${n(4 - width)}a2 2 0 0 1-2-2v${n(4 - height)}a2 2 0 0 1 2-2z`;
const circle = ([x, y]: readonly [number, number]) => `M${n(x - 2.4)} ${n(y)}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`;
const boxes = (list: readonly Box[]) => list.map(box).join('');
const roundBoxes = (list: readonly Box[]) => list.map(roundBox).join('');
const circles = (centres: readonly (readonly [number, number])[]) => centres.map(circle).join('');
const dots = (centres: readonly (readonly [number, number])[], size: number) =>
  boxes(centres.map(([x, y]): Box => [x - size / 2, y - size / 2, size, size]));

/** The plans of the five layers: circuit, conversation, signal, perimeter, racks. */
export const engravings: Record<LayerKey, Engraving> = {
  ai: {
    lines:
      'M12 20H30V50H50M12 50H30M12 80H50V66M50 34V14H86M66 50H88M58 66V88H86M50 80H72V62H88M66 40H78V26H88M30 30H42' +
      boxes([
        [34, 34, 32, 32],
        [40, 40, 20, 20],
      ]),
    filled: dots(
      [
        [12, 20],
        [12, 50],
        [12, 80],
        [86, 14],
        [88, 26],
        [88, 50],
        [88, 62],
        [86, 88],
        [72, 80],
        [42, 30],
      ],
      4.8,
    ),
    picked: box([44, 44, 12, 12]),
  },
  cx: {
    lines: roundBoxes([
      [12, 10, 40, 7],
      [12, 34, 28, 7],
      [12, 58, 50, 7],
      [12, 82, 64, 7],
    ]),
    filled: roundBoxes([
      [44, 22, 44, 7],
      [36, 46, 52, 7],
      [50, 70, 38, 7],
    ]),
    picked: roundBox([80, 82, 8, 7]),
  },
  com: {
    lines: [10, 20, 30, 40, 50, 60, 70, 80].map((r) => `M${88 - r} 88A${r} ${r} 0 0 1 88 ${88 - r}`).join(''),
    filled: circles([
      [38, 46],
      [28, 88],
      [88, 18],
      [59.7, 59.7],
      [88, 58],
      [48, 88],
    ]),
    picked: box([82, 82, 9, 9]),
  },
  sec: {
    lines:
      boxes([8, 24, 40].map((o): Box => [o, o, 100 - 2 * o, 100 - 2 * o])) +
      'M24 92V84M40 92V84M76 92V84M92 24H84M92 40H84M92 66H84',
    dashed: boxes([16, 32].map((o): Box => [o, o, 100 - 2 * o, 100 - 2 * o])),
    filled: dots(
      [
        [8, 70],
        [70, 92],
        [92, 50],
        [50, 92],
        [16, 84],
      ],
      5.2,
    ),
    picked: box([79, 79, 10, 10]),
  },
  inf: racks(),
};

/** Returns five racks of eight bays, some of them in use. */
function racks(): Engraving {
  const inUse = [
    [1, 4, 6],
    [0, 3],
    [2, 5],
    [1, 6],
    [0, 2, 3, 5],
  ];
  const bay = 10.2;
  const rows = inUse.map((_, row) => 9 + row * 17.5);
  return {
    lines: rows
      .map(
        (y) =>
          `${box([9, y, 8 * bay, 10])}m${n(bay)} 0${Array(6)
            .fill(`v10m${n(bay)}-10`)
            .join('')}v10`,
      )
      .join(''),
    filled: boxes(inUse.flatMap((bays, row) => bays.map((i): Box => [9 + i * bay, rows[row] ?? 0, bay, 10]))),
    picked: box([9 + 7 * bay, 79, bay, 10]),
  };
}
