import * as z from 'zod';
import { layerNames } from '#domain/layers';
import { jobNames } from '#domain/recommendation/jobs';

const id = z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'letters, digits and hyphens, starting with a small letter');

const conditionSchema = z
  .strictObject({
    question: id.describe('The question whose answer decides.'),
    is: z.array(z.string()).min(1).describe('It holds when the answer is one of these values.'),
  })
  .describe('A condition on an earlier answer.');

const optionSchema = z.strictObject({
  value: z.string().min(1).max(120).describe('The code sent to the CRM. Never change it once leads carry it.'),
  label: z.string().min(1).max(120).describe('What the visitor reads.'),
  hint: z.string().max(120).optional().describe('A second, smaller line under the label.'),
  size: z.int().min(1).max(5).optional().describe('Draws that many of five slabs on the card.'),
  layer: z.enum(layerNames).optional().describe('The layer of the stack that this answer brings into the drawing.'),
  drawnIn: z
    .enum(layerNames)
    .optional()
    .describe('The layer that it fills in the drawings without asking for a product in it, as where to run does.'),
  layerNote: z.string().max(40).optional().describe('The words beside that layer in "Your stack so far".'),
  keywords: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9 +-]*$/, 'lower-case words only'))
    .default([])
    .describe(
      'Words that say, in a solution’s own text, that it answers this: "microsoft teams", as "teams" may be anybody’s.',
    ),
  interestTag: z
    .string()
    .regex(/^int_[a-z_]+$/)
    .optional()
    .describe('A tag that this answer adds to the lead.'),
  alsoKnownAs: z
    .array(z.string().min(1).max(120))
    .optional()
    .describe('Values of other wizards that mean the same. A shared question is filled in by them.'),
  exclusive: z
    .literal(true)
    .optional()
    .describe('With "several": stands alone, as "None" does. Ticking it clears the others, and they clear it.'),
  countsAs: z
    .record(id, z.string().min(1))
    .optional()
    .describe('What recommendations take this answer for, as question: value, where its own value is none they know.'),
  providerCategories: z
    .array(z.enum(layerNames))
    .min(1)
    .optional()
    .describe(
      'For an answer that nothing is recommended for yet: the closing step leads to these provider categories.',
    ),
  jobs: z
    .array(z.enum(jobNames))
    .min(1)
    .optional()
    .describe('Beside providerCategories: the closing step names the products of the catalogue that do these jobs.'),
});

const questionSchema = z
  .strictObject({
    id: id.describe('The name of the answer. Never change it once leads carry it.'),
    step: id.describe('The step it is asked in.'),
    label: z.string().min(3).max(120).describe('The question.'),
    summaryLabel: z.string().min(3).max(60).describe('Its short name in "Check your answers" and in the report.'),
    hint: z.string().max(160).optional().describe('A remark beside the question.'),
    effect: z
      .string()
      .min(20)
      .max(200)
      .optional()
      .describe('What an answer changes, and what it does not: said below the answer on the closing page.'),
    choose: z.enum(['one', 'several']).describe('one: radio cards. several: checkboxes.'),
    atMost: z.int().min(1).optional().describe('With "several": how many may be chosen.'),
    required: z.string().min(5).max(120).optional().describe('What to say when it is unanswered. Left out: optional.'),
    whenUnanswered: z.string().optional().describe('The value that counts when an optional question is left out.'),
    askedWhen: conditionSchema.optional().describe('Asked only when this holds.'),
    advances: z.boolean().default(false).describe('A click or tap on an option also goes to the next step.'),
    shared: z
      .boolean()
      .default(false)
      .describe('Filled in by what the visitor answered to the question of the same id in another wizard.'),
    options: z.array(optionSchema).min(2),
    interestTag: z
      .string()
      .regex(/^int_[a-z_]+$/)
      .optional()
      .describe('A tag that any answer adds to the lead.'),
  })
  .describe('One question of the wizard.');

const contactWordsSchema = z
  .strictObject({
    lead: z.string().min(10).max(200).describe('One sentence below the heading.'),
    privacyNotice: z.string().min(40).max(400).describe('What happens with the details. Stands under the button.'),
    consentText: z.string().min(40).max(300).describe('The words beside the box for marketing e-mail (CASL).'),
    consentWithdrawal: z
      .string()
      .min(40)
      .max(300)
      .describe('How to withdraw. Stands under the box, after who asks and where they can be reached.'),
    consentVersion: z
      .string()
      .regex(/^[A-Za-z0-9.-]{4,40}$/, 'four to forty letters, digits, dots and hyphens')
      .describe(
        'Change it whenever the words or the agency’s addresses change, and add them to consent-wordings.yaml: they are evidence.',
      ),
  })
  .describe('The words of the contact step.');

const closingWordsSchema = z
  .strictObject({
    lede: z.string().min(20).max(240).describe('The sentence under the heading.'),
    happensNext: z.array(z.string().min(20).max(240)).min(2).max(5).describe('What happens next, in its order.'),
    noRecommendations: z
      .string()
      .min(20)
      .max(240)
      .describe('Said in place of recommendations, above the links to provider categories.'),
  })
  .describe('The words of a last step that closes the wizard: summary, what happens next, recommendations.');

const stepSchema = z.strictObject({
  id: id.describe('Its address: the part behind # in the browser.'),
  kind: z.enum(['questions', 'contact', 'results']),
  title: z.string().min(3).max(40).describe('Its name in the step indicator.'),
  description: z.string().min(3).max(60).describe('The line below the name.'),
  heading: z.string().max(60).optional().describe('The heading on the step itself, where it differs from the title.'),
  next: z.string().max(40).optional().describe('The label of the button that leaves it.'),
  skippedWhen: conditionSchema.optional().describe('Left out of the way, forward and back, when this holds.'),
  contact: contactWordsSchema.optional().describe('Needed on the contact step, and only there.'),
  atLeastOneAnswer: z
    .string()
    .min(5)
    .max(120)
    .optional()
    .describe('Said above its questions, and again when none is answered. Left out: all of them may be left out.'),
  whenNothingIsAsked: z
    .string()
    .min(20)
    .max(300)
    .optional()
    .describe('Shown in place of questions where the answers so far lead to none. The step then counts as answered.'),
  listed: z.boolean().default(true).describe('false leaves it out of the step indicator: it follows the last step.'),
  closing: closingWordsSchema.optional().describe('Words for a step of kind results that closes the wizard.'),
});

/** Returns every dangling reference inside a definition, as sentences an editor can act on. */
function danglingReferences(wizard: {
  steps: z.infer<typeof stepSchema>[];
  questions: z.infer<typeof questionSchema>[];
}) {
  const problems: string[] = [];
  const steps = new Set(wizard.steps.map((step) => step.id));
  const values = new Map(wizard.questions.map((q) => [q.id, new Set(q.options.map((option) => option.value))]));
  if (steps.size < wizard.steps.length) problems.push('Two steps have the same id.');
  if (values.size < wizard.questions.length) problems.push('Two questions have the same id.');
  const conditions = [...wizard.steps.map((s) => s.skippedWhen), ...wizard.questions.map((q) => q.askedWhen)];
  for (const condition of conditions.filter((c) => c !== undefined))
    for (const value of condition.is)
      if (!values.get(condition.question)?.has(value))
        problems.push(`A condition names "${condition.question}: ${value}", which no question offers.`);
  for (const step of wizard.steps)
    if ((step.kind === 'contact') !== (step.contact !== undefined))
      problems.push(`Step "${step.id}": the words under "contact" belong to a step of kind contact, and to no other.`);
  for (const step of wizard.steps) {
    if (step.closing && step.kind !== 'results')
      problems.push(`Step "${step.id}": the words under "closing" belong to a step of kind results.`);
    if ((step.atLeastOneAnswer ?? step.whenNothingIsAsked) && step.kind !== 'questions')
      problems.push(`Step "${step.id}": atLeastOneAnswer and whenNothingIsAsked belong to a step of kind questions.`);
  }
  for (const question of wizard.questions) {
    for (const { value, jobs, providerCategories } of question.options)
      if (jobs && !providerCategories)
        problems.push(
          `Question "${question.id}": "${value}" has jobs without providerCategories, so nobody reads them.`,
        );
    if (!steps.has(question.step))
      problems.push(`Question "${question.id}" names the unknown step "${question.step}".`);
    if (question.options.length > (values.get(question.id)?.size ?? 0))
      problems.push(`Question "${question.id}" has two options with the same value.`);
    if (question.choose === 'one' && question.options.some(({ exclusive }) => exclusive))
      problems.push(`Question "${question.id}": with "choose: one" every option stands alone; leave exclusive out.`);
    if (question.whenUnanswered && !values.get(question.id)?.has(question.whenUnanswered))
      problems.push(
        `Question "${question.id}": whenUnanswered "${question.whenUnanswered}" is not one of its options.`,
      );
  }
  return problems;
}

/** One wizard: `src/content/wizards/<id>.yaml`. The engine (`domain/wizard/`) runs any such definition. */
export const wizardSchema = z
  .strictObject({
    title: z.string().min(3).max(60),
    subtitle: z.string().min(3).max(120),
    promise: z.string().max(60).optional().describe('A short line beside the title.'),
    crmTag: z
      .string()
      .regex(/^[A-Z-]+$/)
      .describe('The tag that tells this wizard’s leads apart in the CRM.'),
    steps: z.array(stepSchema).min(2),
    questions: z.array(questionSchema).min(1),
  })
  .superRefine((wizard, context) => {
    for (const message of danglingReferences(wizard)) context.addIssue({ code: 'custom', message });
  });

export type WizardDefinition = z.infer<typeof wizardSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Condition = z.infer<typeof conditionSchema>;
