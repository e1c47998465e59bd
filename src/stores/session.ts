import { isRecord } from '#domain/record';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** One tab's memory under one key, shared by the stores of a page: each writes a part of its own. */
export type Session = {
  read(part: string): unknown;
  write(part: string, value: unknown): void;
  clear(): void;
};

/** The memory under a session-storage key. Where storage is blocked it still lasts as long as the page. */
export function createSession(key: string): Session {
  let parts: Record<string, unknown> | null = null;
  const load = () => {
    const stored = parts ?? readStored('session', key);
    return (parts = isRecord(stored) ? stored : {});
  };
  return {
    read: (part) => load()[part],
    write(part, value) {
      parts = { ...load(), [part]: value };
      writeStored('session', key, parts);
    },
    clear() {
      parts = {};
      removeStored('session', key);
    },
  };
}
