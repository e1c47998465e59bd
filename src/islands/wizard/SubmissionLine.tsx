import type { LeadBody } from '#domain/lead/schema';
import { leadMailto, leadMessage } from '#domain/lead/message';
import { notifications } from '#domain/lead/notification';
import type { Submission } from '#domain/lead/submission';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { Button } from '#components/Button.tsx';
import { ErrorNotice, Notice } from '#components/Notice.tsx';
import * as words from '#islands/wizard/words';
import * as common from '#islands/words';

type Props = {
  submission: Submission;
  unsent: LeadBody | null;
  /** Names the wizard in the mail that the visitor sends themselves. */
  wizardTitle: string;
  email: string;
  /** Whether the answers have changed since they were sent. */
  changedAnswers: boolean;
  onFix: () => void;
};

/**
 * What is left to say or to do about the visitor's details below the notification: that they are on their way, that the
 * answers have changed since, and the ways out where nothing took them. Nothing where all is said.
 */
export function SubmissionLine(props: Props) {
  const { submission, unsent, wizardTitle, email, changedAnswers, onFix } = props;
  const { outcome, dismissed } = submission;
  if (outcome === 'pending') return <p className="border-s-6 border-rule-2 ps-4 print:hidden">{words.beingSent}</p>;
  const { title, text } = notifications[outcome];
  if (outcome === 'refused' || outcome === 'lost')
    return (
      <ErrorNotice className="print:hidden">
        {dismissed && (
          <p>
            <b>{title}</b>
          </p>
        )}
        <p>{text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="secondary" onClick={onFix}>
            {words.change}
            <span className="sr-only"> {common.yourDetails}</span>
          </Button>
          {unsent && (
            <CopyOrMail
              what={common.yourDetails}
              text={leadMessage(unsent)}
              mailto={leadMailto(email, unsent, wizardTitle)}
            />
          )}
        </div>
      </ErrorNotice>
    );
  return (
    changedAnswers && (
      <Notice tone="warn" plain className="print:hidden">
        <p>
          {words.changedSince}{' '}
          <Button look="link" className="-my-3" onClick={onFix}>
            {words.sendAgain}
          </Button>
        </p>
      </Notice>
    )
  );
}
