import type { ReadableAtom } from 'nanostores';
import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from '#stores/after-frame';

/**
 * Returns what a store holds, late: once the frame is drawn that shows what has changed it, and without holding up another
 * click. `useStore` would make anew all that follows from the store before that frame. `mayWait` says of which changes
 * the page shows enough by itself; of all others the store is followed at once.
 */
export function useLate<Value>(
  store: ReadableAtom<Value>,
  mayWait: (before: Value, now: Value) => boolean = always,
): Value {
  const [value, setValue] = useState(() => store.get());
  // With the commit: what other effects of it do to the store is heard.
  useLayoutEffect(() => {
    let callOff = () => {};
    let before = store.get();
    const show = () => setValue(() => store.get());
    const follow = () => startTransition(show);
    follow();
    const stop = store.listen((now) => {
      callOff();
      if (mayWait(before, now)) callOff = afterFrame(follow);
      else show();
      before = now;
    });
    return () => {
      stop();
      callOff();
    };
  }, [store, mayWait]);
  return value;
}

const always = () => true;
