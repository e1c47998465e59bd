import { useState } from 'react';
import { mailtoLimit } from '#domain/text/mailto';
import { Button, ButtonLink } from '#components/Button.tsx';
import { copyText } from '#islands/copyText';
import { control } from '#islands/form/Field';
import * as words from '#islands/form/words';
import * as common from '#islands/words';

type Props = {
  /** What is copied, as in the button labels: 'your details'. */
  what: string;
  /** Whether the mail, or the copy if the text is too long for a mail link, is the primary action here. */
  main?: boolean;
  text: string;
  mailto: string;
};

/**
 * Buttons that copy or mail a text. A text too long for a mail link can only be copied. If the clipboard is not
 * allowed, the text is shown to be copied by hand.
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
