import { atom, type ReadableAtom } from 'nanostores';
import { corrections, mostCorrections } from '#domain/lead/corrections';
import { attemptBegun, type OutboxEntry } from '#domain/lead/outbox';
import { type Named, type Person, personOf } from '#domain/lead/person';
import type { ReceivedBody } from '#domain/lead/received';
import type { FieldMessages } from '#domain/lead/schema';
import { correctsEarlier, secondsToFill, type Sending } from '#domain/lead/submission';
import { keyedDigest, randomUuid } from '#browser/identity';
import {
  onOutboxChanged,
  putInOutbox,
  readFromOutbox,
  removeFromOutbox,
  saveInOutbox,
  removalReason,
} from '#browser/outbox';
import { $outcomes, $shownInForm, type LeadOutcome, sendLead } from '#stores/outbox';

/** Sends the submissions of one form on a page. `Own` is what that form remembers in addition. */
export type Sender<Own> = {
  /** The last submission and its outcome; null before the first. */
  $sent: ReadableAtom<(Sending & Own) | null>;
  /** Shows an earlier submission again, or none. Nothing is saved. */
  restore(sent: (Sending & Own) | null): void;
  /** Dismisses the notification. */
  dismiss(): void;
  /** Keeps `$sent` up to date. Returns a function that stops it. */
  follow(): () => void;
  /** Returns whether these details correct the last submission; null if only the visitor can say. */
  corrects(details: Named): Promise<boolean | null>;
  /** Takes the form's details into the outbox, sends them, and waits briefly for the answer. */
  send(details: ReceivedBody, own: Own, since: number | null): Promise<void>;
};

export type SenderOptions<Own> = {
  /** A secret of this form: without it, a digest reveals nothing about the details. */
  secret(): string;
  /**
   * Whether changed details correct the earlier submission; otherwise they are a new one. `known` is what comparing
   * name and e-mail address shows: null if only the visitor can say.
   */
  corrects(earlier: Sending & Own, known: boolean | null): boolean;
  /**
   * Called with every new state of `$sent`, to save it beyond this page; null once the visitor has deleted the lead.
   */
  save?(sent: (Sending & Own) | null): void;
  /** Called when the outcome changes, which may be minutes after the form was submitted. */
  onOutcome(sent: Sending & Own, fields: FieldMessages): void;
  /**
   * Whether to wait for the answer without limit if the outbox could not store the details, so that only this page has
   * them.
   */
  waitsIfUnsaved?: boolean;
};

type Identity = Pick<Sending, 'key' | 'digest' | 'person' | 'replaces' | 'replacesAlso'>;

/** The longest time (ms) that a visitor waits for the answer after a click. Specification §4, Contact step. */
const longestWait = 1500;

/**
 * Returns the sender of one form. A submission is in this browser's outbox before the request starts, and stays there
 * until a receipt. Specification §4, Contact step; §8, Notifications.
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

  async function personDigests(details: Named): Promise<Person | null> {
    const { email, name } = personOf(details);
    const digest = (text: string) => keyedDigest(options.secret(), text);
    const digests = await Promise.all([digest(email), digest(name)]);
    return digests[0] !== null && digests[1] !== null ? { email: digests[0], name: digests[1] } : null;
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
          const outcome = key && removalReason(key);
          if (outcome) hear({ [key]: { outcome, fields: {} } });
        }),
      ];
      return () => endings.forEach((end) => end());
    },
    async corrects(details) {
      if (!$sent.get()) return false;
      const person = await personDigests(details);
      const sent = $sent.get();
      return sent !== null && correctsEarlier(sent, person);
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
      const fresh: Identity = { key: randomUuid(), digest: '', person: null, replaces: null, replacesAlso: [] };
      // Saved before anything that takes time, because the page may be closed. The attempt counts as begun, so that no
      // other tab sends it meanwhile. It replaces nothing yet: if the page ends before the digests show whose details
      // these are, both are sent and none is lost.
      const saved = saveInOutbox(attemptBegun(entryOf(fresh), new Date(), 0));
      options.save?.(sentAs(fresh, saved));
      const [digest, person] = await Promise.all([
        keyedDigest(options.secret(), JSON.stringify(details)),
        personDigests(details),
      ]);
      // The same details are the same submission, however long it took to fill them in.
      const isSame = earlier && digest !== null && earlier.digest === digest;
      if (isSame) removeFromOutbox(fresh.key);
      // If this tab was suspended so long that another one sent it, the entry stays as that tab sent it.
      const isUntouched = !saved || readFromOutbox(fresh.key)?.tried?.number === 1;
      const isCorrection = earlier && isUntouched && options.corrects(earlier, correctsEarlier(earlier, person));
      const identity = isSame
        ? { ...earlier, person }
        : { ...fresh, digest: digest ?? '', person, ...(isCorrection && replacing(earlier)) };
      const entry = entryOf(identity);
      const kept = putInOutbox(entry);
      update(sentAs(identity, kept));
      const answered = sendLead(entry, kept);
      if (options.waitsIfUnsaved && !kept) return answered;
      await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, longestWait))]);
    },
  };
}

/**
 * Returns the `replaces` fields of a submission that replaces an earlier one, including everything that one replaced.
 */
function replacing(earlier: Sending): Pick<Sending, 'replaces' | 'replacesAlso'> {
  return { replaces: earlier.key, replacesAlso: corrections(earlier).slice(0, mostCorrections - 1) };
}
