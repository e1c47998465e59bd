import type { SubmissionOutcome } from '#domain/lead/notification';
import type { Standing } from '#domain/lead/outbox';
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
 * A stored submission, or null where it is none. What became of it since is read off the outbox: `standing` says how
 * the lead with a key stands there, null when it is not in it.
 */
export function restoredSubmission(stored: unknown, standing: (key: string) => Standing | null): Submission | null {
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
  return { ...submission, outcome: presentOutcome(outcome, submission.kept, standing(key)) };
}

/** Another page may have sent it since. What has left the outbox did so on a receipt. */
function presentOutcome(outcome: Submission['outcome'], kept: boolean, standing: Standing | null): SubmissionOutcome {
  if (outcome !== 'pending' && outcome !== 'kept') return outcome;
  if (standing === 'refused') return 'refused';
  if (standing !== null) return 'kept';
  return outcome === 'pending' && !kept ? 'lost' : 'stored';
}
