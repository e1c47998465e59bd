import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { markPaths, markViewBox } from '#domain/drawing/mark';
import { brandFonts } from './fonts';
import template from './document.typ?raw';

/** What a document shows besides its own body: the facts of the page it belongs to. */
export type DocumentContent = {
  title: string;
  summary: string;
  statistics: { percent: number; label: string }[];
  useCases: { title: string; text: string; layers: string[] }[];
  compliance: { name: string; region: string; text: string }[];
  /** The body as Markdown or MDX. */
  body: { source: string; mdx: boolean };
  /** The agency's addresses, for the last lines. */
  contact: { name: string; email: string; phone: string; bookingUrl: string };
};

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}" fill="#18556d"><path d="${markPaths.join('')}"/></svg>`;

let compiler: NodeCompiler | undefined;

/**
 * A document as PDF/UA: tagged, titled, Canadian English, fonts embedded, the same bytes for the same content. The
 * template renders the parsed Markdown node by node, so no word is ever taken for markup; a node or a character it
 * does not know stops the build and says which.
 */
export function typeset({ body, ...content }: DocumentContent): Uint8Array<ArrayBuffer> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: brandFonts() }] });
  const tree = (body.mdx ? mdxToMdast : markdownToMdast)(body.source);
  const doc = JSON.stringify({ ...content, mark: markSvg, body: tree }, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
  const compiled = compiler.compile({ mainFileContent: template, inputs: { doc } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`${content.title}: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`);
  }
  return new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }));
}
