import type { ClientDirective } from 'astro';
import { storageKeys } from '#domain/storage-keys';
import { once } from './wait';

/**
 * `client:outbox`: an island's script arrives where a lead waits to be sent, and never elsewhere: at once, or when the
 * page is looked at again and another one has left a lead behind.
 */
const outbox: ClientDirective = (load) => {
  const start = once(load);
  const look = () => {
    try {
      if (Object.keys(localStorage).some((key) => key.startsWith(storageKeys.outbox))) start();
    } catch {
      // Blocked storage holds no lead.
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
};

export default outbox;
