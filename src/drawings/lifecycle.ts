/* The advisory lifecycle on a scale of weeks: on the services page and in the brochure. */

/** The start and latest end of a phase, in weeks from the start of the lifecycle, and the weeks it takes at least. */
export type PhaseWeeks = { from: number; least?: number | undefined; to: number };

/**
 * A phase's bar on the scale, as shares of its width: from `start` to `least` it takes in any case, to `end` at most. `goesOn`: the phase has no end, so its bar
 * reaches the end of the scale. `isLate`: it begins in the second half, so its name is before the bar.
 */
export type LifecycleBar = { start: number; least: number; end: number; goesOn: boolean; isLate: boolean };

/** The weeks on the scale beyond the last phase, which has no end. */
const after = 3;
const weeksBetweenTicks = 7;

/** Returns the bars of the phases in order, and the labelled weeks with their positions as shares. */
export function lifecycleGeometry(phases: readonly PhaseWeeks[]): {
  bars: LifecycleBar[];
  ticks: { week: number; at: number }[];
} {
  const lastWeek = Math.max(...phases.map(({ to }) => to));
  const scale = lastWeek + after;
  return {
    bars: phases.map(({ from, least, to }) => {
      const goesOn = to === lastWeek;
      const end = goesOn ? 1 : to / scale;
      return {
        start: from / scale,
        least: least === undefined ? end : (from + least) / scale,
        end,
        goesOn,
        isLate: from > scale / 2,
      };
    }),
    ticks: Array.from({ length: lastWeek / weeksBetweenTicks }, (_, index) => {
      const week = index * weeksBetweenTicks;
      return { week, at: week / scale };
    }),
  };
}
