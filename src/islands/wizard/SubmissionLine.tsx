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
  onMend: () => void;
  /** Returns whether the clipboard took the text. */
  onCopy: (text: string) => Promise<boolean>;
};

/** What became of the visitor's details, in the page, with the ways out where nothing took them. */
export function SubmissionLine(props: Props) {
  const { submission, unsent, wizardTitle, email, changedAnswers, onMend, onCopy } = props;
  if (submission.outcome === 'pending')
    return <p className="-mt-6 border-s-6 border-rule-2 ps-4 print:hidden">{words.beingSent}</p>;
  const { tone, title, text } = notifications[submission.outcome];
  if (submission.outcome !== 'refused' && submission.outcome !== 'lost')
    return (
      <Notice tone={changedAnswers ? 'warn' : tone} plain className="-mt-6 print:hidden">
        <p>
          <b className="block">{title}</b> {text}
        </p>
        {changedAnswers && (
          <p>
            {words.changedSince}{' '}
            <Button look="link" onClick={onMend}>
              {words.sendAgain}
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
          {words.change}
          <span className="sr-only"> {common.yourDetails}</span>
        </Button>
        {unsent && (
          <CopyOrMail
            what={common.yourDetails}
            text={leadMessage(unsent)}
            mailto={leadMailto(email, unsent, wizardTitle)}
            onCopy={onCopy}
          />
        )}
      </div>
    </ErrorNotice>
  );
}
