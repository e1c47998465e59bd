import { pngOf } from '#files/png';
import { layeredMarkSvg, markSvg, pileSvg, slippedMarkSvg, stackSvg } from '#files/svg';
import { typeset } from '#files/typst';
import type { EmblemName } from '#domain/industries/emblems';
import type { LayerKey } from '#domain/layers';
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
    | { statistics: { percent: number; label: string }[]; layer: LayerKey; emblem?: EmblemName };
};

export const socialSize = { width: 1200, height: 630 } as const;

const drawings = { stack: stackSvg, mark: layeredMarkSvg, 'slipped mark': slippedMarkSvg };

/** Returns the picture beside a shared link: 1200 × 630 PNG, the same bytes for the same content. */
export async function socialPng({ picture, ...words }: SocialContent): Promise<Uint8Array<ArrayBuffer>> {
  const shown =
    typeof picture === 'string'
      ? { drawing: drawings[picture]() }
      : {
          figures: picture.statistics.map(({ percent, label }) => ({
            percent,
            label,
            pile: pileSvg(percent, picture.layer, picture.emblem),
          })),
        };
  const card = typeset(words.heading, template, { ...words, ...shown, mark: markSvg() });
  // An SVG would show a box for a missing character; PDF/A refuses it with its name.
  card.pdf('a-2b');
  return pngOf(card.svg(), socialSize.width);
}
