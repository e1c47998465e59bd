import * as z from 'zod';
import { evidenceSchema } from '#domain/content/evidence';
import { layerNames, layers } from '#domain/layers';

/** The shades of one hue that belongs to no layer, lightest first. */
export const neutrals = ['Neutral 1', 'Neutral 2', 'Neutral 3', 'Neutral 4', 'Neutral 5'] as const;

const colour = z.enum([...neutrals, ...layerNames]);
export type PhaseColour = z.infer<typeof colour>;

/** Returns the name of a phase's colour in classes and tokens: `neutral-2`, or the key of a layer. */
export function colourKey(name: PhaseColour): string {
  const layer = layers.find((each) => each.name === name);
  return layer ? layer.key : name.toLowerCase().replace(' ', '-');
}

/** One phase of the advisory lifecycle: `src/content/phases/<id>.md`; the body is its description. Specification §3. */
export const phaseSchema = z.strictObject({
  number: z.int().min(1).max(9).describe('Its place in the lifecycle.'),
  title: z.string().min(3).max(40),
  subtitle: z.string().min(3).max(70),
  timeline: z.string().min(3).max(30).describe('Its duration in words, for example "2-3 weeks".'),
  weeks: z
    .strictObject({
      from: z.int().min(0),
      least: z
        .int()
        .min(1)
        .optional()
        .describe('The weeks that it takes at least: its bar is solid as far, then hatched.'),
      to: z.int().max(28),
    })
    .refine(({ from, least = 0, to }) => from + least <= to, { error: 'at least as long as the bar, at most' })
    .describe('Where its bar starts and ends on the 28-week chart.'),
  outcomes: z.array(z.string().min(5).max(110)).min(2).max(5),
  deliverables: z.array(z.string().min(5).max(110)).min(2).max(5),
  evidence: evidenceSchema.optional(),
  icon: z
    .enum(['Number', ...layerNames])
    .describe('What stands beside its title: its number, or the glyph of the layer that it is about.'),
  color: colour.describe('The colour of its bar: a neutral shade, or that of the layer that it is about.'),
  borderColor: colour.describe('The colour of the line above it: a neutral shade, or that of a layer.'),
});
