import * as z from 'zod';
import { layerNames } from '#domain/layers';

/** The highest weight of a criterion. */
export const mostWeight = 5;

/** One criterion: `src/content/criteria/<id>.yaml`, a property that a buyer can verify with a vendor. */
export const criterionSchema = z.strictObject({
  label: z.string().min(10).max(60).describe('Its short name, as a heading of a table says it.'),
  asks: z
    .string()
    .min(10)
    .max(60)
    .optional()
    .describe(
      'The same as a question that yes or no answers: "Is customer data stored in Canada?" Without it, the label.',
    ),
  because: z
    .string()
    .min(3)
    .max(40)
    .describe('What is known of a product that is ahead by it, for “because … are confirmed”: "its audit log".'),
  question: z.string().min(30).max(200).describe('The question to the vendor, ending with a question mark.'),
  evidence: z.string().min(30).max(240).describe('What to ask for as proof, in one sentence.'),
  layers: z.array(z.enum(layerNames)).min(1).describe('The layers of the stack that it concerns.'),
  order: z.int().min(1).max(50).describe('Its place in lists.'),
  raisedBy: z
    .array(
      z.strictObject({
        question: z.string().describe('A question of the Navigator.'),
        is: z.array(z.string()).min(1).describe('The answers that raise it.'),
        weight: z.int().min(1).max(mostWeight).describe('The weight that it has then, at least.'),
        must: z
          .boolean()
          .default(false)
          .describe('Whether it begins as a must then: who is known to fail it is excluded.'),
      }),
    )
    .describe('Which answers raise it, and to which weight. An empty list: only the visitor does.'),
});

export type Criterion = z.infer<typeof criterionSchema>;
