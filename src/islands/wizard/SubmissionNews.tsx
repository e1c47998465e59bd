import type { WizardDefinition } from '#domain/content/wizard';
import { SubmissionLine } from '#islands/wizard/SubmissionLine';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';

type Props = { definition: WizardDefinition; stores: WizardStores; visit: Visit; email: string };

/** What became of the visitor's details, for the last step; nothing where none were submitted. */
export function SubmissionNews({ definition, stores, visit, email }: Props) {
  const { wizard, submissions } = stores;
  const { submission, step } = visit;
  if (!submission) return null;
  return (
    <SubmissionLine
      submission={submission}
      unsent={submissions.unsentBody()}
      wizardTitle={definition.title}
      email={email}
      changedAnswers={submissions.hasChangedAnswers()}
      onFix={() => wizard.change(definition.steps.find(({ kind }) => kind === 'contact')?.id ?? step.id)}
    />
  );
}
