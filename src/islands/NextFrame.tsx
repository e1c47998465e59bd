import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#stores/after-frame';

/**
 * Renders its children a frame later, so that a click first paints what the visitor looks for. Until then a placeholder
 * reserves their space and prevents a layout shift. `wait`, whether a click led here, is read once.
 */
export function NextFrame({ wait, children }: { wait: boolean; children: ReactNode }) {
  const [isThere, setThere] = useState(!wait);
  useEffect(() => (isThere ? undefined : afterFrame(() => startTransition(() => setThere(true)))), [isThere]);
  return isThere ? children : <div className="min-h-screen" />;
}
