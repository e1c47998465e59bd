import type * as z from 'zod';
import { contentKinds } from '#domain/content/kinds';

/** The location of a collection's entries: files in a folder of src/content, or a single file in it. */
export type Place = { folder: string; endings: readonly string[]; depth?: 1 | 'any' } | { file: string };

/** A collection as defined in src/domain/content/kinds.ts. */
export type ContentCollection = { name: string; schema: z.ZodType; place: Place };

/** Every collection of the site. */
export const collections: ContentCollection[] = Object.entries(contentKinds).map(([name, { schema, ...place }]) => ({
  name,
  schema,
  place,
}));
