/** A limit on how long a client may work, and the `fetch` that the client must use. */
export type Deadline = {
  /** Does one piece of work. Rejects once it has taken as long as the deadline allows; then nothing more is sent. */
  within<T>(work: () => Promise<T>): Promise<T>;
  fetch: typeof globalThis.fetch;
};

/**
 * Returns a deadline of `time` (ms) for each piece of work. A client that repeats its requests continues after its work
 * was given up, and a late write would undo a later one: `fetch` then sends nothing more. It also refuses HTML pages:
 * the store has none, so a proxy has answered in its place, and a client would take its text for a stored value.
 */
export function deadline(time: number): Deadline {
  const abort = new AbortController();
  return {
    async within(work) {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        abort.abort();
        reject(new Error('The store did not answer in time.'));
      }, time);
      try {
        return await Promise.race([work(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    async fetch(input, init) {
      const response = await fetch(input, { ...init, signal: abort.signal });
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        response.body?.cancel().catch(() => {});
        throw new Error('A page has answered in place of the store.');
      }
      return response;
    },
  };
}
