import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children after all else, so that a click first paints what the visitor looks for. Until then a placeholder
 * reserves their space and prevents a layout shift. `wait`, whether a click led here, is read once.
 */
export function NextFrame({ wait, children }: { wait: boolean; children: ReactNode }) {
  const isThere = useDeferredValue(true, !wait);
  return isThere ? children : <div className="min-h-screen" />;
}
