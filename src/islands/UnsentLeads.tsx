import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { sentNotice, unsentNotice } from '#domain/lead/notification';
import { type LeadStatus, type OutboxEntry, statusOf } from '#domain/lead/outbox';
import { outboxMailto, outboxText } from '#domain/lead/outbox-words';
import { ErrorBoundary } from '#islands/ErrorBoundary';
import { Button } from '#components/Button.tsx';
import { CopyOrMail } from '#islands/form/CopyOrMail';
import { $failed, $outcomes, $shownInForm, $waiting, deleteLead, resendUnsentLeads, sendAgain } from '#stores/outbox';
import * as words from '#islands/words';
import './UnsentLeads.css';

type Props = { siteName: string; email: string };

/**
 * Resends leads that an earlier visit could not deliver, on whichever page the visitor returns to, and stays silent
 * when that succeeds. Leads still in this browser are listed, each with a button that deletes it.
 */
export default function UnsentLeads(props: Props) {
  return (
    <ErrorBoundary>
      <Waiting {...props} />
    </ErrorBoundary>
  );
}

/** Other islands may change these stores before this one hydrates, so hydration starts from the server's values. */
const asServed = { ssr: 'initial' } as const;

function Waiting({ siteName, email }: Props) {
  useEffect(resendUnsentLeads, []);
  const failed = useStore($failed, asServed);
  const waiting = useStore($waiting, asServed);
  const shownInForm = useStore($shownInForm, asServed);
  const outcomes = useStore($outcomes, asServed);
  // The entry that the visitor resent; its delivery is announced.
  const [tried, setTried] = useState<OutboxEntry | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = [...failed, ...waiting]
    .map((entry) => ({ entry, status: statusOf(entry, new Date()) }))
    // A form reports its own lead while it waits or is refused, but not once it has expired.
    .filter(({ entry, status }) => entry.key !== shownInForm || status === 'expired');
  // The clicked button disappears with its entry: focus moves to the remaining entries, or to the page if there are
  // none.
  const settle = (entry: OutboxEntry, verb: (key: string) => void) => {
    (shown.length > 1 ? list.current : document.querySelector('main'))?.focus({ preventScroll: true });
    setTried(verb === sendAgain ? entry : null);
    verb(entry.key);
  };
  const outcome = tried && outcomes[tried.key]?.outcome;
  const sent = tried && (outcome === 'delivered' || outcome === 'stored') ? sentNotice(tried) : '';
  const isAnyLeft = shown.some(({ status }) => status !== 'waiting');
  return (
    <div className="print:hidden">
      <p className="sr-only" role="status">
        {isAnyLeft ? words.detailsNotSent : shown.length > 0 && words.detailsWaiting}
      </p>
      <div role="status" className={sent && 'border-b border-rule bg-paper-2'}>
        {sent && <p className="wrap py-4.5 font-semibold">{sent}</p>}
      </div>
      {shown.length > 0 && (
        <section className="border-b border-rule bg-paper-2" aria-label={words.unsentDetails}>
          <ul className="unsent-leads wrap focus-visible:-outline-offset-3" tabIndex={-1} ref={list}>
            {shown.map(({ entry, status }) => (
              <li key={entry.key}>
                <Words entry={entry} status={status} />
                <div>
                  {status === 'expired' && (
                    <Button look="secondary" onClick={() => settle(entry, sendAgain)}>
                      {words.tryAgain}
                    </Button>
                  )}
                  <CopyOrMail
                    what={words.yourDetails}
                    text={outboxText(entry.body)}
                    mailto={outboxMailto(email, entry.body, siteName)}
                  />
                  <Button look="link" onClick={() => settle(entry, deleteLead)}>
                    {words.deleteHere}
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

function Words({ entry, status }: { entry: OutboxEntry; status: LeadStatus }) {
  const { title, text } = unsentNotice(entry, status);
  return (
    <p className="max-w-measure text-ink-2">
      <b className="font-semibold text-ink">{title}</b> {text}
    </p>
  );
}
