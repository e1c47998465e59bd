import { type CollectionEntry, getCollection } from 'astro:content';
import { agency, fileOf } from '#queries/entries';
import { ordered, phases } from '#queries/ordered';
import { type ComplianceItem, complianceOf, withDates } from '#queries/rules';
import { plainText } from '#queries/plain-text';
import type { Site } from '#domain/content/site';

type Industry = CollectionEntry<'industries'>;
type Data<C extends 'caseStudies' | 'services' | 'phases'> = CollectionEntry<C>['data'];

/** A document of the site: its own words, and the facts of the entries that it belongs to. */
export type SiteDocument = {
  title: string;
  summary: string;
  industry?: Pick<Industry['data'], 'statistics' | 'useCases'> & { compliance: ComplianceItem[] };
  caseStudies?: Data<'caseStudies'>[];
  services?: Data<'services'>[];
  phases?: Data<'phases'>[];
  /** Whether it ends with questions made from the industry: where nobody has written a text for it. */
  questions: boolean;
  /** Its text as Markdown or MDX. */
  body: { source: string; mdx: boolean };
  contact: Pick<Site, 'name' | 'email' | 'phone' | 'bookingUrl'>;
};

/**
 * Returns every document of the site, by file name: those written in src/content/documents and, for an industry whose
 * button downloads one that nobody has written yet, one made from the industry's own entry.
 */
export async function siteDocuments(): Promise<Map<string, SiteDocument>> {
  const industries = await getCollection('industries');
  const written = await getCollection('documents');
  const documents = new Map<string, SiteDocument>();
  for (const entry of industries) {
    const { callToAction } = entry.data;
    if (callToAction.kind === 'download') documents.set(callToAction.document, await fromIndustry(entry));
  }
  for (const entry of written) documents.set(entry.id, await fromDocument(entry, industries));
  return documents;
}

/** A glimpse of a document: its title and the first entries of its checklist, or else its first headings. */
export type DocumentPreview = { title: string; kind: 'questions' | 'chapters'; lines: string[] };

/** Returns the preview of a document, or null where nobody has written that document yet. */
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

async function fromIndustry({ data, body = '', filePath = '' }: Industry): Promise<SiteDocument> {
  const { title, summary } = data;
  return {
    title,
    summary,
    industry: await facts(data),
    questions: true,
    body: { source: body, mdx: filePath.endsWith('.mdx') },
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
  return {
    title,
    summary,
    ...(industry && { industry: await facts(industry.data) }),
    ...(about.kind === 'case-studies' && { caseStudies: (await ordered('caseStudies')).map(({ data }) => data) }),
    ...(about.kind === 'solutions' && {
      services: (await ordered('services')).map(({ data }) => data),
      phases: (await phases()).map(({ data }) => data),
    }),
    questions: false,
    body: { source: await withDates(entry.body ?? ''), mdx: false },
    contact: await contact(),
  };
}

async function facts(industry: Industry['data']): Promise<NonNullable<SiteDocument['industry']>> {
  const { statistics, useCases, compliance } = industry;
  return { statistics, useCases, compliance: await complianceOf(compliance) };
}

async function contact(): Promise<SiteDocument['contact']> {
  const { name, email, phone, bookingUrl } = await agency();
  return { name, email, phone, bookingUrl };
}
