import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { type Depth, fileLoader, folderLoader } from '#queries/loaders';
import { accessibilityRecordSchema } from '#domain/content/accessibility-record';
import { criterionSchema } from '#domain/content/criterion';
import { documentSchema } from '#domain/content/document';
import { factsSchema } from '#domain/content/fact';
import { faqSchema } from '#domain/content/faq';
import { industrySchema } from '#domain/content/industry';
import { insightSchema } from '#domain/content/insight';
import { menuSchema } from '#domain/content/menu';
import { needSchema } from '#domain/content/need';
import { pageSchema } from '#domain/content/page';
import { providerSchema } from '#domain/content/provider';
import { ruleSchema } from '#domain/content/rule';
import { requirementAreaSchema, requirementsSchema } from '#domain/content/requirements';
import { sectionSchema } from '#domain/content/section';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { advisorSchema } from '#domain/content/advisor';
import { caseStudySchema } from '#domain/content/case-study';
import { phaseSchema } from '#domain/content/phase';
import { serviceSchema } from '#domain/content/service';
import { wizardSchema } from '#domain/content/wizard';

/** Returns a folder's files as a collection; the same schema gives the types and the editor's messages. */
function files<S extends z.ZodType>(name: string, endings: string[], schema: S, depth: Depth = 0) {
  return defineCollection({ loader: folderLoader(name, { endings, schema, depth }), schema });
}

const yaml = ['yaml'];
const markdown = ['md'];
const markdownOrMdx = ['md', 'mdx'];

/** Every kind of content. References between entries are checked in src/queries/content-check.ts. */
export const collections = {
  /** The agency: name, addresses, claims used in more than one place. One entry, `site`. */
  site: defineCollection({ loader: fileLoader('site.yaml', siteSchema), schema: siteSchema }),
  /** The links of header and footer. One entry, `menu`. */
  menu: defineCollection({ loader: fileLoader('menu.yaml', menuSchema), schema: menuSchema }),
  /** What the last run of the accessibility checks found. One entry, written by `npm run a11y:record`. */
  accessibilityRecord: defineCollection({
    loader: fileLoader('accessibility-record.json', accessibilityRecordSchema),
    schema: accessibilityRecordSchema,
  }),
  /** One file per provider. */
  providers: files('providers', yaml, providerSchema),
  /** One file per industry page. */
  industries: files('industries', markdownOrMdx, industrySchema),
  /** One file per product that can be recommended. */
  solutions: files('solutions', markdown, solutionSchema),
  /** One file per need that an answer states, which a solution meets or misses. */
  needs: files('needs', yaml, needSchema),
  /** One file per criterion that a buyer can verify with a vendor. */
  criteria: files('criteria', yaml, criterionSchema),
  /** One file per solution, of the same name: what its vendor's own pages say, criterion by criterion. */
  facts: files('facts', yaml, factsSchema),
  /** One file per rule that binds an industry: a law, a regulation, a guideline, a contract. */
  rules: files('rules', yaml, ruleSchema),
  /** One file per service of the agency; the body says what it is. */
  services: files('services', markdown, serviceSchema),
  /** One file per phase of the advisory lifecycle; the body is its description. */
  phases: files('phases', markdown, phaseSchema),
  /** One file per case study. */
  caseStudies: files('case-studies', markdown, caseStudySchema),
  /** One file per senior advisor; the body is the bio. */
  advisors: defineCollection({
    loader: folderLoader('advisors', { endings: markdown, schema: advisorSchema }),
    // The same, with the picture as Astro knows it: with its size, and made in other formats.
    schema: ({ image }) =>
      advisorSchema.extend({ photo: z.strictObject({ src: image(), alt: z.string() }).optional() }),
  }),
  /** One file per question of a page's FAQ; the body is the answer. */
  faqs: files('faqs', markdown, faqSchema),
  /** One file per page: its title, heading and, where it has one, its text. A folder is a part of the address. */
  pages: files('pages', markdownOrMdx, pageSchema, 'any'),
  /** One file per article; the body is its text. */
  insights: files('insights', markdown, insightSchema),
  /** One file per section of a fixed page, in a folder named after the page. */
  sections: files('sections', markdown, sectionSchema, 1),
  /** One file per document to download; the body is its text. */
  documents: files('documents', markdown, documentSchema),
  /** The words of the requirements document that the results offer. One entry, `requirements`. */
  requirements: defineCollection({
    loader: fileLoader('requirements.yaml', requirementsSchema),
    schema: requirementsSchema,
  }),
  /** One file per challenge area, named after the answer: what that document adds for it. */
  requirementAreas: files('requirement-areas', yaml, requirementAreaSchema),
  /** One file per wizard: its steps, questions, options and words. */
  wizards: files('wizards', yaml, wizardSchema),
};
