import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { ink, ink2, paper } from '#drawings/colours';
import type { LayerKey } from '#domain/layers';
import { brandFonts } from './fonts';
import { layeredMark, mark, pile, slippedMark, stack } from './drawings';
import { png } from './raster';
import template from './social.typ?raw';

/** What the picture of a shared page shows. */
export type SocialContent = {
  /** The agency's name, beside the mark. */
  agency: string;
  heading: string;
  /** What stands behind the name, for example the industry. */
  section?: string;
  picture: 'stack' | 'mark' | 'slipped mark' | { statistics: { percent: number; label: string }[]; layer: LayerKey };
};

export const socialSize = { width: 1200, height: 630 } as const;

const drawings = { stack, mark: layeredMark, 'slipped mark': slippedMark };

let compiler: NodeCompiler | undefined;

/** The picture that stands beside a link to the page: 1200 × 630 PNG, the same bytes for the same content. */
export function socialImage({ agency, heading, section, picture }: SocialContent): Promise<Uint8Array<ArrayBuffer>> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: brandFonts() }] });
  const card = JSON.stringify({
    agency,
    heading,
    section,
    mark: mark(),
    ...(typeof picture === 'string'
      ? { drawing: drawings[picture]() }
      : {
          figures: picture.statistics.map(({ percent, label }) => ({
            percent,
            label,
            pile: pile(percent, picture.layer),
          })),
        }),
    colours: { paper: paper.light, ink, ink2 },
  });
  const compiled = compiler.compile({ mainFileContent: template, inputs: { card } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`${heading}: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`);
  }
  // An SVG would show a box for a character that the typefaces lack; PDF/A refuses it and says which.
  compiler.pdf(compiled.result, { pdfStandard: 'a-2b' });
  return png(compiler.plainSvg(compiled.result), socialSize.width);
}
