import { Button } from '#components/Button.tsx';
import { StepNav } from '#islands/wizard/StepNav';
import * as words from '#islands/wizard/words';

type Props = { onBack: () => void; onRestart: () => void };

/** The ways on from a wizard's last step: back, or all over again. Specification §2, step 5. */
export function LastStepNav({ onBack, onRestart }: Props) {
  return (
    <StepNav onBack={onBack} className="print:hidden">
      <Button look="secondary" onClick={onRestart}>
        {words.startAnew}
      </Button>
    </StepNav>
  );
}
