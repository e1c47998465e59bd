import * as z from 'zod';

const figure = z.number().positive();

/** The rule of thumb of the ROI calculator and its example: `src/content/roi.yaml`. Specification §9, ROI formula. */
export const roiSchema = z.strictObject({
  savingsShare: z
    .int()
    .min(10)
    .max(60)
    .describe(
      'Which share of today’s cost is saved, in percent, from 10 to 60: with less, payback is not in the chart.',
    ),
  efficiencyGain: z.int().min(0).max(100).describe('The efficiency gain that stands beside it, in percent.'),
  example: z
    .strictObject({
      agentHeadcount: figure,
      averageAgentSalary: figure.describe('US dollars a year.'),
      softwareCosts: figure.describe('US dollars a month.'),
    })
    .describe(
      'The centre whose estimate is drawn before a visitor has calculated one. The estimate itself is computed.',
    ),
});
