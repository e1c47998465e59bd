import { useLayoutEffect, useState } from 'react';
import { continueWork, type SlicedWork } from '#domain/check/slices';

/** How long (ms) work may hold up a frame. */
const slice = 8;

/** How long (ms) a frame lasts. */
const frame = 16;

/**
 * Does the work in slices, the first one before the next frame or after it, and returns its result: null until there is
 * one; while other work is done, the one before. `begin` has to stay the same as long as the work does.
 */
export function useSliced<Result>(begin: () => SlicedWork<Result>, { afterFrame = false } = {}): Result | null {
  const [result, setResult] = useState<Result | null>(null);
  useLayoutEffect(() => {
    const work = begin();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      const end = performance.now() + slice;
      const done = continueWork(work, () => performance.now() > end);
      if (done) setResult(() => done.result);
      else waiting = setTimeout(goOn);
    };
    if (afterFrame) waiting = setTimeout(goOn, frame);
    else goOn();
    return () => clearTimeout(waiting);
  }, [begin, afterFrame]);
  return result;
}
