import { startTransition, useEffect, useMemo, useState } from 'react';
import { continueWork, type SlicedWork } from '#domain/check/slices';

/** How long (ms) work may block a frame. */
const slice = 8;

/** The length (ms) of a frame. */
const frame = 16;

/**
 * Runs the work in slices and returns its result: null until the first result, and the previous result while new work
 * runs. The first slice runs during the render, so that short work shows its result at once; with `afterFrame`, it runs
 * after the next frame. `begin` must keep its identity as long as the work is the same.
 */
export function useSliced<Result>(begin: () => SlicedWork<Result>, { afterFrame = false } = {}): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  const { work, first } = useMemo(() => {
    const work = begin();
    return { work, first: afterFrame ? null : oneSlice(work) };
  }, [begin, afterFrame]);
  if (first && first.result !== result) setResult(() => first.result);
  useEffect(() => {
    if (first) return;
    const goOn = () => {
      const done = oneSlice(work);
      if (done) startTransition(() => setResult(() => done.result));
      else waiting = setTimeout(goOn);
    };
    let waiting = setTimeout(goOn, frame);
    return () => clearTimeout(waiting);
  }, [work, first]);
  return first ? first.result : result;
}

/** Continues the work for at most one slice. */
function oneSlice<Result>(work: SlicedWork<Result>) {
  const end = performance.now() + slice;
  return continueWork(work, () => performance.now() > end);
}
