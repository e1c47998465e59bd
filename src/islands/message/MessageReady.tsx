import { useEffect, useRef } from 'react';
import type { Message } from '#domain/message/form';
import { Icon } from '#islands/Icon';
import { NewTab } from '#islands/NewTab';
import { TakeMessage } from '#islands/message/TakeMessage';

type Props = { message: Message; email: string; bookingUrl: string };

/** What follows a valid message: nothing has been sent yet, and here is how. It takes the focus. */
export function MessageReady({ message, email, bookingUrl }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), [message]);
  return (
    <div className="message-ready" data-tone="good">
      <p role="status" tabIndex={-1} ref={line}>
        <b>Your message is ready to send from your own e-mail</b>
      </p>
      <p>Nothing has gone out yet. Open it in your mail program and press send there, or take the words with you.</p>
      <div className="actions">
        <TakeMessage message={message} email={email} />
        <a className="text-link" href={bookingUrl} target="_blank" rel="noopener noreferrer">
          Book a call instead <Icon id="icon-external" />
          <NewTab />
        </a>
      </div>
    </div>
  );
}
