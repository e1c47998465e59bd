import type { Submission } from '#domain/lead/submission';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import * as words from '#islands/wizard/words';

/** The outcome of the details sent earlier, and a link that returns to the results without sending them again. */
export function SentBefore({ outcome, onReturn }: { outcome: Submission['outcome']; onReturn: () => void }) {
  return (
    <Notice tone="lake" plain className="mt-5">
      <p>
        {words.sentBefore[outcome]}{' '}
        <Button look="link" className="-my-3" onClick={onReturn}>
          {words.returnToResults}
        </Button>
      </p>
    </Notice>
  );
}
