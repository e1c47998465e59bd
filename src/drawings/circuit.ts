/* The plan of a driving circuit: the home page's section on driving events. */

export const circuitViewBox = '10 0 610 420';

/** One lap of the driving circuit as an SVG path. */
export const circuitPath =
  'M96 300C60 300 44 262 66 234L150 128C172 100 206 92 236 112L300 154C322 168 346 160 352 134L362 88C370 52 404 38 436 52' +
  'L520 90C552 104 560 140 540 168L500 224C488 242 492 262 512 272L556 292C590 308 588 352 548 356L330 370' +
  'C290 373 268 352 236 332L196 308C180 298 160 300 140 300Z';

/** The four turns: where each one is, and where its number is placed. */
export const turns: readonly { at: readonly [number, number]; label: readonly [number, number] }[] = [
  { at: [66, 234], label: [24, 216] },
  { at: [300, 154], label: [296, 132] },
  { at: [520, 90], label: [532, 72] },
  { at: [548, 356], label: [566, 392] },
];
