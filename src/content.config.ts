import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { industrySchema } from '#domain/content/industry';
import { providerSchema } from '#domain/content/provider';
import { siteSchema } from '#domain/content/site';
import { solutionSchema } from '#domain/content/solution';
import { wizardSchema } from '#domain/content/wizard';

const folder = (name: string, pattern: string) => glob({ base: `./src/content/${name}`, pattern });

export const collections = {
  /** The agency: name, addresses, claims used in more than one place. One entry, `site`. */
  site: defineCollection({ loader: folder('.', 'site.yaml'), schema: siteSchema }),
  /** One file per provider. */
  providers: defineCollection({ loader: folder('providers', '*.yaml'), schema: providerSchema }),
  /** One file per industry. */
  industries: defineCollection({ loader: folder('industries', '*.md'), schema: industrySchema }),
  /** One file per product that can be recommended. */
  solutions: defineCollection({
    loader: folder('solutions', '*.md'),
    schema: solutionSchema.extend({
      provider: reference('providers'),
      industries: z.array(reference('industries')),
    }),
  }),
  /** One file per wizard: its steps, questions, options and words. */
  wizards: defineCollection({ loader: folder('wizards', '*.yaml'), schema: wizardSchema }),
};
