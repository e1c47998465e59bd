/**
 * A store of small JSON values under names: everything that the functions remember between calls. Names are non-empty
 * parts joined by '/'. No operation compares before it writes: code that uses a store must allow for two writers.
 */
export type Store = {
  /** Stores a value under a new name; false, with nothing changed, if the name is taken. Returns once it is durable. */
  create(key: string, value: unknown): Promise<boolean>;
  /** Returns the value under this name, or null. Rejects with `DamagedValue` if the stored text is not JSON. */
  read(key: string): Promise<unknown>;
  /** Stores a value whether or not the name is taken. Returns once it is durable. */
  write(key: string, value: unknown): Promise<void>;
  /** Renames a stored value, JSON or not. A missing name is not an error. */
  move(key: string, to: string): Promise<void>;
  /** Removes name and value; a missing name is not an error. */
  remove(key: string): Promise<void>;
  /** Returns all names that begin with `prefix`, sorted. Reads no values. */
  keys(prefix: string): Promise<string[]>;
  /** Removes what interrupted writes have left since before `time`; returns their number. */
  sweep(time: Date): Promise<number>;
};

/** A stored value is not what it should be. The message contains its name, and nothing of the value. */
export class DamagedValue extends Error {
  constructor(key: string, expected = 'JSON') {
    super(`What is stored as ${key} is no ${expected}.`);
  }
}

/** Returns the value of a JSON text that is stored under a name. Throws `DamagedValue`. */
export function parsedValue(key: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The cause quotes the text.
    throw new DamagedValue(key);
  }
}
