import { notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { Toast } from '#islands/wizard/Toast';
import * as words from '#islands/wizard/words';

type Props = { submission: Submission | null; onDismiss: () => void };

/** The notification in the corner. It stays until dismissed. Specification §8, Notifications on the contact step. */
export function SubmissionToast({ submission, onDismiss }: Props) {
  const shown = submission && !submission.dismissed && submission.outcome !== 'pending' ? submission.outcome : null;
  return <Toast label={words.notification} notification={shown && notifications[shown]} onDismiss={onDismiss} />;
}
