import { useEffect, useRef } from 'react';
import type { Message } from '#domain/message/form';
import { ButtonLink } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { TakeMessage } from '#islands/message/TakeMessage';
import * as words from '#islands/message/words';

type Props = { message: Message; email: string; bookingUrl: string };

/** What follows a valid message: nothing has been sent yet, and here is how. It takes the focus. */
export function MessageReady({ message, email, bookingUrl }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), [message]);
  return (
    <Notice tone="good" className="grid gap-3">
      <p role="status" tabIndex={-1} ref={line}>
        <b className="font-semibold text-(--tone)">{words.ready}</b>
      </p>
      <p>{words.readyHint}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <TakeMessage message={message} email={email} />
        <ButtonLink look="link" href={bookingUrl} label={words.bookInstead} icon="external" newTab />
      </div>
    </Notice>
  );
}
