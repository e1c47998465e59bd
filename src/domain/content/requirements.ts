import * as z from 'zod';

const sentence = z.string().min(20).max(400);
const heading = z.string().min(3).max(70);

const pricesSchema = z.array(
  z.strictObject({
    item: z.string().min(4).max(80).describe('What is paid for.'),
    unit: z.string().min(3).max(60).describe('By what it is counted, for example "per user and month".'),
    quantityFrom: z
      .string()
      .optional()
      .describe('A question whose answer is the quantity. Left out: the buyer fills it in.'),
  }),
);

const exitSchema = z.array(z.string().min(20).max(300));
const questionsSchema = z.array(z.string().min(20).max(300).endsWith('?'));

/** A challenge area's additions to the requirements document: `src/content/requirement-areas/<answer>.yaml`. */
export const requirementAreaSchema = z.strictObject({
  label: z.string().min(3).max(60).describe('The area, as the line "First area to improve" says it. No product.'),
  title: z.string().min(10).max(80).describe('The title of the document, beginning with "Requirements for".'),
  prices: pricesSchema.min(3).describe('Rows of the price sheet, above those of every area.'),
  exit: exitSchema.min(1).describe('Exit terms, after those of every area.'),
  questions: questionsSchema.min(3).describe('Questions to vendors, after those of every area.'),
});

/** The text of the requirements document for every area: `src/content/requirements.yaml`. */
export const requirementsSchema = z.strictObject({
  purpose: sentence.describe('The paragraph below the title: what the document is.'),
  beforeIssue: sentence.describe('What the buyer does with the draft before it goes out.'),
  toFillIn: z.array(z.string().min(3).max(60)).min(1).describe('What the buyer fills in at the top.'),
  sections: z
    .strictObject({
      situation: z.strictObject({ heading, introduction: sentence }),
      requirements: z.strictObject({
        heading,
        introduction: sentence,
        mandatory: heading,
        noMandatory: sentence,
        rated: heading,
        noRated: sentence,
        needs: heading,
        needsIntroduction: sentence,
        noNeeds: sentence,
        setByUs: z.string().min(3).max(60).describe('Why a requirement is there that no answer and no rule raises.'),
      }),
      verification: z.strictObject({ heading, introduction: sentence, nothing: sentence }),
      obligations: z.strictObject({
        heading,
        introduction: sentence,
        now: heading,
        some: heading,
        coming: heading,
        noIndustry: sentence,
        none: sentence,
      }),
      evaluation: z.strictObject({
        heading,
        introduction: sentence,
        scoring: z.array(sentence).min(1),
        mandatory: heading,
        rated: heading,
        needs: heading,
        total: z.string().min(3).max(40),
      }),
      prices: z.strictObject({
        heading,
        introduction: z.string().min(20).max(500),
        total: z.string().min(3).max(40),
        taxes: z.string().min(3).max(40),
      }),
      exit: z.strictObject({ heading, introduction: sentence }),
      questions: z.strictObject({ heading, introduction: sentence, general: heading, area: heading }),
    })
    .describe('The headings of the document and what stands below each.'),
  prices: pricesSchema.describe('Rows of the price sheet for every area, below those of the area.'),
  exit: exitSchema.describe('Exit terms for every area.'),
  questions: questionsSchema.describe('Questions to vendors for every area.'),
  answers: z
    .array(
      z.strictObject({
        question: z.string().describe('A question of either wizard.'),
        label: z
          .string()
          .min(3)
          .max(60)
          .optional()
          .describe('How the document names it. Left out: as the wizard does.'),
        reads: z
          .array(
            z.strictObject({
              is: z.array(z.string()).min(1).describe('The answers.'),
              as: z.string().min(3).max(80).describe('How the document says them.'),
            }),
          )
          .default([])
          .describe('Answers that read otherwise than in the wizard, because their label names a product or is short.'),
      }),
    )
    .describe('How answers read in the document.'),
  needs: z
    .array(
      z.strictObject({
        question: z.string().describe('A question of either wizard.'),
        is: z.array(z.string()).min(1).describe('The answers that ask for it.'),
        need: z.string().min(10).max(120).describe('What they ask for; {answers} stands for what was chosen.'),
        check: z.string().min(20).max(300).endsWith('?').describe('The question to the vendor.'),
        evidence: sentence.describe('What to ask for as proof.'),
      }),
    )
    .describe('What answers ask of a solution beyond the criteria.'),
});

export type RequirementArea = z.infer<typeof requirementAreaSchema>;
export type RequirementsText = z.infer<typeof requirementsSchema>;
