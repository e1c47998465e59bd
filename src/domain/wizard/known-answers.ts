import type { WizardDefinition } from '#domain/content/wizard';
import { isProfileQuestion } from '#domain/wizard/profile';

/** What the wizards may send: the functions accept nothing else. */
export type KnownAnswers = Readonly<
  Record<
    | 'detailQuestions'
    | 'wizardTags'
    | 'interestTags'
    | 'organizationTypes'
    | 'geographies'
    | 'challengeAreas'
    | 'consentVersions'
    | 'steps'
    | 'documents',
    readonly string[]
  >
>;

/**
 * Returns what wizards, by their file names, may send; `consentVersions` are those of the wordings of consent, `documents`
 * the names of the documents to download.
 */
export function knownAnswersOf(
  wizards: Readonly<Record<string, WizardDefinition>>,
  consentVersions: readonly string[],
  documents: readonly string[] = [],
): KnownAnswers {
  const all = Object.values(wizards);
  const questions = all.flatMap((wizard) => wizard.questions);
  const values = (id: string) =>
    questions.filter((question) => question.id === id).flatMap(({ options }) => options.map(({ value }) => value));
  const interests = questions.flatMap(({ interestTag, options }) => [
    interestTag,
    ...options.map((option) => option.interestTag),
  ]);
  return {
    detailQuestions: sorted(questions.map(({ id }) => id).filter((id) => !isProfileQuestion(id))),
    wizardTags: sorted(all.map(({ crmTag }) => crmTag)),
    interestTags: sorted(interests.filter((tag) => tag !== undefined)),
    organizationTypes: sorted(values('organizationType')),
    geographies: sorted(values('geography')),
    challengeAreas: sorted(values('challengeArea')),
    consentVersions: sorted(consentVersions),
    documents: sorted(documents),
    // In the order in which they are reached; 'begun' is the first answer.
    steps: Object.entries(wizards).flatMap(([name, { steps }]) =>
      ['begun', ...steps.map(({ id }) => id)].map((step) => `${name}/${step}`),
    ),
  };
}

function sorted(list: readonly string[]): string[] {
  return [...new Set(list)].sort();
}
