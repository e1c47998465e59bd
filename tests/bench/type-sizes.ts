import type { SizedText } from '#tests/e2e/a11y/in-page/sizes';

/**
 * How many words a page shows, and which share of them (0 to 1) stands at 17 px and more, for what is read; from 15 px,
 * for what is looked up; from 13 px, for captions; and below.
 */
export type TypeSizes = { words: number; read: number; lookedUp: number; captions: number; below: number };

/** Counts the words of a page's texts by their size. Sizes within half a tenth of a pixel are the same. */
export function typeSizes(texts: readonly SizedText[]): TypeSizes {
  const counts = { read: 0, lookedUp: 0, captions: 0, below: 0 };
  for (const { text, size } of texts) counts[purposeOf(size)] += text.match(/[\p{L}\p{N}]+(?:\S*)/gu)?.length ?? 0;
  const words = counts.read + counts.lookedUp + counts.captions + counts.below;
  const share = (count: number) => (words === 0 ? 0 : count / words);
  return {
    words,
    read: share(counts.read),
    lookedUp: share(counts.lookedUp),
    captions: share(counts.captions),
    below: share(counts.below),
  };
}

function purposeOf(size: number): Exclude<keyof TypeSizes, 'words'> {
  const rounded = size + 0.05;
  return rounded >= 17 ? 'read' : rounded >= 15 ? 'lookedUp' : rounded >= 13 ? 'captions' : 'below';
}
