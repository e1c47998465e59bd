import * as z from 'zod';
import { sitePathSchema } from '#domain/content/site-path';

const linkSchema = z.strictObject({
  label: z.string().min(2).max(40).describe('The words of the link.'),
  path: sitePathSchema.describe('The page it leads to, for example /about.'),
});

/** The links of every page's header and footer: `src/content/menu.yaml`. Specification §2, shared header. */
export const menuSchema = z.strictObject({
  header: z
    .strictObject({
      beforeIndustries: z.array(linkSchema).min(1).max(4).describe('The links before Industries, in their order.'),
      underIndustries: z
        .array(linkSchema)
        .max(2)
        .default([])
        .describe('The last lines of the list of industries: what concerns all of them.'),
      afterIndustries: z.array(linkSchema).min(1).max(4).describe('The links after Industries, in their order.'),
      start: linkSchema.describe('The button at the end of the header.'),
    })
    .describe('The header. The list of industries and the contact button stand there by themselves.'),
  footer: z.array(linkSchema).min(1).max(12).describe('The links in the last line of each page, in their order.'),
});
