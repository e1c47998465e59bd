import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { documentSchema } from '#domain/content/document';
import { faqSchema } from '#domain/content/faq';
import { industrySchema } from '#domain/content/industry';
import { pageSchema } from '#domain/content/page';
import { providerSchema } from '#domain/content/provider';
import { sectionSchema } from '#domain/content/section';
import { advisorSchema, caseStudySchema, phaseSchema, serviceSchema } from '#domain/content/solutions-page';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { wizardSchema } from '#domain/content/wizard';

const folder = (name: string, pattern: string) => glob({ base: `./src/content/${name}`, pattern });

export const collections = {
  /** The agency: name, addresses, claims used in more than one place. One entry, `site`. */
  site: defineCollection({ loader: folder('.', 'site.yaml'), schema: siteSchema }),
  /** One file per provider. */
  providers: defineCollection({ loader: folder('providers', '*.yaml'), schema: providerSchema }),
  /** One file per industry page. */
  industries: defineCollection({ loader: folder('industries', '*.{md,mdx}'), schema: industrySchema }),
  /** One file per product that can be recommended. */
  solutions: defineCollection({
    loader: folder('solutions', '*.md'),
    schema: solutionSchema.extend({
      provider: reference('providers'),
      industries: z.array(reference('industries')),
    }),
  }),
  /** One file per service of the agency; the body says what it is. */
  services: defineCollection({ loader: folder('services', '*.md'), schema: serviceSchema }),
  /** One file per phase of the advisory lifecycle; the body is its description. */
  phases: defineCollection({ loader: folder('phases', '*.md'), schema: phaseSchema }),
  /** One file per case study. */
  caseStudies: defineCollection({ loader: folder('case-studies', '*.md'), schema: caseStudySchema }),
  /** One file per senior advisor; the body is the bio. */
  advisors: defineCollection({ loader: folder('advisors', '*.md'), schema: advisorSchema }),
  /** One file per question of a page's FAQ; the body is the answer. */
  faqs: defineCollection({ loader: folder('faqs', '*.md'), schema: faqSchema }),
  /** One file per fixed page: its title, heading and, where it has one, its text. */
  pages: defineCollection({ loader: folder('pages', '*.{md,mdx}'), schema: pageSchema }),
  /** One file per section of a fixed page, in a folder named after the page. */
  sections: defineCollection({ loader: folder('sections', '*/*.md'), schema: sectionSchema }),
  /** One file per document to download; the body is its text. */
  documents: defineCollection({ loader: folder('documents', '*.md'), schema: documentSchema }),
  /** One file per wizard: its steps, questions, options and words. */
  wizards: defineCollection({ loader: folder('wizards', '*.yaml'), schema: wizardSchema }),
};
