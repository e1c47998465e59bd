import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#stores/after-frame';

/**
 * What may come a frame after the rest: a click is answered sooner by what the visitor looks for first. Until then its
 * place is kept free, so that nothing below is seen to jump. `wait` says whether there was a click; it is asked once.
 */
export function FrameLater({ wait, children }: { wait: boolean; children: ReactNode }) {
  const [isThere, setThere] = useState(!wait);
  useEffect(() => (isThere ? undefined : afterFrame(() => startTransition(() => setThere(true)))), [isThere]);
  return isThere ? children : <div className="min-h-screen" />;
}
