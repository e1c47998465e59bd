/** The browser's two storages: one tab's session, or this browser until cleared. */
export type StorageArea = 'session' | 'local';

/** Returns the parsed value under a key; undefined if there is none, it is damaged, or storage is blocked. */
export function readStored(area: StorageArea, key: string): unknown {
  try {
    const text = storage(area).getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. Returns false if storage is full or blocked: nothing was written. */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    storage(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns every key with this prefix, in no particular order; none if storage is blocked. */
export function storedKeys(area: StorageArea, beginning: string): string[] {
  try {
    return Object.keys(storage(area)).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Removes a key, if it exists and storage is not blocked. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    storage(area).removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}

function storage(area: StorageArea): Storage {
  return window[`${area}Storage`];
}
