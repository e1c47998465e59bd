import { notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { Button } from '#components/Button.tsx';
import { StepNav } from '#islands/wizard/StepNav';
import * as words from '#islands/wizard/words';

type Props = { submission: Submission | null; onBack: () => void; onRestart: () => void };

/**
 * The navigation of a wizard's last step: back, or start again. Specification §2, step 5. Above it, the outcome of the
 * visitor's details once its notification is dismissed.
 */
export function LastStepNav({ submission, onBack, onRestart }: Props) {
  const said = submission?.dismissed && submission.outcome !== 'pending' && notifications[submission.outcome];
  return (
    <div className="print:hidden">
      {said && said.tone !== 'danger' && (
        <p className="note">
          <b className="font-semibold">{said.title}</b> {said.text}
        </p>
      )}
      <StepNav onBack={onBack} className="mt-4">
        <Button look="secondary" onClick={onRestart}>
          {words.startAnew}
        </Button>
      </StepNav>
    </div>
  );
}
