import type { WizardDefinition } from '#domain/content/wizard';
import type { Words } from '#domain/crm/brief-sources';
import { wizardTag } from '#domain/crm/tags';
import type { Lead } from '#domain/lead/schema';
import { type Answers, askedQuestions, chosenOptions, relevantAnswers } from '#domain/wizard/answers';
import { isProfileQuestion } from '#domain/wizard/profile';

/** The answers of a lead, read with the questions of its wizard. */
export type LeadAnswers = {
  wizard: WizardDefinition;
  /** Those that count: question → values. */
  answers: Answers;
  /** The labels of those that count, by question, in the order of the wizard. */
  read: { id: string; question: string; labels: string[] }[];
  /** What this build does not know or does not count, as it came. */
  unread: { question: string; values: string }[];
};

/** Returns the answers of a lead in the words of its wizard; null where the wizard's questions could not be read. */
export function leadAnswers(lead: Lead, told: Words | null): LeadAnswers | null {
  const wizard = told?.wizards.find(({ crmTag }) => crmTag === wizardTag(lead.tags));
  if (!wizard) return null;
  const sent = sentAnswers(lead);
  const answers = relevantAnswers(wizard, sent);
  const read = askedQuestions(wizard, answers).flatMap((question) => {
    const labels = chosenOptions(question, answers).map(({ label }) => label);
    return labels.length > 0 ? [{ id: question.id, question: question.label, labels }] : [];
  });
  const unread = Object.entries(sent).flatMap(([id, all]) => {
    const values = all.filter((value) => !answers[id]?.includes(value)).join('; ');
    const question = wizard.questions.find((each) => each.id === id)?.label ?? id;
    return values === '' ? [] : [{ question, values }];
  });
  return { wizard, answers, read, unread };
}

/** Returns what a lead carries as answers: question → values. */
function sentAnswers({ detailedAnswers, organizationType, geography, priorities, challengeArea }: Lead): Answers {
  const one = (value: string) => (value === 'Unknown' ? [] : [value]);
  const details = Object.entries(detailedAnswers).map(([question, value]) => [question, [value].flat()] as const);
  return {
    organizationType: one(organizationType),
    geography: one(geography),
    priorities,
    challengeArea: one(challengeArea),
    ...Object.fromEntries(details.filter(([question]) => !isProfileQuestion(question))),
  };
}
