import { useLayoutEffect, useState } from 'react';
import { carryOver, type IslandState, stateOf } from '#islands/start/state';

/**
 * Keeps what the visitor has done in an island where React renders it anew. It stands before the island's component, whose
 * effects find everything in place.
 */
export function TakeOver({ island }: { island: HTMLElement }) {
  // React renders anew and commits in one turn: nothing can be typed between the two.
  const [before, setBefore] = useState<IslandState | null>(() => stateOf(island));
  useLayoutEffect(() => {
    if (!before) return;
    carryOver(before, island);
    // A change here makes React run all effects of the start in the same turn. Later ones would leave a moment in which the
    // stores know what was typed and the fields do not follow them: the next key would empty a field.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setBefore(null);
  }, [before, island]);
  return null;
}
