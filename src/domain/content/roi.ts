import * as z from 'zod';

/** The rule of thumb of the ROI calculator: `src/content/roi.yaml`. Specification §9, ROI formula. */
export const roiSchema = z.strictObject({
  savingsShare: z
    .int()
    .min(10)
    .max(60)
    .describe(
      'Which share of today’s cost is saved, in percent, from 10 to 60: with less, payback is not in the chart.',
    ),
  efficiencyGain: z.int().min(0).max(100).describe('The efficiency gain that stands beside it, in percent.'),
});
