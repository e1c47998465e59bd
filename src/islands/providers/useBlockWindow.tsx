import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type BlockWindow, blockWindow } from '#domain/providers/window';

/** How far (px) beyond the window cards are kept ready. */
const margin = 400;

type Seen = {
  /** What was measured: the blocks' heights (px) belong to this list in this layout. */
  of: unknown;
  layout: string;
  heights: ReadonlyMap<number, number>;
  /** The height of a block not measured yet: the average of those that were. */
  usual: number;
  /** The stretch of the list in view, from the list's own top. */
  top: number;
  bottom: number;
};

/** Which blocks of a long list have to be in the page for what the visitor sees. The first card of each block, and what
 * follows the last one, carry `data-block`. */
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
    // Once the cards are laid out.
    const first = requestAnimationFrame(() => look());
    return () => {
      cancelAnimationFrame(first);
      stop.abort();
    };
  }, [layout]);

  const heights = isOf(seen) ? seen.heights : null;
  return blockWindow(blocks, (block) => heights?.get(block) ?? seen.usual, seen.top - margin, seen.bottom + margin);
}

/** The heights of the blocks in the page; the last one is as high as the distance to what follows it. */
function measuredHeights(list: HTMLElement): [number, number][] {
  const starts = [...list.querySelectorAll<HTMLElement>('[data-block]')];
  return starts.flatMap((start, index) => {
    const height = (starts[index + 1]?.offsetTop ?? 0) - start.offsetTop;
    return height > 0 ? [[Number(start.dataset['block']), height] as [number, number]] : [];
  });
}
