import type { Content } from '#domain/content/checks/content';
import type { ContentError } from '#domain/content/error';
import type { Question, WizardDefinition } from '#domain/content/wizard';
import { leadLimits } from '#domain/lead/schema';

/**
 * Returns the places where a wizard allows more text than a lead can carry: the function would reject every such lead
 * for its length. Separate from the schema of wizards, which is independent of leads.
 */
export function leadLimitErrors({ wizards }: Content): ContentError[] {
  return wizards.flatMap(({ file, data }) => [
    ...data.questions.flatMap((question, at) => [
      ...answerErrors(question, at).map((error) => ({ file, ...error })),
      ...nameErrors(question, at).map((error) => ({ file, ...error })),
    ]),
    ...tagErrors(data).map((error) => ({ file, ...error })),
  ]);
}

type Found = Omit<ContentError, 'file'>;

function answerErrors({ choose, atMost, options }: Question, at: number): Found[] {
  const together = options.filter(({ exclusive }) => !exclusive).length;
  const most = Math.min(atMost ?? Infinity, together);
  const { answers } = leadLimits;
  if (choose === 'one' || most <= answers) return [];
  return [
    {
      field: ['questions', at, atMost === undefined ? 'options' : 'atMost'],
      what: `a visitor may choose ${most} answers, and a lead carries ${answers} to one question`,
      fix: `Write atMost: ${answers} or less beside choose: several.`,
    },
  ];
}

function nameErrors({ id }: Question, at: number): Found[] {
  const { questionName } = leadLimits;
  if (id.length <= questionName) return [];
  return [
    {
      field: ['questions', at, 'id'],
      what: `has ${id.length} characters, and a lead carries ${questionName}`,
      fix: 'Give it a shorter one.',
    },
  ];
}

function tagErrors({ questions }: WizardDefinition): Found[] {
  const tags = questions.flatMap(({ interestTag, options }) => [
    interestTag,
    ...options.map((each) => each.interestTag),
  ]);
  const different = new Set(tags.filter((tag) => tag !== undefined)).size;
  const most = leadLimits.tags - 1;
  if (different <= most) return [];
  return [
    {
      field: ['questions'],
      what: `the answers can add ${different} interest tags, and a lead carries ${most} beside crmTag`,
      fix: 'Use one interestTag for several answers, or leave it out.',
    },
  ];
}
