import type { SubmissionOutcome } from '#domain/lead/notification';
import type { LeadStatus } from '#domain/lead/outbox';
import type { Person } from '#domain/lead/person';
import { isRecord } from '#domain/record';

/** What a form has sent: how to recognize it, and what became of it. Never a contact detail. */
export type Sending = {
  key: string;
  /** Tells the same details from changed ones, without containing them. */
  digest: string;
  /** Whose they are, as digests; null where the browser has none, and of a submission that was saved without them. */
  person: Person | null;
  /** The key of the submission it corrects. */
  replaces: string | null;
  /** The keys of the versions before that one, the latest first. */
  replacesAlso: readonly string[];
  /** Whether this browser's outbox took it. */
  kept: boolean;
  /** `pending` until the first answer. */
  outcome: SubmissionOutcome | 'pending';
  /** Whether the visitor closed the notification. */
  dismissed: boolean;
};

/** A lead that the contact step of a wizard has sent. */
export type Submission = Sending & {
  /** The answers it carried, to tell whether the advisor still has earlier ones. */
  answers: string;
};

/** Returns whether something other than this tab has the details now. */
export function isTaken(outcome: Sending['outcome']): boolean {
  return outcome === 'delivered' || outcome === 'stored' || outcome === 'kept';
}

/** Returns whether the details are nowhere but in this browser and will not be sent again as they are. */
export function needsVisitor(outcome: Sending['outcome'] | undefined): boolean {
  return outcome === 'refused' || outcome === 'lost';
}

/**
 * Returns whether details of this person (digests) correct an earlier submission: under the same name and e-mail address
 * they do, under another name and another address they are somebody else's. Null where only the visitor can say.
 */
export function correctsEarlier(earlier: Pick<Sending, 'person' | 'outcome'>, person: Person | null): boolean | null {
  if (!earlier.person || !person) return null;
  const isSameName = earlier.person.name === person.name;
  if (isSameName === (earlier.person.email === person.email)) return isSameName;
  // What nothing has taken stands in the form to be fixed.
  return needsVisitor(earlier.outcome) || null;
}

/** A day (s). */
const longestFill = 86_400;

/**
 * Returns how many whole seconds have passed since somebody began to fill in a form (`since`, ms since 1970), at most a
 * day; 0 where nobody has noted it, or where the clock was put back meanwhile. Only a program's submission says none.
 */
export function secondsToFill(since: number | null, now: Date): number {
  if (since === null || since > now.getTime()) return 0;
  return Math.min(Math.floor((now.getTime() - since) / 1000), longestFill);
}

const outcomes = ['pending', 'delivered', 'stored', 'kept', 'refused', 'lost'] as const;

/** What the outbox knows of a lead: its status there, how it left (the visitor deleted it, the CRM has it), or nothing (null). */
export type StatusInOutbox = LeadStatus | 'deleted' | 'delivered' | null;

/**
 * Returns a stored submission, or null where the value is none, or is of a lead that the visitor has deleted. What became
 * of it since is read off the outbox: `statusOf` returns what that knows of the lead with a key.
 */
export function restoredSubmission(stored: unknown, statusOf: (key: string) => StatusInOutbox): Submission | null {
  if (!isRecord(stored)) return null;
  const { key, digest, person, replaces, replacesAlso, answers, kept, dismissed } = stored;
  const outcome = outcomes.find((known) => known === stored['outcome']);
  if (typeof key !== 'string' || typeof digest !== 'string' || typeof answers !== 'string' || !outcome) return null;
  const status = statusOf(key);
  if (status === 'deleted') return null;
  const submission = {
    key,
    digest,
    person: storedPerson(person),
    replaces: typeof replaces === 'string' ? replaces : null,
    replacesAlso: Array.isArray(replacesAlso) ? replacesAlso.filter((each) => typeof each === 'string') : [],
    answers,
    kept: kept === true,
    dismissed: dismissed === true,
  };
  return { ...submission, outcome: presentOutcome(outcome, submission.kept, status) };
}

function storedPerson(stored: unknown): Person | null {
  if (!isRecord(stored) || typeof stored['email'] !== 'string' || typeof stored['name'] !== 'string') return null;
  return { email: stored['email'], name: stored['name'] };
}

/** Another page may have sent it since. What has left the outbox without a note did so on a receipt. */
function presentOutcome(
  outcome: Sending['outcome'],
  kept: boolean,
  status: LeadStatus | 'delivered' | null,
): SubmissionOutcome {
  if (status === 'delivered') return status;
  if (outcome !== 'pending' && outcome !== 'kept') return outcome;
  if (status === 'refused') return 'refused';
  if (status !== null) return 'kept';
  return outcome === 'pending' && !kept ? 'lost' : 'stored';
}
