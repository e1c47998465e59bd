import { isRecord } from '#domain/record';
import { readStored, removeStored, writeStored } from '#browser/storage';

/** Session storage of one tab under one key. A page's stores share it, and each writes its own part. */
export type Session = {
  read(part: string): unknown;
  /** Returns whether the tab stored it: if storage is full or blocked, it lasts as long as the page. */
  write(part: string, value: unknown): boolean;
  /** Returns whether the tab stored the last write. */
  isKept(): boolean;
  clear(): void;
};

/** Returns the session under a storage key. If storage is blocked, it lasts as long as the page. */
export function createSession(key: string): Session {
  let parts: Record<string, unknown> | null = null;
  let isKept = true;
  const load = () => {
    const stored = parts ?? readStored('session', key);
    return (parts = isRecord(stored) ? stored : {});
  };
  return {
    read: (part) => load()[part],
    write(part, value) {
      parts = { ...load(), [part]: value };
      return (isKept = writeStored('session', key, parts));
    },
    isKept: () => isKept,
    clear() {
      parts = {};
      removeStored('session', key);
    },
  };
}
