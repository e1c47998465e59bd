import type { ClientDirective } from 'astro';
import { outboxKey } from '#domain/storage-keys';
import { once } from './wait';

/** `client:outbox`: an island's script arrives at once where a lead waits to be sent, and never elsewhere. */
const outbox: ClientDirective = (load) => {
  try {
    if (localStorage.getItem(outboxKey)) once(load)();
  } catch {
    // Blocked storage holds no lead.
  }
};

export default outbox;
