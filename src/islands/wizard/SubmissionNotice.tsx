import type { LeadBody } from '#domain/lead/schema';
import { leadMailto, leadMessage } from '#domain/lead/message';
import { type Notification, notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { Icon } from '#components/Icon.tsx';

type ToastProps = { submission: Submission | null; onDismiss: () => void };

/** The notification in the corner. It stays until dismissed. Specification §8, Notifications on the contact step. */
export function SubmissionToast({ submission, onDismiss }: ToastProps) {
  const shown = submission && !submission.dismissed && submission.outcome !== 'pending' ? submission.outcome : null;
  return <Toast label="Notification" notification={shown && notifications[shown]} onDismiss={onDismiss} />;
}

type ToastFrame = { label: string; notification: Notification | null; onDismiss: () => void };

/** A notification in the corner, in a region that is there before it. */
export function Toast({ label, notification, onDismiss }: ToastFrame) {
  return (
    <div className="toasts no-print" role="status" aria-label={label}>
      {notification && (
        <div className="toast" data-tone={notification.tone}>
          <p>
            <b>{notification.title}</b>
            <span>{notification.text}</span>
          </p>
          <button type="button" aria-label="Dismiss" onClick={onDismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

type LineProps = {
  submission: Submission;
  unsent: LeadBody | null;
  /** Names the wizard in the mail that the visitor sends themselves. */
  wizardTitle: string;
  email: string;
  /** Whether the answers have changed since they were sent. */
  changedAnswers: boolean;
  onMend: () => void;
  /** Returns whether the clipboard took the text. */
  onCopy: (text: string) => Promise<boolean>;
};

/** The same news in the page, with the ways out where nothing took the details. */
export function SubmissionLine(props: LineProps) {
  const { submission, unsent, wizardTitle, email, changedAnswers, onMend, onCopy } = props;
  if (submission.outcome === 'pending') return <p className="submission-line">Your details are being sent.</p>;
  const { tone, title, text } = notifications[submission.outcome];
  if (submission.outcome !== 'refused' && submission.outcome !== 'lost')
    return (
      <div className="submission-line" data-tone={changedAnswers ? 'warn' : tone}>
        <p>
          <b>{title}</b> {text}
        </p>
        {changedAnswers && (
          <p>
            You have changed answers since. These results are for the new ones; your advisor still has the earlier ones.{' '}
            <button type="button" className="text-link" onClick={onMend}>
              Send them again
            </button>
          </p>
        )}
      </div>
    );
  return (
    <div className="alert no-print">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      <div className="actions mt-3">
        <button type="button" className="button secondary" onClick={onMend}>
          Change<span className="sr-only"> your details</span>
        </button>
        {unsent && (
          <CopyOrMail
            what="your details"
            text={leadMessage(unsent)}
            mailto={leadMailto(email, unsent, wizardTitle)}
            onCopy={onCopy}
          />
        )}
      </div>
    </div>
  );
}
