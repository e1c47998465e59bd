import type { Submission } from '#domain/lead/submission';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';

const sentBefore: Record<Submission['outcome'], string> = {
  pending: 'Your details are being sent. If you change them, send them again.',
  delivered:
    'You have sent your details. They are not kept on this page, so the fields are empty. To correct them, fill them in and send them again.',
  stored:
    'You have sent your details. They are not kept on this page, so the fields are empty. To correct them, fill them in and send them again.',
  kept: 'Your details wait in this browser until our site can be reached, so the fields are empty. To correct them, fill them in and send them again.',
  refused: 'Your details were not accepted. Correct what is marked and send them again.',
  lost: 'Your details have not been saved anywhere yet. Send them again.',
};

/** What became of the details sent before, and the way back to the results without sending again. */
export function SentBefore({ outcome, onReturn }: { outcome: Submission['outcome']; onReturn: () => void }) {
  return (
    <Notice tone="lake" plain className="mt-5">
      <p>
        {sentBefore[outcome]}{' '}
        <Button look="link" onClick={onReturn}>
          Return to your results
        </Button>
      </p>
    </Notice>
  );
}
