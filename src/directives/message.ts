import type { ClientDirective } from 'astro';
import { prefillEvent } from '#domain/message/prefill';
import { messageKey } from '#domain/storage-keys';
import { onInterest, once } from './wait';

/**
 * `client:message`: the message form's script arrives at the first sign of interest in it, when a call to action of
 * the page starts a message, or when one on an earlier page has. A press of Send before that is noted on the form.
 */
const message: ClientDirective = (load, _options, element) => {
  const start = once(load);
  onInterest(element, start);
  element.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLElement) event.target.dataset['sent'] = '';
  });
  document.addEventListener('click', ({ target }) => {
    const action = target instanceof Element && target.closest<HTMLElement>('a[data-subject]');
    if (!action) return;
    const { subject, message } = action.dataset;
    try {
      sessionStorage.setItem(messageKey, JSON.stringify({ subject, message }));
    } catch {
      return; // Blocked storage: the link still leads to the form.
    }
    document.dispatchEvent(new Event(prefillEvent));
    start();
  });
  try {
    if (sessionStorage.getItem(messageKey)) start();
  } catch {
    // Blocked storage holds no prefill.
  }
};

export default message;
