import { startTransition, useEffect, useMemo, useState } from 'react';
import { continueWork, type SlicedWork } from '#domain/check/slices';

/** How long (ms) work may hold up a frame. */
const slice = 8;

/** How long (ms) a frame lasts. */
const frame = 16;

/**
 * Does the work in slices and returns its result: null until there is one; while other work is done, the one before. The
 * first slice is done at once, so that most work is there with what it belongs to, or after the next frame. `begin` has to
 * stay the same as long as the work does.
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

/** Goes on with work for as long as it may hold up a frame. */
function oneSlice<Result>(work: SlicedWork<Result>) {
  const end = performance.now() + slice;
  return continueWork(work, () => performance.now() > end);
}
