/**
 * A place for small JSON values under names: all that the functions remember between calls. Names are parts joined by
 * '/', none of them empty. No operation compares before it writes: code that uses a store must allow for two writers.
 */
export type Store = {
  /**
   * Stores a value under a new name; false, and nothing changed, where the name is taken. Returns once it is durable.
   */
  create(key: string, value: unknown): Promise<boolean>;
  /** Returns the value under this name, or null. Rejects with `DamagedValue` where what is stored is no JSON. */
  read(key: string): Promise<unknown>;
  /** Stores a value whether or not the name is taken. Returns once it is durable. */
  write(key: string, value: unknown): Promise<void>;
  /** Gives what is stored under a name another name, JSON or not. A name that is not there is no error. */
  move(key: string, to: string): Promise<void>;
  /** Removes name and value; a name that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Returns all names that begin with `prefix`, sorted. Costs no more than the names: no value is read. */
  keys(prefix: string): Promise<string[]>;
  /** Removes what interrupted writes have left since before `time`; returns how many that were. */
  sweep(time: Date): Promise<number>;
};

/** What is stored under a name is not what it should be. Says which name, and nothing of what is there. */
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
