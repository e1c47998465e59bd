import { documentPicture } from '#files/document-picture';
import { layeredMarkSvg, markSvg } from '#files/svg';
import { typeset } from '#files/typst';
import type { MarkdownNode } from '#domain/content/document-tree';
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
  /** The body as a tree, and the files of the pictures that it names. */
  body: { tree: MarkdownNode; pictures: { url: string; file: string; digest: string }[] };
  /** The agency's addresses, for the last lines and for links into the site. */
  contact: { name: string; url: string; email: string; phone: string; bookingUrl: string };
};

/** The names of the layers' colours in the theme, by layer. */
const layerColours = Object.fromEntries(layers.map(({ key, name }) => [name, `${key}-top`]));

/**
 * Returns a document as PDF/UA: tagged, titled, Canadian English, fonts embedded, the same bytes for the same content.
 * The template renders the parsed Markdown node by node, so no word is ever taken for markup; a node or a character it
 * does not know stops the build and says which.
 */
export async function documentPdf({ body, ...content }: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await Promise.all(body.pictures.map(documentPicture));
  const drawn = { mark: markSvg(), cover: layeredMarkSvg(), layerColours };
  const shown = {
    ...content,
    ...drawn,
    body: body.tree,
    pictures: Object.fromEntries(
      pictures.map(({ url, ...picture }) => [url, { path: picture.path, share: picture.share }]),
    ),
  };
  return typeset(content.title, template, shown, pictures).pdf('ua-1');
}
