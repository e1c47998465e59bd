import { afterEach, describe, expect, test, vi } from 'vitest';
import { withLock } from '#browser/locks';
import { FakeLocks } from '#tests/fixtures/locks';

/** The browser's locks as one of its tabs sees them. */
function fakeLocks() {
  const locks = new FakeLocks(queueMicrotask);
  const tab = { isAlive: true };
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      locks.request(
        tab,
        name,
        (giveUp) => {
          signal.addEventListener('abort', giveUp);
          return () => signal.removeEventListener('abort', giveUp);
        },
        work,
      ),
  };
}

/** Work that says when it starts and ends when told to. */
function task(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    log.push(name);
    await ended;
  };
  return { work, end };
}

const never = () => false;

const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with the browser’s locks', () => vi.stubGlobal('navigator', { locks: fakeLocks() })],
  ['without', () => vi.stubGlobal('navigator', {})],
])('%s', (_what, arrange) => {
  test('work under one name goes one after the other, under another name beside it', async () => {
    arrange();
    const log: string[] = [];
    const [first, second, third, other] = ['first', 'second', 'third', 'other'].map((name) => task(log, name));
    const all = [first, second, third].map((each) => each && withLock('a', 60_000, never, each.work));
    all.push(other && withLock('b', 60_000, never, other.work));
    await settled();
    expect(log.sort()).toEqual(['first', 'other']);
    first?.end();
    await settled();
    expect(log).toContain('second');
    expect(log).not.toContain('third');
    for (const each of [second, third, other]) each?.end();
    await Promise.all(all);
    expect(log).toHaveLength(4);
  });

  test('a failure is the caller’s, and frees the name', async () => {
    arrange();
    let calls = 0;
    const failing = withLock('a', 60_000, never, async () => {
      calls += 1;
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    await withLock('a', 60_000, never, async () => void (calls += 1));
    expect(calls).toBe(2);
  });
});

test('a holder that is stuck is waited for no longer than the timeout', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const log: string[] = [];
  void withLock('a', 60_000, never, task(log, 'stuck').work);
  await withLock(
    'a',
    20,
    () => true,
    async () => void log.push('went on'),
  );
  expect(log).toEqual(['stuck', 'went on']);
});

test('a holder that is not stuck is waited for, however often the timeout passes', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const log: string[] = [];
  const holder = task(log, 'holder');
  void withLock('a', 60_000, never, holder.work);
  let timeouts = 0;
  const isStuck = () => {
    timeouts += 1;
    if (timeouts === 3) holder.end();
    return false;
  };
  await withLock('a', 5, isStuck, async () => void log.push(`after ${timeouts} timeouts`));
  expect(log).toEqual(['holder', 'after 3 timeouts']);
});

test('a timeout that the browser calls an abort is one', async () => {
  const aborted = new DOMException('The user aborted a request.', 'AbortError');
  const request = vi.fn((_name: string, _options: object, work: () => Promise<void>) => work());
  request.mockRejectedValueOnce(aborted).mockRejectedValueOnce(aborted);
  vi.stubGlobal('navigator', { locks: { request } });
  await withLock('a', 5, never, () => Promise.resolve());
  expect(request).toHaveBeenCalledTimes(3);
});

test('where the browser refuses its locks, the work is done without', async () => {
  const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const log: string[] = [];
  await withLock('a', 60_000, never, async () => void log.push('done'));
  expect(log).toEqual(['done']);
});
