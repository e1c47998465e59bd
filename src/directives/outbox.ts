import type { ClientDirective } from 'astro';
import { outboxKey } from '#domain/storage-keys';
import { once } from './wait';

/**
 * `client:outbox`: an island's script arrives where a lead waits to be sent, and never elsewhere: at once, or when the
 * page is looked at again and another one has left a lead behind. A lead's entry in local storage and its copy in
 * IndexedDB are known by their names.
 */
const outbox: ClientDirective = (load) => {
  const start = once(load);
  const isLead = (name = '') => name.startsWith(outboxKey);
  const look = async () => {
    try {
      if (Object.keys(localStorage).some((key) => isLead(key))) start();
      else if ((await indexedDB.databases()).some(({ name }) => isLead(name))) start();
    } catch {
      // Blocked storage holds no lead.
    }
  };
  document.addEventListener('visibilitychange', () => void look());
  void look();
};

export default outbox;
