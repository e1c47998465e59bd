import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { failedNotice } from '#domain/lead/notification';
import type { OutboxEntry } from '#domain/lead/outbox';
import { outboxMailto, outboxText } from '#domain/lead/outbox-words';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Button } from '#components/Button.tsx';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { copyText } from '#stores/files';
import { $failed, $shownInForm, deleteLead, resendUnsentLeads, sendAgain } from '#stores/outbox';

type Props = { siteName: string; email: string };

/**
 * Sends what an earlier visit could not deliver, on whatever page the visitor comes back to, and says nothing of it.
 * What cannot be sent stays in view until the visitor has dealt with it.
 */
export default function UnsentLeads(props: Props) {
  return (
    <ErrorBoundary>
      <Waiting {...props} />
    </ErrorBoundary>
  );
}

function Waiting({ siteName, email }: Props) {
  useEffect(resendUnsentLeads, []);
  const failed = useStore($failed);
  const shownInForm = useStore($shownInForm);
  const list = useRef<HTMLUListElement>(null);
  const shown = failed.filter(({ key }) => key !== shownInForm);
  // The button pressed goes away with its entry: the focus goes to the other ones, else to the page itself.
  const settle = (key: string, verb: (key: string) => void) => {
    (shown.length > 1 ? list.current : document.querySelector('main'))?.focus({ preventScroll: true });
    verb(key);
  };
  return (
    <div className="unsent-leads print:hidden">
      <p className="sr-only" role="status">
        {shown.length > 0 && 'There are details that could not be sent.'}
      </p>
      {shown.length > 0 && (
        <section className="border-b border-rule bg-paper-2" aria-label="Details that were not sent">
          <ul className="wrap focus-visible:-outline-offset-3" tabIndex={-1} ref={list}>
            {shown.map((entry) => (
              <li key={entry.key}>
                <Words entry={entry} />
                <div>
                  {!entry.refused && (
                    <Button look="secondary" onClick={() => settle(entry.key, sendAgain)}>
                      Try again
                    </Button>
                  )}
                  <CopyOrMail
                    what="your details"
                    text={outboxText(entry.body)}
                    mailto={outboxMailto(email, entry.body, siteName)}
                    onCopy={copyText}
                  />
                  <Button look="link" onClick={() => settle(entry.key, deleteLead)}>
                    Delete from this browser
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Words({ entry }: { entry: OutboxEntry }) {
  const { title, text } = failedNotice(entry);
  return (
    <p className="max-w-measure text-ink-2">
      <b className="font-semibold text-ink">{title}</b> {text}
    </p>
  );
}
