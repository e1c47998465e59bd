import { markdownToMdast, mdxToMdast } from 'satteri';
import { layeredMarkSvg, markSvg } from '#files/svg';
import { typeset } from '#files/typst';
import { layers } from '#domain/layers';
import template from './document.typ?raw';

/** What a document shows: its own words, and the facts of the entries it belongs to. */
export type DocumentContent = {
  title: string;
  summary: string;
  industry?: {
    statistics: { percent: number; label: string }[];
    useCases: { title: string; text: string; layers: string[] }[];
    compliance: {
      name: string;
      region: string;
      text: string;
      rules: { status: string; url: string; note?: string }[];
    }[];
  };
  caseStudies?: {
    industry: string;
    title: string;
    context: string;
    challenge: string;
    solution: string;
    metrics: { value: string; label: string }[];
    icon: string;
  }[];
  services?: { title: string; summary: string; deliverables: string[] }[];
  phases?: { number: number; title: string; subtitle: string; timeline: string; outcomes: string[]; color: string }[];
  /** Whether to close with questions made from the industry: for a document that nobody has written a body for. */
  questions: boolean;
  /** The body as Markdown or MDX. */
  body: { source: string; mdx: boolean };
  /** The agency's addresses, for the last lines. */
  contact: { name: string; email: string; phone: string; bookingUrl: string };
};

/** The names of the layers' colours in the theme, by layer. */
const layerColours = Object.fromEntries(layers.map(({ key, name }) => [name, `${key}-top`]));

/**
 * Returns a document as PDF/UA: tagged, titled, Canadian English, fonts embedded, the same bytes for the same content.
 * The template renders the parsed Markdown node by node, so no word is ever taken for markup; a node or a character it
 * does not know stops the build and says which.
 */
export function documentPdf({ body, ...content }: DocumentContent): Uint8Array<ArrayBuffer> {
  const tree = (body.mdx ? mdxToMdast : markdownToMdast)(body.source);
  const drawn = { mark: markSvg(), cover: layeredMarkSvg(), layerColours };
  return typeset(content.title, template, { ...content, ...drawn, body: tree }).pdf('ua-1');
}
