import type { LeadStatus, OutboxEntry } from '#domain/lead/outbox';

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
    title: 'Success!',
    text: 'Your information has been successfully submitted to our CRM system.',
  },
  stored: {
    tone: 'warn',
    title: 'Partial Success',
    text: "Your information has been saved locally. We're working on syncing it to our CRM.",
  },
  kept: {
    tone: 'info',
    title: 'Information Saved',
    text: "Your information has been saved. We'll process it shortly.",
  },
  refused: {
    tone: 'danger',
    title: 'Your details were not accepted',
    text: 'Your results are complete, but we could not take your contact details as they are. Change them and send them again, or send them yourself.',
  },
  lost: {
    tone: 'danger',
    title: 'Your details could not be saved',
    text: 'Your results are complete, but our site cannot be reached and this browser does not let us keep your details. Send them again, or send them yourself.',
  },
};

/** Returns what every page shows about a lead that is in this browser and nowhere else. */
export function unsentNotice({ at }: OutboxEntry, status: LeadStatus): { title: string; text: string } {
  const day = Number.isNaN(Date.parse(at)) ? '' : ` of ${dayFormat.format(new Date(at))}`;
  if (status === 'refused')
    return {
      title: `Your details${day} were not accepted.`,
      text: 'Our site cannot take them as they are, so they are only in this browser. Send them yourself, or fill in the form again.',
    };
  if (status === 'waiting')
    return {
      title: `Your details${day} wait to be sent.`,
      text: 'Our site could not be reached. They are only in this browser, which sends them as soon as it can.',
    };
  return {
    title: `Your details${day} could not be sent.`,
    text: 'We have tried for seven days. They are only in this browser.',
  };
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'long' });
