import type { ReadableAtom } from 'nanostores';
import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from '#stores/after-frame';

/**
 * Like `useStore`, but updates after the next paint, in a transition, so that the frame of a click stays short and
 * another click is not blocked. `mayWait` decides which changes wait; all others update at once.
 */
export function useLate<Value>(
  store: ReadableAtom<Value>,
  mayWait: (before: Value, now: Value) => boolean = always,
): Value {
  const [value, setValue] = useState(() => store.get());
  // A layout effect, so that changes which later effects of this commit make are not missed.
  useLayoutEffect(() => {
    let cancel = () => {};
    let before = store.get();
    const show = () => setValue(() => store.get());
    const follow = () => startTransition(show);
    follow();
    const stop = store.listen((now) => {
      cancel();
      if (mayWait(before, now)) cancel = afterFrame(follow);
      else show();
      before = now;
    });
    return () => {
      stop();
      cancel();
    };
  }, [store, mayWait]);
  return value;
}

const always = () => true;
