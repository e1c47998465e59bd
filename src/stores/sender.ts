import { atom, type ReadableAtom } from 'nanostores';
import { corrections, mostCorrections } from '#domain/lead/corrections';
import { attemptBegun, type OutboxEntry } from '#domain/lead/outbox';
import type { ReceivedBody } from '#domain/lead/received';
import type { FieldMessages } from '#domain/lead/schema';
import { secondsToFill, type Sending } from '#domain/lead/submission';
import { keyedDigest, randomUuid } from '#browser/identity';
import { onOutboxChanged, putInOutbox, removeFromOutbox, saveInOutbox, wayOut } from '#browser/outbox';
import { $outcomes, $shownInForm, type LeadOutcome, sendLead } from '#stores/outbox';

/** How one form of a page sends what the visitor submits. `Own` is what that form remembers of it besides. */
export type Sender<Own> = {
  /** What was submitted last, and what became of it; null before. */
  $sent: ReadableAtom<(Sending & Own) | null>;
  /** Shows an earlier submission again, or none. Nothing is saved. */
  restore(sent: (Sending & Own) | null): void;
  /** The visitor closed the notification. */
  dismiss(): void;
  /** Keeps `$sent` up to date. Returns how to stop. */
  follow(): () => void;
  /** Takes what the form holds into the outbox, sends it, and waits for the answer, but not for long. */
  send(details: ReceivedBody, own: Own, since: number | null): Promise<void>;
};

export type SenderOptions<Own> = {
  /** A secret of this form: without it, a digest tells nothing about the details. */
  secret(): string;
  /** Whether changed details correct what was submitted before; otherwise they are a submission of their own. */
  corrects(earlier: Sending & Own): boolean;
  /** Called with every new state of `$sent`, to save it beyond this page; null once the visitor has deleted the lead. */
  save?(sent: (Sending & Own) | null): void;
  /** Called when the outcome has changed: it may do so minutes after the form was submitted. */
  onOutcome(sent: Sending & Own, fields: FieldMessages): void;
  /** Whether to wait however long it takes where the outbox could not take the details, so that only this page has them. */
  waitsIfUnsaved?: boolean;
};

type Identity = Pick<Sending, 'key' | 'digest' | 'replaces' | 'replacesAlso'>;

/** How long (ms) a visitor who has pressed a button waits for the answer at most. Specification §4, Contact step. */
const longestWait = 1500;

/**
 * Returns the sender of one form. What is submitted is in this browser's outbox before the request starts, and stays
 * there until a receipt. Specification §4, Contact step; §8, Notifications.
 */
export function createSender<Own extends object>(options: SenderOptions<Own>): Sender<Own> {
  type Sent = Sending & Own;
  const $sent = atom<Sent | null>(null);

  function restore(sent: Sent | null): void {
    const before = $sent.get();
    $sent.set(sent);
    if (sent?.outcome === 'refused' || sent?.outcome === 'kept') $shownInForm.set(sent.key);
    else if (before && $shownInForm.get() === before.key) $shownInForm.set(null);
  }

  function update(sent: Sent | null): void {
    restore(sent);
    options.save?.(sent);
  }

  function hear(outcomes: Record<string, LeadOutcome>): void {
    const sent = $sent.get();
    const latest = sent && outcomes[sent.key];
    if (!latest || latest.outcome === sent.outcome) return;
    if (latest.outcome === 'deleted') {
      update(null);
      return;
    }
    const changed = { ...sent, outcome: latest.outcome, dismissed: false };
    update(changed);
    options.onOutcome(changed, latest.fields);
  }

  /** Returns how a submission is known that is none of the earlier ones; it may replace the last, with all that one replaced. */
  function newIdentity(earlier: Sent | null): Identity {
    const corrected = earlier && options.corrects(earlier) ? earlier : null;
    return {
      key: randomUuid(),
      digest: '',
      replaces: corrected && corrected.key,
      replacesAlso: corrected ? corrections(corrected).slice(0, mostCorrections - 1) : [],
    };
  }

  return {
    $sent,
    restore,
    dismiss() {
      const sent = $sent.get();
      if (sent) update({ ...sent, dismissed: true });
    },
    follow() {
      const endings = [
        $outcomes.subscribe(hear),
        onOutboxChanged(() => {
          const { key } = $sent.get() ?? {};
          const outcome = key && wayOut(key);
          if (outcome) hear({ [key]: { outcome, fields: {} } });
        }),
      ];
      return () => endings.forEach((end) => end());
    },
    async send(details, own, since) {
      const seconds = secondsToFill(since, new Date());
      const entryOf = ({ key, replaces, replacesAlso }: Identity): OutboxEntry => ({
        key,
        body: {
          ...details,
          replaces: replaces ?? undefined,
          replacesAlso: replacesAlso.length > 0 ? [...replacesAlso] : undefined,
          secondsToFill: seconds,
        },
        at: new Date().toISOString(),
      });
      const sentAs = (identity: Identity, kept: boolean): Sent => ({
        ...identity,
        ...own,
        kept,
        outcome: 'pending',
        dismissed: false,
      });
      const earlier = $sent.get();
      const fresh = newIdentity(earlier);
      // Before anything that takes time: the page may be closed. As begun, no other tab sends it meanwhile. What it
      // replaces stays until the digest has told that it is not the same.
      const saved = saveInOutbox(attemptBegun(entryOf(fresh), new Date(), 0));
      options.save?.(sentAs(fresh, saved));
      const digest = await keyedDigest(options.secret(), JSON.stringify(details));
      // The same details again are the same submission, however long it took to fill them in.
      const isSame = earlier && digest !== null && earlier.digest === digest;
      if (isSame) removeFromOutbox(fresh.key);
      const identity = isSame ? earlier : { ...fresh, digest: digest ?? '' };
      const entry = entryOf(identity);
      const kept = putInOutbox(entry);
      update(sentAs(identity, kept));
      const answered = sendLead(entry, kept);
      if (options.waitsIfUnsaved && !kept) return answered;
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, longestWait))]);
    },
  };
}
