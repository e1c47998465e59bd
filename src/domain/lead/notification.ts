import { type LeadStatus, maxDays, type OutboxEntry } from '#domain/lead/outbox';
import * as words from '#domain/lead/words';

/** How a submission ended, as far as the visitor's browser knows. */
export type SubmissionOutcome =
  /** The CRM has it. */
  | 'delivered'
  /** The site's own store has it; the CRM not yet. */
  | 'stored'
  /** The site could not be reached; this browser's outbox has it. */
  | 'kept'
  /** The site refused it as invalid; it will not be sent again as it is. */
  | 'refused'
  /** Nothing could store it. */
  | 'lost';

export type Notification = { tone: 'good' | 'warn' | 'info' | 'danger'; title: string; text: string };

/**
 * What the visitor reads about the submission. The first three are the specification's words (§8, Notifications on
 * the contact step); the last two cover what those do not.
 */
export const notifications: Record<SubmissionOutcome, Notification> = {
  delivered: {
    tone: 'good',
    title: words.delivered,
    text: words.deliveredText,
  },
  stored: {
    tone: 'warn',
    title: words.stored,
    text: words.storedText,
  },
  kept: {
    tone: 'info',
    title: words.kept,
    text: words.keptText,
  },
  refused: {
    tone: 'danger',
    title: words.refused,
    text: words.refusedText,
  },
  lost: {
    tone: 'danger',
    title: words.lost,
    text: words.lostText,
  },
};

/** Returns what is said of a lead that has been sent again because the visitor asked for it. */
export function sentNotice({ at }: OutboxEntry): string {
  return words.sentAfterAll(ofDay(at));
}

/** Returns what every page shows about a lead that is in this browser and nowhere else. */
export function unsentNotice({ at }: OutboxEntry, status: LeadStatus): { title: string; text: string } {
  const day = ofDay(at);
  if (status === 'refused')
    return {
      title: words.unsentRefused(day),
      text: words.unsentRefusedText,
    };
  if (status === 'waiting')
    return {
      title: words.unsentWaiting(day),
      text: words.unsentWaitingText,
    };
  return {
    title: words.unsentFailed(day),
    text: words.unsentFailedText(maxDays.inWords),
  };
}

function ofDay(at: string): string {
  return Number.isNaN(Date.parse(at)) ? '' : words.ofDay(dayOf(new Date(at)));
}

/**
 * Returns a day without its year: 'November 3'. By the browser's own names of months, slow as they are (numbers.ts): every
 * page carries this file, and next to none has such a notice.
 */
function dayOf(date: Date): string {
  // eslint-disable-next-line no-restricted-properties -- see above
  return date.toLocaleDateString('en-CA', { day: 'numeric', month: 'long' });
}
