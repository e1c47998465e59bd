/*
 * A tornado chart in the ROI calculator: bars around the net that show which driver affects it most.
 */

import type { TornadoBar } from '#domain/roi/tornado';

/** One bar of the tornado: the half for the lower figure and the half for the higher one, as SVG paths. */
export type TornadoHalves = { lower: string; higher: string };

export const tornadoViewBox = '0 0 400 20';

const [width, top, bottom, lean] = [400, 3, 17, 5];

/** Returns a function from a net to its horizontal position; the widest bars reach from edge to edge. */
function scale(bars: readonly TornadoBar[], net: number): (value: number) => number {
  const values = [net, ...bars.flatMap(({ netAtLow, netAtHigh }) => [netAtLow, netAtHigh])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most - least || 1;
  return (value) => lean + ((value - least) / span) * (width - 2 * lean);
}

/** Returns the bars around the net with unchanged figures, and the position of that net. */
export function tornadoDrawing(bars: readonly TornadoBar[], net: number): { base: number; halves: TornadoHalves[] } {
  const at = scale(bars, net);
  const half = (value: number) => leaning(Math.min(at(net), at(value)), Math.max(at(net), at(value)));
  return {
    base: tenth(at(net)),
    halves: bars.map(({ netAtLow, netAtHigh }) => ({ lower: half(netAtLow), higher: half(netAtHigh) })),
  };
}

function leaning(from: number, to: number): string {
  const shift = lean / 2;
  return `M${tenth(from + shift)} ${top}H${tenth(to + shift)}L${tenth(to - shift)} ${bottom}H${tenth(from - shift)}Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
