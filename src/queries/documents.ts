import { type CollectionEntry, getCollection } from 'astro:content';
import { agency, fileOf } from '#queries/entries';
import { type DocumentBody, documentBody } from '#queries/document-body';
import { ordered, phases } from '#queries/ordered';
import { type ComplianceItem, complianceOf, industriesForBrowser, rulesForBrowser, withDates } from '#queries/rules';
import { plainText } from '#queries/plain-text';
import { documentOf } from '#domain/content/call-to-action';
import type { Site } from '#domain/content/site';
import type { EmblemName } from '#domain/industries/emblems';
import { type LayerKey, layerOf } from '#domain/layers';
import { type PrintedCut, printedCut } from '#domain/obligations/printed';

type Industry = CollectionEntry<'industries'>;
type Data<C extends 'caseStudies' | 'services' | 'phases'> = CollectionEntry<C>['data'];

/** A figure on a cover, drawn as a pile; `of` is its industry where there are several figures. */
type CoverFigure = { percent: number; label: string; layer: LayerKey; emblem?: EmblemName; of?: string };

/** The cover of a document. */
type Cover = { figures: CoverFigure[] } | 'stack' | 'unchosen stack';

/** A document of the site: its own text, and the facts of the entries that it belongs to. */
export type SiteDocument = {
  title: string;
  summary: string;
  /** The audience after the agency's name: an industry. */
  audience?: string;
  cover: Cover;
  industry?: Pick<Industry['data'], 'useCases'> & { compliance: ComplianceItem[]; cut: PrintedCut };
  caseStudies?: Data<'caseStudies'>[];
  services?: Data<'services'>[];
  phases?: Data<'phases'>[];
  /** Whether it ends with questions made from the industry, because it has no written text. */
  questions: boolean;
  body: DocumentBody;
  contact: Pick<Site, 'name' | 'url' | 'email' | 'phone' | 'bookingUrl'>;
};

/**
 * Returns every document of the site, by file name: those in src/content/documents and, for an industry whose button
 * downloads a document without a file, one made from the industry's own entry.
 */
export async function siteDocuments(): Promise<Map<string, SiteDocument>> {
  const industries = await getCollection('industries');
  const written = await getCollection('documents');
  const documents = new Map<string, SiteDocument>();
  for (const entry of industries) {
    const document = documentOf(entry.data.callToAction);
    if (document !== null) documents.set(document, await fromIndustry(entry));
  }
  for (const entry of written) documents.set(entry.id, await fromDocument(entry, industries));
  return documents;
}

/** A preview of a document: its title and the first entries of its checklist, or else its first headings. */
export type DocumentPreview = { title: string; kind: 'questions' | 'chapters'; lines: string[] };

/** Returns the preview of a document, or null where it has no file. */
export async function documentPreview(id: string): Promise<DocumentPreview | null> {
  const entry = (await getCollection('documents')).find((document) => document.id === id);
  if (!entry) return null;
  const body = await withDates(entry.body ?? '');
  const lines = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, line = '']) => plainText(line));
  const questions = lines(/^- \[ \] (.+\?)$/gm).filter((line) => line.length < 70);
  const chapters = lines(/^## (.+)$/gm).filter((heading) => !heading.startsWith('How to use'));
  const kind = questions.length >= 5 ? 'questions' : 'chapters';
  return { title: entry.data.title, kind, lines: { questions, chapters }[kind].slice(0, 5) };
}

async function fromIndustry({ id, data, body = '', filePath = '' }: Industry): Promise<SiteDocument> {
  const { title, summary } = data;
  return {
    title,
    summary,
    audience: data.name,
    cover: industryCover(data),
    industry: await facts(id, data),
    questions: true,
    body: documentBody(body, filePath),
    contact: await contact(),
  };
}

async function fromDocument(entry: CollectionEntry<'documents'>, industries: Industry[]): Promise<SiteDocument> {
  const { title, summary, about } = entry.data;
  const industry = about.kind === 'industry' ? industries.find(({ id }) => id === about.industry) : undefined;
  if (about.kind === 'industry' && !industry)
    throw new Error(
      `${fileOf('documents', entry.id)}: about.industry: there is no industry '${about.industry}'. Use the file name of one in src/content/industries.`,
    );
  const studies = (await ordered('caseStudies')).map(({ data }) => data);
  return {
    title,
    summary,
    cover: 'unchosen stack',
    ...(industry && {
      audience: industry.data.name,
      cover: industryCover(industry.data),
      industry: await facts(industry.id, industry.data),
    }),
    ...(about.kind === 'case-studies' && { cover: caseStudiesCover(studies, industries), caseStudies: studies }),
    ...(about.kind === 'solutions' && {
      cover: 'stack' as const,
      services: (await ordered('services')).map(({ data }) => data),
      phases: (await phases()).map(({ data }) => data),
    }),
    questions: false,
    body: documentBody(await withDates(entry.body ?? ''), entry.filePath ?? fileOf('documents', entry.id)),
    contact: await contact(),
  };
}

async function facts(
  id: string,
  { useCases, compliance }: Industry['data'],
): Promise<NonNullable<SiteDocument['industry']>> {
  return {
    useCases,
    compliance: await complianceOf(compliance),
    cut: printedCut(id, await industriesForBrowser(), await rulesForBrowser()),
  };
}

/** Returns an industry's statistics as on its page, in the layer that its first use case begins with. */
function industryCover({ statistics, useCases, emblem }: Industry['data']): Cover {
  const layer = layerOf(useCases[0]?.layers[0] ?? 'AI & Automation').key;
  return { figures: statistics.map(({ percent, label }) => ({ percent, label, layer, ...(emblem && { emblem }) })) };
}

/** Returns the first figure of each case study that can be drawn as a pile, with its industry's emblem. */
function caseStudiesCover(studies: Data<'caseStudies'>[], industries: Industry[]): Cover {
  const figures = studies.flatMap(({ industry, metrics: [metric], color }): CoverFigure[] => {
    const percent = Number(/^(\d+)%$/.exec(metric?.value ?? '')?.[1]);
    if (!metric || !(percent >= 5 && percent <= 95 && percent % 5 === 0)) return [];
    const emblem = industries.find(({ data }) => data.name === industry)?.data.emblem;
    return [{ percent, label: metric.label, layer: layerOf(color).key, of: industry, ...(emblem && { emblem }) }];
  });
  return figures.length > 0 ? { figures } : 'unchosen stack';
}

async function contact(): Promise<SiteDocument['contact']> {
  const { name, url, email, phone, bookingUrl } = await agency();
  return { name, url, email, phone, bookingUrl };
}
