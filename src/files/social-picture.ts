import { barsSvg } from '#files/cut-svg';
import { pngOf } from '#files/png';
import { layeredMarkSvg, markSvg, pileSvg, slippedMarkSvg, stackSvg } from '#files/svg';
import { typeset } from '#files/typst';
import type { EmblemName } from '#domain/industries/emblems';
import { type LayerKey, layerNames } from '#domain/layers';
import type { CutRow } from '#domain/obligations/following/cut';
import template from './social-picture.typ?raw';

/** The content of the picture for a shared link. */
export type SocialContent = {
  /** The agency's name, beside the mark. */
  agency: string;
  heading: string;
  /** Follows the name, for example the industry. */
  section?: string;
  picture:
    | 'stack'
    | 'mark'
    | 'slipped mark'
    | { rows: readonly CutRow[]; counts: string; day: string }
    | { statistics: { percent: number; label: string }[]; layer: LayerKey; emblem?: EmblemName };
};

export const socialSize = { width: 1200, height: 630 } as const;

const drawings = { stack: stackSvg, mark: layeredMarkSvg, 'slipped mark': slippedMarkSvg };

/** Returns the picture beside a shared link: 1200 × 630 PNG, the same bytes for the same content. */
export async function socialPng({ picture, ...words }: SocialContent): Promise<Uint8Array<ArrayBuffer>> {
  const shown = shownIn(picture);
  const card = typeset(words.heading, template, { ...words, ...shown, mark: markSvg() });
  // An SVG would show a box for a missing character; PDF/A refuses it with its name.
  card.pdf('a-2b');
  return pngOf(card.svg(), socialSize.width);
}

/** The measures of a cut's bars (points), as the template sets the names of the rules beside them. */
const bar = { pitch: 92, width: 80, height: 20, lean: 9, row: 37 };

function shownIn(picture: SocialContent['picture']): object {
  if (typeof picture === 'string') return { drawing: drawings[picture]() };
  if ('rows' in picture) {
    const { rows, counts, day } = picture;
    return {
      cut: { rows: rows.map(({ name, year }) => ({ name, year })), counts, day, layers: layerNames, ...bar },
      bars: barsSvg(rows, bar),
    };
  }
  return {
    figures: picture.statistics.map(({ percent, label }) => ({
      percent,
      label,
      pile: pileSvg(percent, picture.layer, picture.emblem),
    })),
  };
}
