import * as z from 'zod';

/** The path of a page of this site, nested ones included: /about, /company/careers. */
export const sitePathSchema = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'a path of this site, such as /roi-calculator');
