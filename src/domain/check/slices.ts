/** Work that can pause: it yields after each short step and returns its result at the end. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/**
 * Goes on with work until it is done or the time is up, and returns its result, or null where there is more to do: then
 * call it again with the same work. At least one step is made each time, so work always ends.
 */
export function continueWork<Result>(work: SlicedWork<Result>, isTimeUp: () => boolean): { result: Result } | null {
  for (;;) {
    const step = work.next();
    if (step.done) return { result: step.value };
    if (isTimeUp()) return null;
  }
}

/** Returns the result of work that need not pause. */
export function finishWork<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
