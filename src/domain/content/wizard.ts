import * as z from 'zod';
import { layerNames } from '#domain/layers';
import { jobNames } from '#domain/recommendation/jobs';
import { comparedName } from '#domain/text/same-name';

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
    .regex(/^int_[a-z_]+$/, 'int_ and lower-case letters, for example int_cloud')
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
  industry: z
    .string()
    .min(1)
    .optional()
    .describe('The industry that this answer implies, as the name of its file: its obligations are in the document.'),
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
      .regex(/^int_[a-z_]+$/, 'int_ and lower-case letters, for example int_cloud')
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

/** A mistake between the parts of a definition: where it is, what it is, and how to mend it. */
type Problem = { path: PropertyKey[]; message: string; fix?: string };
type Parts = { steps: z.infer<typeof stepSchema>[]; questions: z.infer<typeof questionSchema>[] };

/** Returns the mistakes between the parts of a definition, each at its field. */
function problemsBetween({ steps, questions }: Parts): Problem[] {
  return [
    ...repeated(steps, 'steps', 'id'),
    ...repeated(questions, 'questions', 'id'),
    ...steps.flatMap((step, at) => stepProblems(step, ['steps', at])),
    ...conditionProblems({ steps, questions }),
    ...questions.flatMap((question, at) => questionProblems(question, ['questions', at], steps)),
  ];
}

/** The later of two with one name. */
function repeated<K extends 'id' | 'value' | 'label'>(
  entries: readonly Readonly<Record<K, string>>[],
  list: PropertyKey | PropertyKey[],
  key: K,
): Problem[] {
  const why = key === 'label' ? 'a visitor cannot tell the two apart' : 'the earlier one may be in leads already';
  return entries.flatMap((entry, at) => {
    const first = entries.findIndex((each) => comparedName(each[key]) === comparedName(entry[key]));
    if (first === at) return [];
    return [
      {
        path: [list, at, key].flat(),
        message: `'${entry[key]}' is the ${key} of entry ${first + 1} as well`,
        fix: `Give this one another ${key}: ${why}.`,
      },
    ];
  });
}

function conditionProblems({ steps, questions }: Parts): Problem[] {
  const values = new Map(questions.map(({ id, options }) => [id, options.map(({ value }) => value)]));
  const conditions = [
    ...steps.map(({ skippedWhen }, at) => ({ path: ['steps', at, 'skippedWhen'], condition: skippedWhen })),
    ...questions.map(({ askedWhen }, at) => ({ path: ['questions', at, 'askedWhen'], condition: askedWhen })),
  ];
  return conditions.flatMap(({ path, condition }): Problem[] => {
    if (!condition) return [];
    const { question, is } = condition;
    const offered = values.get(question);
    if (!offered)
      return [
        {
          path: [...path, 'question'],
          message: `there is no question '${question}'`,
          fix: `The questions are ${[...values.keys()].join(', ')}.`,
        },
      ];
    return is.flatMap((value, position) =>
      offered.includes(value)
        ? []
        : [
            {
              path: [...path, 'is', position],
              message: `the question '${question}' offers no '${value}'`,
              fix: `It offers ${offered.join(', ')}.`,
            },
          ],
    );
  });
}

function stepProblems(
  { id: name, kind, contact, closing, ...step }: Parts['steps'][0],
  path: PropertyKey[],
): Problem[] {
  const problems: Problem[] = [];
  if ((kind === 'contact') !== (contact !== undefined))
    problems.push({
      path: [...path, contact ? 'contact' : 'kind'],
      message: `the step '${name}' is of kind ${kind}${contact ? '' : ' and has no words under contact'}`,
      fix: 'A step of kind contact has words under contact, and no other step has them.',
    });
  if (closing && kind !== 'results')
    problems.push({
      path: [...path, 'closing'],
      message: `the step '${name}' is of kind ${kind}`,
      fix: 'The words under closing belong to a step of kind results.',
    });
  for (const field of ['atLeastOneAnswer', 'whenNothingIsAsked'] as const)
    if (step[field] && kind !== 'questions')
      problems.push({
        path: [...path, field],
        message: `the step '${name}' is of kind ${kind}`,
        fix: `${field} belongs to a step of kind questions.`,
      });
  return problems;
}

function questionProblems(question: Parts['questions'][0], path: PropertyKey[], steps: Parts['steps']): Problem[] {
  const { id: name, step, choose, options, whenUnanswered } = question;
  const problems = [
    ...repeated(options, [...path, 'options'], 'value'),
    ...repeated(options, [...path, 'options'], 'label'),
  ];
  for (const [at, { value, jobs, providerCategories, exclusive }] of options.entries()) {
    if (jobs && !providerCategories)
      problems.push({
        path: [...path, 'options', at, 'jobs'],
        message: `'${value}' has jobs without providerCategories, so nobody reads them`,
        fix: 'Add providerCategories, or take the jobs out.',
      });
    if (exclusive && choose === 'one')
      problems.push({
        path: [...path, 'options', at, 'exclusive'],
        message: `'${name}' lets a visitor choose one, so every answer stands alone`,
        fix: 'Take exclusive out.',
      });
  }
  if (steps.every((each) => each.id !== step))
    problems.push({
      path: [...path, 'step'],
      message: `the question '${name}' names the unknown step '${step}'`,
      fix: `The steps are ${steps.map((each) => each.id).join(', ')}.`,
    });
  if (whenUnanswered && options.every(({ value }) => value !== whenUnanswered))
    problems.push({
      path: [...path, 'whenUnanswered'],
      message: `'${whenUnanswered}' is no answer to '${name}'`,
      fix: `Its answers are ${options.map(({ value }) => value).join(', ')}.`,
    });
  return problems;
}

/** One wizard: `src/content/wizards/<id>.yaml`. The engine (`domain/wizard/`) runs any such definition. */
export const wizardSchema = z
  .strictObject({
    title: z.string().min(3).max(60),
    subtitle: z.string().min(3).max(120),
    purpose: z
      .string()
      .min(40)
      .max(110)
      .regex(/^[^{]*\{other wizard\}[^{]*$/, 'a sentence with {other wizard} in it, once')
      .optional()
      .describe(
        'What this wizard is for and what the other is for, beside the title. {other wizard} is the name of the other, which leads there with the answers.',
      ),
    crmTag: z
      .string()
      .regex(/^[A-Z-]+$/, 'capital letters and hyphens')
      .describe('The tag that tells this wizard’s leads apart in the CRM.'),
    steps: z.array(stepSchema).min(2),
    questions: z.array(questionSchema).min(1),
  })
  .superRefine((wizard, context) => {
    for (const { path, message, fix } of problemsBetween(wizard))
      context.addIssue({ code: 'custom', path, message, params: { fix } });
  });

export type WizardDefinition = z.infer<typeof wizardSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Condition = z.infer<typeof conditionSchema>;
