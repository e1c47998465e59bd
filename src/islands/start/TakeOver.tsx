import { useLayoutEffect } from 'react';
import { carryOver, stateOf } from '#islands/start/state';

/**
 * Keeps what the visitor has done in an island where React renders it anew. It stands before the island's component, whose
 * effects find everything in place.
 */
export function TakeOver({ island }: { island: HTMLElement }) {
  // React renders anew and commits in one turn: nothing can be typed between the two.
  const before = stateOf(island);
  // Rendered once; what comes later is React's own.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => carryOver(before, island), []);
  return null;
}
