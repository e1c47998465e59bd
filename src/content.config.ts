import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { collectionOf } from '#content-checks/loader';
import { advisorSchema } from '#domain/content/advisor';

/** Every kind of content; where its files are and what they hold stands in src/domain/content/kinds.ts. */
export const collections = {
  site: defineCollection(collectionOf('site')),
  menu: defineCollection(collectionOf('menu')),
  roi: defineCollection(collectionOf('roi')),
  accessibilityRecord: defineCollection(collectionOf('accessibilityRecord')),
  providers: defineCollection(collectionOf('providers')),
  industries: defineCollection(collectionOf('industries')),
  solutions: defineCollection(collectionOf('solutions')),
  needs: defineCollection(collectionOf('needs')),
  criteria: defineCollection(collectionOf('criteria')),
  facts: defineCollection(collectionOf('facts')),
  rules: defineCollection(collectionOf('rules')),
  services: defineCollection(collectionOf('services')),
  phases: defineCollection(collectionOf('phases')),
  caseStudies: defineCollection(collectionOf('caseStudies')),
  advisors: defineCollection({
    ...collectionOf('advisors'),
    // The same, with the picture as Astro knows it: with its size, and made in other formats.
    schema: ({ image }) =>
      advisorSchema.extend({ photo: z.strictObject({ src: image(), alt: z.string() }).optional() }),
  }),
  faqs: defineCollection(collectionOf('faqs')),
  pages: defineCollection(collectionOf('pages')),
  insights: defineCollection(collectionOf('insights')),
  sections: defineCollection(collectionOf('sections')),
  documents: defineCollection(collectionOf('documents')),
  requirements: defineCollection(collectionOf('requirements')),
  requirementAreas: defineCollection(collectionOf('requirementAreas')),
  wizards: defineCollection(collectionOf('wizards')),
};
