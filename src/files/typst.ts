import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lightColours } from '#drawings/colours';

/** A typeset template, ready to write as PDF or to draw as SVG. */
export type Typeset = {
  /** Throws an error that names each character missing from the typefaces. */
  pdf(standard: 'ua-1' | 'a-2b'): Uint8Array<ArrayBuffer>;
  svg(): string;
  /** Returns the values of the template's metadata under a label. */
  values(label: string): unknown[];
};

const require = createRequire(import.meta.url);

/** The brand's typefaces as static TrueType files: the typesetter reads neither WOFF nor variable fonts. */
const fontFiles = [
  '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  '@expo-google-fonts/figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
  '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  '@expo-google-fonts/funnel-display/300Light/FunnelDisplay_300Light.ttf',
  '@expo-google-fonts/funnel-display/500Medium/FunnelDisplay_500Medium.ttf',
  // For characters missing from the two: Greek, Vietnamese, arrows, signs. The templates list it after them.
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
];

let shared: NodeCompiler | undefined;

/**
 * The number of further documents for which the compiler keeps an unused result; without a limit, results fill the
 * memory.
 */
const keptFor = 10;

/**
 * Returns a Typst template typeset with `content`, which it reads as JSON from the input `content`. The theme's colours
 * are the input `colours`, and `pictures` are files under their paths. It may import templates by their path in the
 * project. Throws an error that starts with `name`, followed by the compiler's messages.
 */
export function typeset(
  name: string,
  template: string,
  content: object,
  pictures: readonly { path: string; bytes: Uint8Array }[] = [],
): Typeset {
  const compiler = (shared ??= NodeCompiler.create({
    fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(require.resolve(file))) }],
  }));
  compiler.evictCache(keptFor);
  for (const picture of pictures) compiler.mapShadow(path.resolve(`.${picture.path}`), Buffer.from(picture.bytes));
  const compiled = compiler.compile({
    mainFileContent: template,
    inputs: { content: JSON.stringify(content), colours: JSON.stringify(lightColours) },
  });
  const { result } = compiled;
  if (!result) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`${name}: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`);
  }
  return {
    pdf: (pdfStandard) => new Uint8Array(compiler.pdf(result, { pdfStandard })),
    svg: () => compiler.plainSvg(result),
    values: (label) => compiler.query(result, { selector: `<${label}>`, field: 'value' }) as unknown[],
  };
}
