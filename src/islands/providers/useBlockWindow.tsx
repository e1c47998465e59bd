import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type BlockWindow, blockWindow } from '#domain/providers/window';

/** How far (px) beyond the window cards are rendered. */
const margin = 400;

type Seen = {
  /** The list and layout that the blocks' heights (px) were measured for. */
  of: unknown;
  layout: string;
  heights: ReadonlyMap<number, number>;
  /** The height of an unmeasured block: the average of the measured ones. */
  usual: number;
  /** The part of the list in view, from the list's top (px). */
  top: number;
  bottom: number;
};

/**
 * Returns which blocks of a long list have to be rendered for the part in view. The first card of each block, and the
 * element after the last one, carry `data-block`.
 */
export function useBlockWindow(
  list: RefObject<HTMLElement | null>,
  items: unknown,
  layout: string,
  blocks: number,
): BlockWindow {
  const [seen, setSeen] = useState<Seen>({ of: items, layout, heights: new Map(), usual: 700, top: 0, bottom: 900 });
  const isOf = (before: Seen) => before.of === items && before.layout === layout;

  const look = useEffectEvent((event?: Event) => {
    const element = list.current;
    if (!element) return;
    const { top } = element.getBoundingClientRect();
    const measured = measuredHeights(element);
    setSeen((before) => {
      const heights = new Map([...(isOf(before) && event?.type !== 'resize' ? before.heights : []), ...measured]);
      const sum = [...heights.values()].reduce((total, height) => total + height, 0);
      const usual = heights.size > 0 ? sum / heights.size : before.usual;
      return { of: items, layout, heights, usual, top: -top, bottom: window.innerHeight - top };
    });
  });

  useEffect(() => {
    const stop = new AbortController();
    const listening = { passive: true, signal: stop.signal };
    window.addEventListener('scroll', look, listening);
    window.addEventListener('resize', look, listening);
    // After the cards are laid out.
    const first = requestAnimationFrame(() => look());
    return () => {
      cancelAnimationFrame(first);
      stop.abort();
    };
  }, [layout]);

  const heights = isOf(seen) ? seen.heights : null;
  return blockWindow(blocks, (block) => heights?.get(block) ?? seen.usual, seen.top - margin, seen.bottom + margin);
}

/** Returns the heights (px) of the blocks in the page; the last one ends where the element after the list starts. */
function measuredHeights(list: HTMLElement): [number, number][] {
  const starts = [...list.querySelectorAll<HTMLElement>('[data-block]')];
  return starts.flatMap((start, index) => {
    const height = (starts[index + 1]?.offsetTop ?? 0) - start.offsetTop;
    return height > 0 ? [[Number(start.dataset['block']), height] as [number, number]] : [];
  });
}
