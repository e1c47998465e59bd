import type { Settings } from '#domain/check/settings';
import type { WizardDefinition } from '#domain/content/wizard';
import type { Arrival } from '#domain/lead/arrival';
import { cleanContact } from '#domain/lead/contact';
import type { ContactInfo } from '#domain/lead/contact-fields';
import type { Consent, LeadBody } from '#domain/lead/schema';
import { type Answers, interestTags, relevantAnswers } from '#domain/wizard/answers';
import { isProfileQuestion } from '#domain/wizard/profile';

/** What a submission carries besides the answers. */
export type SubmissionExtras = {
  industry?: string | undefined;
  criteria?: Settings | null | undefined;
  consent?: Consent | null | undefined;
  website?: string | undefined;
  arrival?: Arrival | undefined;
};

/**
 * Returns the body of the contact-creation call from what the visitor typed and chose. Only answers that count are in
 * it. Specification §7, Contact creation.
 */
export function leadBody(
  wizard: WizardDefinition,
  answers: Answers,
  contact: ContactInfo,
  extras: SubmissionExtras = {},
): LeadBody {
  const relevant = relevantAnswers(wizard, answers);
  const one = (question: string) => relevant[question]?.[0];
  const details = Object.entries(relevant).filter(([question]) => !isProfileQuestion(question));
  return {
    ...cleanContact(contact),
    organizationType: one('organizationType') ?? 'Unknown',
    geography: one('geography') ?? 'Unknown',
    priorities: [...(relevant['priorities'] ?? [])],
    challengeArea: one('challengeArea') ?? 'Unknown',
    tags: [wizard.crmTag, ...interestTags(wizard, answers)],
    detailedAnswers: Object.fromEntries(
      details.map(([question, values]) => [question, detail(wizard, question, values)]),
    ),
    ...(extras.industry ? { industry: extras.industry } : {}),
    ...(extras.criteria ? { criteria: extras.criteria } : {}),
    ...(extras.consent ? { consent: extras.consent } : {}),
    ...(extras.website ? { website: extras.website } : {}),
    ...(extras.arrival ? { arrival: extras.arrival } : {}),
  };
}

function detail(wizard: WizardDefinition, questionId: string, values: readonly string[]): string | string[] {
  const several = wizard.questions.find(({ id }) => id === questionId)?.choose === 'several';
  return several ? [...values] : (values[0] ?? '');
}
