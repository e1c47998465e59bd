/* The advisory lifecycle on a scale of weeks: on the page of the services and in the brochure. */

/** Where a phase begins and ends, in weeks from the start. */
export type PhaseWeeks = { from: number; to: number };

/**
 * A phase's bar on the scale, `start` and `end` as shares of its width. `goesOn`: it has no end and reaches to the end of
 * the scale. `isLate`: it begins in the second half, so its name stands before it.
 */
export type LifecycleBar = { start: number; end: number; goesOn: boolean; isLate: boolean };

/** How many weeks the scale goes on behind the last phase, which has no end. */
const after = 3;
const weeksBetweenTicks = 7;

/** Returns the bars of the phases in their order, and the weeks that the scale names with their places as shares. */
export function lifecycleGeometry(phases: readonly PhaseWeeks[]): {
  bars: LifecycleBar[];
  ticks: { week: number; at: number }[];
} {
  const lastWeek = Math.max(...phases.map(({ to }) => to));
  const scale = lastWeek + after;
  return {
    bars: phases.map(({ from, to }) => {
      const goesOn = to === lastWeek;
      return { start: from / scale, end: goesOn ? 1 : to / scale, goesOn, isLate: from > scale / 2 };
    }),
    ticks: Array.from({ length: lastWeek / weeksBetweenTicks }, (_, index) => {
      const week = index * weeksBetweenTicks;
      return { week, at: week / scale };
    }),
  };
}
