import * as z from 'zod';
import { layerNames } from '#domain/layers';

/**
 * One need that an answer states: `src/content/needs/<id>.yaml`. Size and challenge area are needs as well; they follow
 * from the specification's own fields and have no file.
 */
export const needSchema = z.strictObject({
  label: z.string().min(3).max(40).describe('Its short name, as a list of needs says it.'),
  asks: z
    .string()
    .min(10)
    .max(60)
    .optional()
    .describe('The same as a question that yes or no answers, for the comparison. Without it, the label.'),
  question: z.string().describe('The question of a wizard that asks for it.'),
  is: z.array(z.string()).min(1).describe('The answers that state it.'),
  asked: z.string().min(3).max(40).describe('What the visitor asked for: it follows “you asked for”.'),
  notConfirmed: z
    .string()
    .min(20)
    .max(100)
    .describe('What is said where nothing is known, beginning with “Not confirmed”, without a full stop.'),
  criterion: z.string().optional().describe('The file name of the criterion whose facts can back it, without .yaml.'),
  layers: z
    .array(z.enum(layerNames))
    .optional()
    .describe('The layers that it concerns; without the field, every layer.'),
  order: z.int().min(1).max(50).describe('Its place in lists.'),
});
