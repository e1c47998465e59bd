import type { Notification, SubmissionOutcome } from '#domain/lead/notification';
import * as words from '#domain/message/words';

const received: Notification = {
  tone: 'good',
  title: words.received,
  text: words.receivedText,
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
