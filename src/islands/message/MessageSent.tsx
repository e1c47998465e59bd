import { useEffect, useRef } from 'react';
import { messageNotices } from '#domain/message/notice';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { CopyOrMailMessage } from '#islands/message/CopyOrMailMessage';
import type { SentMessage } from '#stores/message';
import * as words from '#islands/message/words';

type Props = {
  sent: SentMessage;
  email: string;
  /** Shows the form again; null if it is visible already. */
  onAnother: (() => void) | null;
};

/** The outcome of a message that the site sends. It takes the focus, and offers copy and mail if sending failed. */
export function MessageSent({ sent, email, onAnother }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key, message, outcome } = sent;
  useEffect(() => line.current?.focus(), [key, outcome]);
  const notice = outcome === 'pending' ? null : messageNotices[outcome];
  const tone = notice?.tone ?? 'info';
  return (
    <div className="grid content-start gap-5">
      <Notice tone={tone} plain={tone !== 'danger'}>
        <p role="status" tabIndex={-1} className="title text-lg text-balance text-(--tone)" ref={line}>
          {notice?.title ?? words.onItsWay}
        </p>
        {notice && <p className="mt-1.5">{notice.text}</p>}
        {tone === 'danger' && (
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
            <CopyOrMailMessage message={message} email={email} />
          </div>
        )}
      </Notice>
      {onAnother && (
        <p>
          <Button look="link" label={words.another} onClick={onAnother} />
        </p>
      )}
    </div>
  );
}
