import { parsedValue, type Store } from '#netlify/storage/store';

/** Returns a store in this process's memory. Like a persistent one, it stores and returns copies. */
export function memoryStore(values = new Map<string, string>()): Store {
  return {
    async create(key, value) {
      if (values.has(key)) return false;
      values.set(key, JSON.stringify(value));
      return true;
    },
    async read(key) {
      const text = values.get(key);
      return text === undefined ? null : parsedValue(key, text);
    },
    async write(key, value) {
      values.set(key, JSON.stringify(value));
    },
    async move(key, to) {
      const text = values.get(key);
      if (text === undefined) return;
      values.set(to, text);
      values.delete(key);
    },
    async remove(key) {
      values.delete(key);
    },
    async keys(prefix) {
      return [...values.keys()].filter((key) => key.startsWith(prefix)).sort();
    },
    sweep: async () => 0,
  };
}
