import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns what a store holds, late: once the frame is drawn that shows what has changed it, and without holding up another
 * press. `useStore` would make anew all that follows from the store before that frame.
 */
export function useLate<Value>(store: ReadableAtom<Value>): Value {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    let frame = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => startTransition(() => setValue(() => store.get()));
    follow();
    const stop = store.listen(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        clearTimeout(waiting);
        waiting = setTimeout(follow);
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      clearTimeout(waiting);
    };
  }, [store]);
  return value;
}
