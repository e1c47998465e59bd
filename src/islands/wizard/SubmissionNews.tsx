import type { WizardDefinition } from '#domain/content/wizard';
import { SubmissionLine } from '#islands/wizard/SubmissionLine';
import type { Visit, WizardStores } from '#islands/wizard/useVisit';

type Props = { definition: WizardDefinition; stores: WizardStores; visit: Visit; email: string };

/** The outcome of the visitor's details on the last step; empty if none were submitted. */
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
