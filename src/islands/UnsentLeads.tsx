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
 * Sends what an earlier visit could not deliver, on whatever page the visitor comes back to, and says nothing of it
 * where that succeeds unasked. What is still in this browser then stays in view, with a button that deletes it.
 */
export default function UnsentLeads(props: Props) {
  return (
    <ErrorBoundary>
      <Waiting {...props} />
    </ErrorBoundary>
  );
}

/** Other islands change these stores, maybe before this one is hydrated: it starts from what the server has printed. */
const asServed = { ssr: 'initial' } as const;

function Waiting({ siteName, email }: Props) {
  useEffect(resendUnsentLeads, []);
  const failed = useStore($failed, asServed);
  const waiting = useStore($waiting, asServed);
  const shownInForm = useStore($shownInForm, asServed);
  const outcomes = useStore($outcomes, asServed);
  // The one that the visitor has had sent again: of that they are told.
  const [tried, setTried] = useState<OutboxEntry | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const shown = [...failed, ...waiting]
    .map((entry) => ({ entry, status: statusOf(entry, new Date()) }))
    // A form speaks of a lead that waits or was refused, not of one that has expired meanwhile.
    .filter(({ entry, status }) => entry.key !== shownInForm || status === 'expired');
  // The clicked button goes away with its entry: the focus goes to the other ones, else to the page itself.
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
