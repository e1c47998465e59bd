import { notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { Toast } from '#islands/wizard/Toast';
import * as words from '#islands/wizard/words';

type Props = { submission: Submission | null; onDismiss: () => void };

/**
 * The notification above the results. It stays until dismissed; the results open with it. What went wrong is explained
 * below, beside the ways out. Specification §8, Notifications on the contact step.
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
