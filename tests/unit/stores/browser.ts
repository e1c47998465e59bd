import { vi } from 'vitest';
import { outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import type { LeadBody } from '#domain/lead/schema';

/** A POST that the lead function would have received. */
export type SentLead = { key: string; body: LeadBody };
type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'unreachable';

/** What the lead function answers when all is well. */
export const delivered = ({ key }: SentLead): Answer => ({ status: 200, body: { success: true, id: key } });
/** … and when only its store has the lead. */
export const stored = ({ key }: SentLead): Answer => ({ status: 202, body: { success: false, id: key } });

/** Stands in for the network: each lead sent is recorded and answered by `answer`, which a test may exchange. */
export function fakeNetwork(answer: (lead: SentLead) => Answer | Promise<Answer>) {
  const network = { sent: [] as SentLead[], answer };
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const lead = { key: headers.get('idempotency-key') ?? '', body: JSON.parse(String(init.body)) as LeadBody };
    network.sent.push(lead);
    const answered = await network.answer(lead);
    if (answered === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answered.body, { status: answered.status, headers: answered.headers ?? {} });
  });
  return network;
}

/** A tab as new: no stored answers, no outbox, the Navigator's address. */
export function newTab(address = '/solutions-navigator'): void {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
}

/** What this browser's outbox holds, by key. */
export function outboxEntries(): Map<string, OutboxEntry> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('smartstack.outbox.'));
  const entries = names.map((name) => outboxEntry(JSON.parse(localStorage.getItem(name) ?? '')));
  return new Map(entries.flatMap((entry) => (entry ? [[entry.key, entry] as const] : [])));
}

/** Puts leads into this browser's outbox, as an earlier visit would have. */
export function leaveInOutbox(...entries: OutboxEntry[]): void {
  for (const entry of entries) localStorage.setItem(`smartstack.outbox.${entry.key}`, JSON.stringify(entry));
}

/**
 * Stands in for IndexedDB as far as the outbox uses it, and holds what is on the disk: by database, store and key. What
 * is written without asking for it strictly never gets there. `stuck` makes a disk that does not answer, `damaged` is a
 * database that cannot be opened.
 */
export function fakeDisk() {
  const disk = { databases: new Map<string, Map<string, Map<string, unknown>>>(), stuck: false, damaged: '', open: 0 };
  const later = (act: () => void) => {
    if (!disk.stuck) queueMicrotask(act);
  };
  const transaction = (stores: Map<string, Map<string, unknown>>) => (area: string, mode: string, how: object) => {
    const values = stores.get(area);
    if (mode !== 'readonly' && mode !== 'readwrite') throw new TypeError('no such mode');
    if (!values) throw new DOMException('no such store', 'NotFoundError');
    const ending = { error: null, oncomplete: () => {} };
    later(() => ending.oncomplete());
    const objectStore = () => ({
      get: (key: string) => ({ result: structuredClone(values.get(key)) }),
      put: (value: unknown, key: string) => {
        if (mode !== 'readwrite') throw new DOMException('for reading only', 'ReadOnlyError');
        if (JSON.stringify(how) === '{"durability":"strict"}') values.set(key, structuredClone(value));
        return { result: key };
      },
    });
    return Object.assign(ending, { objectStore });
  };
  vi.stubGlobal('indexedDB', {
    databases: async () => [...disk.databases.keys()].map((name) => ({ name })),
    deleteDatabase: (name: string) => void disk.databases.delete(name),
    open(name: string) {
      const known = disk.databases.get(name);
      const stores = known ?? new Map<string, Map<string, unknown>>();
      disk.databases.set(name, stores);
      const result = {
        createObjectStore: (area: string) => stores.set(area, new Map()),
        transaction: transaction(stores),
        close: () => (disk.open -= 1),
      };
      const opening = { result, error: null, onupgradeneeded: () => {}, onsuccess: () => {}, onerror: () => {} };
      later(() => {
        if (name === disk.damaged) return opening.onerror();
        disk.open += 1;
        if (!known) opening.onupgradeneeded();
        opening.onsuccess();
      });
      return opening;
    },
  });
  return disk;
}
