import type * as z from 'zod';
import { accessibilityRecordSchema } from '#domain/content/accessibility-record';
import { advisorSchema } from '#domain/content/advisor';
import { caseStudySchema } from '#domain/content/case-study';
import { criterionSchema } from '#domain/content/criterion';
import { documentSchema } from '#domain/content/document';
import { factsSchema } from '#domain/content/fact';
import { faqSchema } from '#domain/content/faq';
import { industrySchema } from '#domain/content/industry';
import { insightSchema } from '#domain/content/insight';
import { menuSchema } from '#domain/content/menu';
import { needSchema } from '#domain/content/need';
import { pageSchema } from '#domain/content/page';
import { phaseSchema } from '#domain/content/phase';
import { providerSchema } from '#domain/content/provider';
import { requirementAreaSchema, requirementsSchema } from '#domain/content/requirements';
import { roiSchema } from '#domain/content/roi';
import { ruleSchema } from '#domain/content/rule';
import { sectionSchema } from '#domain/content/section';
import { serviceSchema } from '#domain/content/service';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { wizardSchema } from '#domain/content/wizard';

const yaml = ['yaml'];
const markdown = ['md'];
const markdownOrMdx = ['md', 'mdx'];

/**
 * Every kind of content: its location in `src/content`, its file endings and its fields. `folder` contains one file per
 * entry (with `depth`, in subfolders as well); `file` is a kind with a single entry.
 */
export const contentKinds = {
  /** The agency: name, addresses, claims used in more than one place. One entry, `site`. */
  site: { file: 'site.yaml', schema: siteSchema },
  /** The links of header and footer. One entry, `menu`. */
  menu: { file: 'menu.yaml', schema: menuSchema },
  /** The rule of thumb of the ROI calculator. One entry, `roi`. */
  roi: { file: 'roi.yaml', schema: roiSchema },
  /** The results of the last accessibility checks. One entry, written by `npm run a11y:record`. */
  accessibilityRecord: { file: 'accessibility-record.json', schema: accessibilityRecordSchema },
  /** One file per provider. */
  providers: { folder: 'providers', endings: yaml, schema: providerSchema },
  /** One file per industry page. */
  industries: { folder: 'industries', endings: markdownOrMdx, schema: industrySchema },
  /** One file per product that can be recommended. */
  solutions: { folder: 'solutions', endings: markdown, schema: solutionSchema },
  /** One file per need that an answer states and a solution meets or misses. */
  needs: { folder: 'needs', endings: yaml, schema: needSchema },
  /** One file per criterion that a buyer can verify with a vendor. */
  criteria: { folder: 'criteria', endings: yaml, schema: criterionSchema },
  /** One file per solution, with the same name: its vendor's own statements, criterion by criterion. */
  facts: { folder: 'facts', endings: yaml, schema: factsSchema },
  /** One file per rule that binds an industry: a law, a regulation, a guideline, a contract. */
  rules: { folder: 'rules', endings: yaml, schema: ruleSchema },
  /** One file per service of the agency; the body describes it. */
  services: { folder: 'services', endings: markdown, schema: serviceSchema },
  /** One file per phase of the advisory lifecycle; the body is its description. */
  phases: { folder: 'phases', endings: markdown, schema: phaseSchema },
  /** One file per case study. */
  caseStudies: { folder: 'case-studies', endings: markdown, schema: caseStudySchema },
  /** One file per senior advisor; the body is the bio. */
  advisors: { folder: 'advisors', endings: markdown, schema: advisorSchema },
  /** One file per question of a page's FAQ; the body is the answer. */
  faqs: { folder: 'faqs', endings: markdown, schema: faqSchema },
  /** One file per page: its title, heading and text, if any. A folder is part of the address. */
  pages: { folder: 'pages', endings: markdownOrMdx, schema: pageSchema, depth: 'any' },
  /** One file per article; the body is its text. */
  insights: { folder: 'insights', endings: markdown, schema: insightSchema },
  /** One file per section of a fixed page, in a folder named after the page. */
  sections: { folder: 'sections', endings: markdown, schema: sectionSchema, depth: 1 },
  /** One file per document to download; the body is its text. */
  documents: { folder: 'documents', endings: markdown, schema: documentSchema },
  /** The text of the requirements document that the results offer. One entry, `requirements`. */
  requirements: { file: 'requirements.yaml', schema: requirementsSchema },
  /** One file per challenge area, named after the answer: its additions to that document. */
  requirementAreas: { folder: 'requirement-areas', endings: yaml, schema: requirementAreaSchema },
  /** One file per wizard: its steps, questions, options and text. */
  wizards: { folder: 'wizards', endings: yaml, schema: wizardSchema },
} satisfies Record<string, KindOfFiles | KindOfOneFile>;

type KindOfFiles = { folder: string; endings: readonly string[]; schema: z.ZodType; depth?: 1 | 'any' };
type KindOfOneFile = { file: string; schema: z.ZodType };

export type ContentKind = keyof typeof contentKinds;

/** The names of all kinds of content. */
export const kindNames = Object.keys(contentKinds) as ContentKind[];

/** The fields of an entry of one kind. */
export type DataOf<K extends ContentKind> = z.infer<(typeof contentKinds)[K]['schema']>;
