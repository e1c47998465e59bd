import { type CollectionEntry, getCollection } from 'astro:content';
import type { DocumentContent } from '#files/typeset';
import { agency, fileOf } from '#queries/entries';
import { ordered, phases } from '#queries/ordered';
import { plainText } from '#queries/plain-text';

type Industry = CollectionEntry<'industries'>;

/**
 * Returns every document of the site, by file name: those written in src/content/documents and, for an industry whose
 * button downloads one that nobody has written yet, one made from the industry's own entry.
 */
export async function siteDocuments(): Promise<Map<string, DocumentContent>> {
  const industries = await getCollection('industries');
  const written = await getCollection('documents');
  const documents = new Map<string, DocumentContent>();
  for (const entry of industries) {
    const { callToAction } = entry.data;
    if (callToAction.kind === 'download') documents.set(callToAction.document, await fromIndustry(entry));
  }
  for (const entry of written) documents.set(entry.id, await fromDocument(entry, industries));
  return documents;
}

/** How a document looks from outside: its title and the first entries of its checklist, or else its first headings. */
export type DocumentPreview = { title: string; kind: 'questions' | 'chapters'; lines: string[] };

/** … or null for a document that nobody has written yet. */
export async function documentPreview(id: string): Promise<DocumentPreview | null> {
  const entry = (await getCollection('documents')).find((document) => document.id === id);
  if (!entry) return null;
  const lines = (pattern: RegExp) => [...(entry.body ?? '').matchAll(pattern)].map(([, line = '']) => plainText(line));
  const questions = lines(/^- \[ \] (.+\?)$/gm).filter((line) => line.length < 70);
  const chapters = lines(/^## (.+)$/gm).filter((heading) => !heading.startsWith('How to use'));
  const kind = questions.length >= 5 ? 'questions' : 'chapters';
  return { title: entry.data.title, kind, lines: { questions, chapters }[kind].slice(0, 5) };
}

async function fromIndustry({ data, body = '', filePath = '' }: Industry): Promise<DocumentContent> {
  const { title, summary } = data;
  return {
    title,
    summary,
    industry: facts(data),
    questions: true,
    body: { source: body, mdx: filePath.endsWith('.mdx') },
    contact: await contact(),
  };
}

async function fromDocument(entry: CollectionEntry<'documents'>, industries: Industry[]): Promise<DocumentContent> {
  const { title, summary, about } = entry.data;
  const industry = about.kind === 'industry' ? industries.find(({ id }) => id === about.industry) : undefined;
  if (about.kind === 'industry' && !industry)
    throw new Error(
      `${fileOf('documents', entry.id)}: about.industry: there is no industry '${about.industry}'. Use the file name of one in src/content/industries.`,
    );
  return {
    title,
    summary,
    ...(industry && { industry: facts(industry.data) }),
    ...(about.kind === 'case-studies' && { caseStudies: (await ordered('caseStudies')).map(({ data }) => data) }),
    ...(about.kind === 'solutions' && {
      services: (await ordered('services')).map(({ data }) => data),
      phases: (await phases()).map(({ data }) => data),
    }),
    questions: false,
    body: { source: entry.body ?? '', mdx: false },
    contact: await contact(),
  };
}

function facts({ statistics, useCases, compliance }: Industry['data']): DocumentContent['industry'] {
  return { statistics, useCases, compliance };
}

async function contact(): Promise<DocumentContent['contact']> {
  const { name, email, phone, bookingUrl } = await agency();
  return { name, email, phone, bookingUrl };
}
