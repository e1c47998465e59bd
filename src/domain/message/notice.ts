import type { Notification, SubmissionOutcome } from '#domain/lead/notification';

const received: Notification = {
  tone: 'good',
  title: 'Your message has been received',
  text: 'An advisor answers to the e-mail address you gave.',
};

/**
 * What a visitor reads about a message that goes to the CRM. It is the same whether the CRM has the message
 * already or our store still has to deliver it.
 */
export const messageNotices: Record<SubmissionOutcome, Notification> = {
  delivered: received,
  stored: received,
  kept: {
    tone: 'info',
    title: 'Your message is saved in this browser',
    text: 'Our site cannot be reached just now. The message goes out by itself as soon as it can, also on your next visit.',
  },
  refused: {
    tone: 'danger',
    title: 'Your message was not accepted',
    text: 'Check what you have written below and send it again, or send it from your own e-mail.',
  },
  lost: {
    tone: 'danger',
    title: 'Your message could not be saved',
    text: 'Our site cannot be reached, and this browser does not let us keep your message. Send it again, or send it from your own e-mail.',
  },
};
