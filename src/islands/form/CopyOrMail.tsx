import { useState } from 'react';
import { mailtoLimit } from '#domain/text/mailto';
import { Button, ButtonLink } from '#components/Button.tsx';
import { copyText } from '#islands/copyText';
import { control } from '#islands/form/Field';
import * as words from '#islands/form/words';
import * as common from '#islands/words';

type Props = {
  /** What is copied, in the words of the buttons: 'your details'. */
  what: string;
  /** Whether the mail, or the copy of what is too long for one, is the main action of its place. */
  main?: boolean;
  text: string;
  mailto: string;
};

/**
 * Copy or mail; what is too long for the address of a mail is for copying alone. Where the clipboard is not allowed, the
 * text stands there to be copied by hand.
 */
export function CopyOrMail({ what, main = false, text, mailto }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const tooLong = mailto.length > mailtoLimit;
  const look = main ? 'primary' : 'secondary';
  return (
    <>
      {tooLong ? (
        <p>
          {words.tooLongToMail} <b>{mailto.slice(7, mailto.indexOf('?'))}</b>.
        </p>
      ) : (
        <ButtonLink look={look} href={mailto}>
          {words.mail(what)}
        </ButtonLink>
      )}
      <Button look={tooLong ? look : 'secondary'} onClick={() => void copyText(text).then(setCopied)}>
        {words.copy(what)}
      </Button>
      <span role="status">{copied !== null && (copied ? common.copied : common.notCopied)}</span>
      {copied === false && (
        <textarea className={control} aria-label={words.copyByHand(what)} readOnly rows={8} defaultValue={text} />
      )}
    </>
  );
}
