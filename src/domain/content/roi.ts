import * as z from 'zod';
import { pastDay } from '#domain/content/past-day';
import { type AssumptionName, assumptions } from '#domain/roi/assumptions';

const figure = z.number().positive();

/** The initial value of an assumption of the detailed model, within the model's limits. */
function assumed(name: AssumptionName) {
  const { label, unit, min, max } = assumptions.find((each) => each.name === name) ?? assumptions[0];
  return z
    .strictObject({
      value: z.number().min(min).max(max).describe(`In ${unit}.`),
      source: z
        .string()
        .min(20)
        .max(140)
        .describe('Where the value comes from and what to replace it with, in one sentence.'),
    })
    .describe(`${label}.`);
}

const less = z.int().min(-90).max(-5).describe('Percent, with a minus sign: it is less.');
const more = z.int().min(5).max(300).describe('Percent, without a sign: it is more.');

/** The figures of the ROI calculator: `src/content/roi.yaml`. Specification §9, ROI formula. */
export const roiSchema = z.strictObject({
  savingsShare: z
    .int()
    .min(10)
    .max(60)
    .describe(
      'Which share of today’s cost is saved, in percent, from 10 to 60: with less, payback is not in the chart.',
    ),
  efficiencyGain: z.int().min(0).max(100).describe('The efficiency gain that stands beside it, in percent.'),
  agreed: z
    .strictObject({
      savingsShare: z.int().optional(),
      efficiencyGain: z.int().optional(),
      with: z.string().min(3).max(80).describe('Who agreed, for example the name of the person who decides.'),
      date: pastDay.describe('The day it was agreed, for example "2026-03-31", in quotation marks.'),
    })
    .optional()
    .describe('Figures agreed in place of those of the specification, with whom and when: no other figure passes.'),
  example: z
    .strictObject({
      agentHeadcount: figure,
      averageAgentSalary: figure.describe('US dollars a year.'),
      softwareCosts: figure.describe('US dollars a month.'),
    })
    .describe(
      'The centre whose estimate is drawn before a visitor has calculated one. The estimate itself is computed.',
    ),
  projectPrice: z
    .strictObject({ from: figure, to: figure })
    .refine(({ from, to }) => from < to, { error: 'is from more to less' })
    .describe('What a full project costs, in US dollars, as on /solutions: the estimate says how many months it is.'),
  assumptions: z
    .strictObject({
      containment: assumed('containment'),
      handleTimeReduction: assumed('handleTimeReduction'),
      realization: assumed('realization'),
      loadFactor: assumed('loadFactor'),
      productiveHours: assumed('productiveHours'),
      implementationCost: assumed('implementationCost'),
      callMinutePrice: assumed('callMinutePrice'),
      seatPrice: assumed('seatPrice'),
      rampUpMonths: assumed('rampUpMonths'),
      softwareRetired: assumed('softwareRetired'),
    })
    .describe('What the detailed model starts from. Visitors replace it with figures of their own.'),
  scenarios: z
    .strictObject({
      conservative: z
        .strictObject({ automation: less, realization: less, rampUpMonths: more, implementationCost: more })
        .describe('The careful reading: less is automated and saved, it takes longer and costs more.'),
      optimistic: z
        .strictObject({ automation: more, realization: more, rampUpMonths: less, implementationCost: less })
        .describe('The hopeful reading: more is automated and saved, it takes less time and money.'),
    })
    .describe('By how many percent two readings differ from the assumptions. Their sentences follow.'),
});
