import { useEffect, useRef } from 'react';
import type { Message } from '#domain/message/form';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { CopyOrMailMessage } from '#islands/message/CopyOrMailMessage';
import * as words from '#islands/message/words';

type Props = {
  message: Message;
  email: string;
  bookingUrl: string;
  /** Shows the form again; null if it is visible already. */
  onChange: (() => void) | null;
};

/**
 * Follows a valid message that the visitor sends themselves: nothing has been sent yet, and these are the ways to send
 * it. It takes the focus.
 */
export function MessageReady({ message, email, bookingUrl, onChange }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), [message]);
  return (
    <div className="grid content-start gap-5">
      <Notice tone="good" plain>
        <p role="status" tabIndex={-1} className="title text-lg text-balance text-(--tone)" ref={line}>
          {words.ready}
        </p>
        <p className="mt-1.5">{words.readyHint}</p>
      </Notice>
      <div className="grid justify-items-start gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center">
        <CopyOrMailMessage message={message} email={email} main={onChange !== null} />
      </div>
      {onChange && (
        <div className="border-t border-rule pt-4.5">
          <p className="font-semibold">{message.subject}</p>
          <p className="mt-1 line-clamp-6 max-w-measure wrap-anywhere whitespace-pre-line text-ink-2">
            {message.message}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {onChange && <Button look="link" label={words.change} onClick={onChange} />}
        <ButtonLink look="link" href={bookingUrl} label={words.bookInstead} icon="external" newTab />
      </div>
    </div>
  );
}
