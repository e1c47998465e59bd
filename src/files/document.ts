import { barsSvg } from '#files/cut-svg';
import { type PrintedPicture, documentPicture } from '#files/document-picture';
import { layeredMarkSvg, markSvg, pileSvg, plateCorners, stackSvg, unchosenStackSvg } from '#files/svg';
import { type Typeset, typeset } from '#files/typst';
import type { MarkdownNode } from '#domain/content/document-tree';
import type { EmblemName } from '#domain/industries/emblems';
import { colourKey, neutrals } from '#domain/content/phase';
import { type LayerKey, layerNames, layers } from '#domain/layers';
import type { PrintedCut } from '#domain/obligations/printed';
import type { CutMeasures } from '#drawings/cut';
import { lifecycleGeometry, type PhaseWeeks } from '#drawings/lifecycle';
import template from './document.typ?raw';

/** The content of a document: its own text, and the facts of the entries it belongs to. */
export type DocumentContent = {
  title: string;
  summary: string;
  /** The audience after the agency's name: an industry. */
  audience?: string;
  /** The cover's drawing: figures as piles, the stack with the names of its layers, or the stack in outline. */
  cover:
    | { figures: { percent: number; label: string; layer: LayerKey; emblem?: EmblemName; of?: string }[] }
    | 'stack'
    | 'unchosen stack';
  industry?: {
    useCases: { title: string; text: string; layers: string[] }[];
    compliance: {
      name: string;
      region: string;
      text: string;
      rules: { status: string; url: string; note?: string }[];
    }[];
    /** The industry's part of the obligation map. */
    cut: PrintedCut;
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
  phases?: {
    number: number;
    title: string;
    subtitle: string;
    timeline: string;
    weeks: PhaseWeeks;
    outcomes: string[];
    color: string;
  }[];
  /** Whether to close with questions made from the industry: for a document without a written body. */
  questions: boolean;
  /** The body as a tree, and the files of its pictures. */
  body: { tree: MarkdownNode; pictures: { url: string; file: string; digest: string }[] };
  /** The agency's addresses, for the last lines and for links to the site. */
  contact: { name: string; url: string; email: string; phone: string; bookingUrl: string };
};

/** The theme's colour name for each layer, and for each shade of a phase. */
const layerColours = Object.fromEntries([...layerNames, ...neutrals].map((name) => [name, `${colourKey(name)}-top`]));

/** The bars of a rule, in points. */
const bar: CutMeasures = { pitch: 55, width: 49, height: 6.5, lean: 2.8, row: 8.5 };

/** Line and block spacing as shares of the normal one, in the order to try them. */
const spacings = [1, 0.91, 1.09, 0.94, 1.06, 0.88, 1.12, 0.97, 1.03, 0.85, 0.81];
/**
 * The minimum share of a page that the text has to fill: of the last page, above the closing lines, and of every other
 * one.
 */
const leastFilled = { last: 0.33, other: 0.7 };
/** The minimum number of rows on either side of a table's page break. */
const leastRows = 3;
/** The upper limit; documents have four to eight pages. */
const mostPages = 8;

/**
 * Returns a document as PDF/UA: tagged, titled, Canadian English, fonts embedded, the same bytes for the same content.
 * The template renders the parsed Markdown node by node, so that text is never read as markup; an unknown node or
 * character stops the build with its name. Where the last page would be almost empty or a page would begin with the
 * last row of a table, the whole document is set slightly tighter or wider.
 */
export async function documentPdf({ body, ...content }: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = await Promise.all(body.pictures.map(documentPicture));
  const shown = {
    ...content,
    ...drawings(content),
    body: body.tree,
    pictures: Object.fromEntries(
      pictures.map(({ url, ...picture }) => [url, { path: picture.path, share: picture.share }]),
    ),
  };
  return wellFilled(content.title, shown, pictures).pdf('ua-1');
}

/** Returns the drawings of the cover and inside, from the geometry that the pages use too. */
function drawings({ cover, phases, industry }: Pick<DocumentContent, 'cover' | 'phases' | 'industry'>): object {
  return {
    mark: markSvg(),
    layeredMark: layeredMarkSvg(),
    layerColours,
    ...(typeof cover === 'object'
      ? {
          cover: {
            figures: cover.figures.map((figure) => ({
              ...figure,
              pile: pileSvg(figure.percent, figure.layer, figure.emblem),
            })),
          },
        }
      : cover === 'stack'
        ? { cover: { stack: stackSvg(), corners: plateCorners(), names: layers.map(({ name }) => name) } }
        : { cover: { stack: unchosenStackSvg() } }),
    ...(industry && {
      cut: {
        columns: layers.map(({ name }) => name),
        pitch: bar.pitch,
        // Each rule's bars, by its name.
        bars: Object.fromEntries(
          industry.cut.groups
            .flatMap(({ rules }) => rules)
            .map((rule) => [rule.name, barsSvg([{ ...rule, year: '' }], bar)]),
        ),
      },
    }),
    ...(phases && { lifecycle: lifecycleGeometry(phases.map(({ weeks }) => weeks)) }),
  };
}

/** Returns the first spacing whose pages break well, or else the one with the fewest flaws. */
function wellFilled(title: string, shown: object, pictures: readonly PrintedPicture[]): Typeset {
  let best: { set: Typeset; flaws: number } | undefined;
  for (const spacing of spacings) {
    const set = typeset(title, template, { ...shown, spacing }, pictures);
    const flaws = flawsOf(set);
    if (!best || flaws < best.flaws) best = { set, flaws };
    if (flaws === 0) break;
  }
  if (!best) throw new Error(`${title}: there is no spacing to set it with.`);
  return best.set;
}

/** The position of a paragraph, list item or table row: `share` of its page's height from the top. */
type Placed = { page: number; share: number; row?: number; rows?: number };

/**
 * Returns a penalty for page breaks: 100 for too many pages, 10 for an almost empty last page, 1 for each other bad
 * page or table.
 */
function flawsOf(set: Typeset): number {
  const placed = set.values('placed') as Placed[];
  const [pages = 0] = set.values('pages') as number[];
  const filled = (page: number) =>
    Math.max(0, ...placed.filter((each) => each.page === page).map(({ share }) => share));
  const badTables = placed.filter(({ row = 0, rows = 0, page }, index) => {
    const goesOn = row > 0 && placed[index - 1]?.page !== page;
    return goesOn && (row < leastRows || rows - row < leastRows);
  });
  const inside = Array.from({ length: Math.max(0, pages - 2) }, (_, index) => index + 2);
  const badPages = inside.filter((page) => filled(page) < leastFilled.other);
  const isBadEnd = filled(pages) < leastFilled.last;
  return 100 * Number(pages > mostPages) + 10 * Number(isBadEnd) + badPages.length + badTables.length;
}
