import { expect, test } from 'vitest';
import { messageNotices } from '#domain/message/notice';

test.each([
  ['delivered', 'good: Your message has been received. An advisor answers to the e-mail address you gave.'],
  ['stored', 'good: Your message has been received. An advisor answers to the e-mail address you gave.'],
  [
    'kept',
    'info: Your message is saved in this browser. Our site cannot be reached just now. The message goes out by itself as soon as it can, also on your next visit.',
  ],
  [
    'refused',
    'danger: Your message was not accepted. Check what you have written below and send it again, or send it from your own e-mail.',
  ],
  [
    'lost',
    'danger: Your message could not be saved. Our site cannot be reached, and this browser does not let us keep your message. Send it again, or send it from your own e-mail.',
  ],
] as const)('%s', (outcome, words) => {
  const { tone, title, text } = messageNotices[outcome];
  expect(`${tone}: ${title}. ${text}`).toBe(words);
});
