import { useEffect, useRef } from 'react';
import { messageNotices } from '#domain/message/notice';
import { Notice } from '#components/Notice.tsx';
import { TakeMessage } from '#islands/message/TakeMessage';
import type { SentMessage } from '#stores/message';
import * as words from '#islands/message/words';

type Props = { sent: SentMessage; email: string };

/** What became of a message that the site sends itself. It takes the focus, and offers a way out where nothing has it. */
export function MessageSent({ sent, email }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const { key, message, outcome } = sent;
  useEffect(() => line.current?.focus(), [key, outcome]);
  const notice = outcome === 'pending' ? null : messageNotices[outcome];
  const tone = notice?.tone ?? 'info';
  return (
    <Notice tone={tone} className="grid gap-3">
      <p role="status" tabIndex={-1} ref={line}>
        <b className="font-semibold text-(--tone)">{notice?.title ?? words.onItsWay}</b>
      </p>
      {notice && <p>{notice.text}</p>}
      {notice?.tone === 'danger' && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <TakeMessage message={message} email={email} />
        </div>
      )}
    </Notice>
  );
}
