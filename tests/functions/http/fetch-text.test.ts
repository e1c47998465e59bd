import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchText } from '#netlify/http/fetch-text';

const limits = { time: 1_000, size: 8 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body of these pieces that ends, or goes on for ever without another; tells whether its reader has gone. */
function bodyOf(pieces: string[], ends: boolean) {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (ends) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
}

const call = (fetch: () => Promise<Response>) => fetchText(fetch, 'https://services.example', {}, limits);
const never = new Promise<never>(() => {});

describe('the time limit', () => {
  test('ends an answer whose body does not end', async () => {
    const { body, isCancelled } = bodyOf(['{"a"'], false);
    const answer = call(async () => new Response(body, { status: 201 }));
    await vi.advanceTimersByTimeAsync(999);
    expect(isCancelled()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const ended = await Promise.race([answer, Promise.resolve('still reading')]);
    expect(ended).toMatchObject({ text: null });
    expect(isCancelled()).toBe(true);
  });

  test('ends a call that has no answer', async () => {
    const outcome = call(() => never).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.race([outcome, Promise.resolve('still waiting')])).toContain('time limit');
  });

  test('leaves no timer behind', async () => {
    expect(await call(async () => new Response('ok'))).toMatchObject({ text: 'ok' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the size limit', () => {
  test.each([
    ['of exactly that', ['1234', '5678'], '12345678'],
    ['beyond it', ['1234', '5678', '9'], null],
    ['of few characters and many bytes', ['ééééé'], null],
  ])('a body %s', async (_name, pieces, expected) => {
    const { body, isCancelled } = bodyOf(pieces, expected !== null);
    expect((await call(async () => new Response(body))).text).toBe(expected);
    expect(isCancelled()).toBe(expected === null);
  });
});

test('a body that breaks off is no text', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('reset')) });
  expect((await call(async () => new Response(body))).text).toBeNull();
});
