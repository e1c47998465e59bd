import type { ReadableAtom } from 'nanostores';
import { startTransition, useLayoutEffect, useState } from 'react';

/**
 * Like `useStore`, but updates in a transition, which neither delays the frame of a click nor blocks another click.
 * `mayWait` decides which changes wait; all others update at once.
 */
export function useLate<Value>(
  store: ReadableAtom<Value>,
  mayWait: (before: Value, now: Value) => boolean = always,
): Value {
  const [value, setValue] = useState(() => store.get());
  // A layout effect, so that changes which later effects of this commit make are not missed.
  useLayoutEffect(() => {
    let before = store.get();
    const show = () => setValue(() => store.get());
    startTransition(show);
    return store.listen(() => {
      const now = store.get();
      if (mayWait(before, now)) startTransition(show);
      else show();
      before = now;
    });
  }, [store, mayWait]);
  return value;
}

const always = () => true;
