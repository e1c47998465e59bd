/**
 * A place for small JSON values under names: all that the functions remember between calls. Names are parts joined by
 * '/', none of them empty. No operation compares before it writes: code that uses a store must allow for two writers.
 */
export type Store = {
  /**
   * Stores a value under a new name; false, and nothing changed, where the name is taken. Returns once it is durable.
   */
  create(key: string, value: unknown): Promise<boolean>;
  /** Returns the value under this name, or null. Rejects where what is stored is no JSON. */
  read(key: string): Promise<unknown>;
  /** Stores a value whether or not the name is taken. Returns once it is durable. */
  write(key: string, value: unknown): Promise<void>;
  /** Removes name and value; a name that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Returns all names that begin with `prefix`, sorted. Costs no more than the names: no value is read. */
  keys(prefix: string): Promise<string[]>;
};
