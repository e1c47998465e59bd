import type { LeadBody } from '#domain/lead/schema';
import { leadMailto, leadMessage } from '#domain/lead/message';
import { type Notification, notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ErrorNotice, Notice } from '#components/Notice.tsx';

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
    <div className="toasts print:hidden" role="status" aria-label={label}>
      {notification && (
        <div data-tone={notification.tone} className="toast">
          <p>
            <b className="block font-display font-semibold">{notification.title}</b>
            <span className="text-sm text-ink-2">{notification.text}</span>
          </p>
          <button type="button" className="toast-close" aria-label="Dismiss" onClick={onDismiss}>
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
  if (submission.outcome === 'pending')
    return <p className="-mt-6 border-s-6 border-rule-2 ps-4 print:hidden">Your details are being sent.</p>;
  const { tone, title, text } = notifications[submission.outcome];
  if (submission.outcome !== 'refused' && submission.outcome !== 'lost')
    return (
      <Notice tone={changedAnswers ? 'warn' : tone} plain className="-mt-6 print:hidden">
        <p>
          <b className="block">{title}</b> {text}
        </p>
        {changedAnswers && (
          <p>
            You have changed answers since. These results are for the new ones; your advisor still has the earlier ones.{' '}
            <Button look="link" onClick={onMend}>
              Send them again
            </Button>
          </p>
        )}
      </Notice>
    );
  return (
    <ErrorNotice className="print:hidden">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="secondary" onClick={onMend}>
          Change<span className="sr-only"> your details</span>
        </Button>
        {unsent && (
          <CopyOrMail
            what="your details"
            text={leadMessage(unsent)}
            mailto={leadMailto(email, unsent, wizardTitle)}
            onCopy={onCopy}
          />
        )}
      </div>
    </ErrorNotice>
  );
}
