import type { SubmissionOutcome } from '#domain/lead/notification';
import { isRecord } from '#domain/record';

/** What is left of a submission: how to recognize it, and how it stands. Never a contact detail. */
export type Submission = {
  key: string;
  /** Tells the same details from changed ones, without holding them. */
  digest: string;
  /** The key of the submission it corrects. */
  replaces: string | null;
  /** The answers it carried, to tell whether the advisor still has earlier ones. */
  answers: string;
  /** Whether this browser's outbox took it. */
  kept: boolean;
  outcome: SubmissionOutcome | 'pending';
  /** Whether the visitor closed the notification. */
  dismissed: boolean;
};

/** Whether something else than this tab has the details now. */
export function isTaken(outcome: Submission['outcome']): boolean {
  return outcome === 'delivered' || outcome === 'stored' || outcome === 'kept';
}

const outcomes = ['pending', 'delivered', 'stored', 'kept', 'refused', 'lost'] as const;

/**
 * A stored submission, or null where it is none. One whose answer was still on its way has the outcome that the outbox
 * tells; `isInOutbox` says whether a key still waits there.
 */
export function restoredSubmission(stored: unknown, isInOutbox: (key: string) => boolean): Submission | null {
  if (!isRecord(stored)) return null;
  const { key, digest, replaces, answers, kept, dismissed } = stored;
  const outcome = outcomes.find((known) => known === stored['outcome']);
  if (typeof key !== 'string' || typeof digest !== 'string' || typeof answers !== 'string' || !outcome) return null;
  const submission = {
    key,
    digest,
    replaces: typeof replaces === 'string' ? replaces : null,
    answers,
    kept: kept === true,
    dismissed: dismissed === true,
  };
  return {
    ...submission,
    outcome: outcome === 'pending' ? interruptedOutcome(submission.kept, isInOutbox(key)) : outcome,
  };
}

/** A reload while the answer was on its way. What left the outbox meanwhile did so on a receipt. */
function interruptedOutcome(kept: boolean, inOutbox: boolean): SubmissionOutcome {
  if (inOutbox) return 'kept';
  return kept ? 'stored' : 'lost';
}
