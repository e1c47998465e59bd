import { useEffect, useRef } from 'react';
import { messageMailto, messageText } from '#domain/message/mail';
import { messageNotices } from '#domain/message/notice';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { copyText } from '#stores/files';
import type { SentMessage } from '#stores/message';

type Props = { sent: SentMessage; email: string };

/** What became of a message that the site sends itself. It takes the focus, and offers a way out where nothing has it. */
export function MessageSent({ sent, email }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key, message, outcome } = sent;
  useEffect(() => line.current?.focus(), [key, outcome]);
  const notice = outcome === 'pending' ? null : messageNotices[outcome];
  return (
    <div className="message-ready">
      <p role="status" tabIndex={-1} ref={line}>
        <b>{notice?.title ?? 'Your message is on its way'}</b>
      </p>
      {notice && <p>{notice.text}</p>}
      {notice?.tone === 'danger' && (
        <div className="actions">
          <CopyOrMail
            key={messageText(message)}
            what="your message"
            text={messageText(message)}
            mailto={messageMailto(email, message)}
            onCopy={copyText}
          />
        </div>
      )}
    </div>
  );
}
