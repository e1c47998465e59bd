import { notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { Toast } from '#islands/wizard/Toast';
import * as words from '#islands/wizard/words';

type Props = { submission: Submission | null; onDismiss: () => void };

/**
 * The notification at the top of the results, shown until dismissed. A failure is explained below it, with the
 * alternatives. Specification §8, Notifications on the contact step.
 */
export function SubmissionToast({ submission, onDismiss }: Props) {
  const shown = submission && !submission.dismissed && submission.outcome !== 'pending' ? submission.outcome : null;
  const notification = shown && notifications[shown];
  return (
    <Toast
      className="results-start"
      label={words.notification}
      notification={notification?.tone === 'danger' ? { ...notification, text: '' } : notification}
      onDismiss={onDismiss}
    />
  );
}
