/** How long (ms) a call may take from its start to the last byte of its answer, and how large (bytes) that may be. */
export type CallLimits = { time: number; size: number };

/** A body as text; null if it broke off, came too late or is too large. */
type BodyText = { text: string | null; isTooLarge?: true };

/** An answer and its body. */
export type TextAnswer = { response: Response } & BodyText;

/**
 * Fetches an address and reads the answer, within limits that cover head and body. Rejects if no head comes in time;
 * the rejection may quote the request and must not be printed.
 * A signal is not enough: the platform's runtime replaces `fetch` by one that creates its own Request, and once that is
 * garbage-collected, an abort no longer reaches the body (https://github.com/nodejs/undici/issues/4068). So a timer of
 * our own ends the reading.
 */
export async function fetchText(
  fetch: typeof globalThis.fetch,
  url: string,
  init: Omit<RequestInit, 'signal'>,
  { time, size }: CallLimits,
): Promise<TextAnswer> {
  const abort = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  // There may be no listener when it rejects.
  late.catch(() => {});
  const timer = setTimeout(() => reject(new Error('The time limit is over.')), time);
  try {
    const fetched = fetch(url, { ...init, signal: abort.signal });
    const response = await Promise.race([fetched, late]).catch((error: unknown) => {
      // A head that arrives later is ignored, and its body is cancelled.
      fetched.then(({ body }) => body?.cancel()).catch(() => {});
      throw error;
    });
    return { response, ...(await textOf(response, late, size)) };
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** Reads the body. If it fails, the rest is not read. */
async function textOf({ body }: Response, late: Promise<never>, size: number): Promise<BodyText> {
  if (!body) return { text: '' };
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return { text: text + decoder.decode() };
      bytes += value.byteLength;
      if (bytes > size) {
        reader.cancel().catch(() => {});
        return { text: null, isTooLarge: true };
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    reader.cancel().catch(() => {});
    return { text: null };
  }
}
