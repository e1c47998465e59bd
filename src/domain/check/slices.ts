/** Work that can pause: it yields after each short step and returns its result at the end. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/**
 * Continues work until it is done or time is up. Returns its result, or null if there is more to do: then call again
 * with the same work. Every call makes at least one step, so work always ends.
 */
export function continueWork<Result>(work: SlicedWork<Result>, isTimeUp: () => boolean): { result: Result } | null {
  for (;;) {
    const step = work.next();
    if (step.done) return { result: step.value };
    if (isTimeUp()) return null;
  }
}

/** Runs work to its end without a pause and returns the result. */
export function finishWork<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
