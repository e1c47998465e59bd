import * as z from 'zod';
import { layerNames } from '#domain/layers';

/** One senior advisor: `src/content/advisors/<id>.md`; the body is the bio. Specification §3. */
export const advisorSchema = z.strictObject({
  name: z.string().min(3).max(60),
  order: z.int().min(1).max(20),
  title: z.string().min(5).max(80),
  initials: z.string().regex(/^[A-Z]{2,3}$/, 'two or three capital letters'),
  expertise: z.array(z.string().min(2).max(40)).min(2).max(6),
  advice: z
    .string()
    .min(30)
    .max(120)
    .describe(
      'What they would tell a client first, in their own words, without quotation marks. Not shown while this is an invented person.',
    ),
  layers: z
    .array(z.enum(layerNames))
    .min(1)
    .max(3)
    .describe('The layers of the stack that this advisor covers, as the picture on /about shows them.'),
  photo: z
    .strictObject({
      src: z
        .string()
        .regex(/^\.\.\/pictures\/[\w.-]+\.(jpe?g|png|webp|avif)$/i, 'a picture such as ../pictures/maya-okafor.jpg')
        .describe('The picture in src/content/pictures, as ../pictures/NAME.jpg: at least 400 pixels wide, upright.'),
      alt: z.string().min(5).max(120).describe('What the picture shows, for those who cannot see it.'),
    })
    .optional()
    .describe('Stands in place of the initials. Only with the person’s consent.'),
  placeholder: z.boolean().default(false).describe('true while this is an invented person.'),
});
