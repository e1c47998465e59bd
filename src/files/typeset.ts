import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { markPaths, markViewBox } from '#drawings/mark';
import { brandFonts } from './fonts';
import template from './document.typ?raw';

/** What a document shows: its own words, and the facts of the entries it belongs to. */
export type DocumentContent = {
  title: string;
  summary: string;
  industry?:
    | {
        statistics: { percent: number; label: string }[];
        useCases: { title: string; text: string; layers: string[] }[];
        compliance: { name: string; region: string; text: string }[];
      }
    | undefined;
  caseStudies?: {
    industry: string;
    title: string;
    context: string;
    challenge: string;
    solution: string;
    metrics: { value: string; label: string }[];
    layer: string;
  }[];
  services?: { title: string; summary: string; deliverables: string[] }[];
  phases?: { number: number; title: string; subtitle: string; timeline: string; outcomes: string[]; layer: string }[];
  /** Whether to close with questions made from the industry: for a document that nobody has written a body for. */
  questions: boolean;
  /** The body as Markdown or MDX. */
  body: { source: string; mdx: boolean };
  /** The agency's addresses, for the last lines. */
  contact: { name: string; email: string; phone: string; bookingUrl: string };
};

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}" fill="#18556d"><path d="${markPaths.join('')}"/></svg>`;

/** The mark in its five hues, on the first page: top to bottom the colours of the layers. */
const hues = ['#c99a5f', '#d38b9f', '#a39adf', '#63b1cf', '#7fb988'];
const coverSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${markPaths.map((path, index) => `<path fill="${hues[index]}" d="${path}"/>`).join('')}</svg>`;

let compiler: NodeCompiler | undefined;

/**
 * A document as PDF/UA: tagged, titled, Canadian English, fonts embedded, the same bytes for the same content. The
 * template renders the parsed Markdown node by node, so no word is ever taken for markup; a node or a character it
 * does not know stops the build and says which.
 */
export function typeset({ body, ...content }: DocumentContent): Uint8Array<ArrayBuffer> {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: brandFonts() }] });
  const tree = (body.mdx ? mdxToMdast : markdownToMdast)(body.source);
  const doc = JSON.stringify({ ...content, mark: markSvg, cover: coverSvg, body: tree }, (key, value: unknown) =>
    key === 'position' || key === 'data' ? undefined : value,
  );
  const compiled = compiler.compile({ mainFileContent: template, inputs: { doc } });
  if (!compiled.result) {
    const diagnostics = compiled.takeDiagnostics();
    throw new Error(`${content.title}: ${JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics))}`);
  }
  return new Uint8Array(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }));
}
