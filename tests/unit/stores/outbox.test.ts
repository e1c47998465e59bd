// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxDays, type OutboxEntry } from '#domain/lead/outbox';
import { putInOutbox } from '#browser/outbox';
import {
  delivered,
  fakeDisk,
  fakeNetwork,
  fullStorage,
  leaveInOutbox,
  newTab,
  outboxEntries,
  stored,
} from '#tests/fixtures/browser';

const body = { firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' };
const now = new Date('2026-11-20T12:00:00.000Z');
const day = 24 * 3600 * 1000;
const maxAge = maxDays.number * day;
const waiting = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  body,
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});
const keysLeft = () => [...outboxEntries().keys()];
const entry = (key: string) => outboxEntries().get(key);
const refusal = () => ({ status: 422, body: { success: false, fields: { company: 'is required' } } });

/**
 * Lets another tab hold every lead's lock, until the returned function is called or no request waits for it any more.
 */
function otherTab(): () => void {
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const request = async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    await Promise.race([free, new Promise((_, reject) => signal.addEventListener('abort', reject))]);
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return resolve;
}

/** The outbox of a page just loaded: its module starts once a page. */
async function loadOutbox() {
  stop();
  vi.resetModules();
  return import('#stores/outbox');
}

/** A page just loaded that looks after its leads, after all immediate work. */
async function loadPage() {
  const outbox = await loadOutbox();
  stop = outbox.resendUnsentLeads();
  await settled();
  return outbox;
}

/** Completes all work that takes no time. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let stop = () => {};

beforeEach(() => {
  newTab();
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page load', () => {
  test('sends every waiting lead, the oldest first, and each leaves on its receipt', async () => {
    leaveInOutbox(waiting('second-key', { at: '2026-11-20T11:00:00.000Z' }), waiting('first-key'));
    const network = fakeNetwork((lead) => (lead.key === 'first-key' ? delivered(lead) : stored(lead)));
    const { $outcomes } = await loadPage();
    expect(network.sent.map(({ key }) => key)).toEqual(['first-key', 'second-key']);
    expect(keysLeft()).toEqual([]);
    expect($outcomes.get()).toEqual({
      'first-key': { outcome: 'delivered', fields: {} },
      'second-key': { outcome: 'stored', fields: {} },
    });
  });

  test('shows no lead before it has looked', async () => {
    leaveInOutbox(waiting('first-key', { refused: true }));
    expect((await loadOutbox()).$failed.get()).toEqual([]);
  });

  test('soon after an attempt waits for a gap, not for the back-off', async () => {
    leaveInOutbox(waiting('first-key', { tried: { at: now.toISOString(), number: 3, wait: 1_000_000 } }));
    const network = fakeNetwork(delivered);
    await loadPage();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(network.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.sent).toHaveLength(1);
  });

  test('sends without waiting for a disk that is stuck', async () => {
    fakeDisk().stuck = true;
    vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}));
    leaveInOutbox(waiting('first-key', { tried: { at: '2026-11-20T11:59:00.000Z', number: 9, wait: 1_000_000 } }));
    const network = fakeNetwork(delivered);
    await loadPage();
    expect(network.sent).toHaveLength(1);
  });

  test('sends a lead once, however often the page asks for it', async () => {
    leaveInOutbox(waiting('first-key'));
    const network = fakeNetwork(() => 'unreachable');
    const { resendUnsentLeads } = await loadPage();
    resendUnsentLeads();
    window.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(network.sent).toHaveLength(1);
  });

  test.each(['{', '7', '[{"key":1}]', '[null]'])('is not stopped by damage (%s)', async (damage) => {
    localStorage.setItem('smartstack.outbox', damage);
    localStorage.setItem('smartstack.outbox.some-key', damage);
    const network = fakeNetwork(delivered);
    const { sendLead } = await loadPage();
    leaveInOutbox(waiting('new-key'));
    await sendLead(waiting('new-key'), true);
    expect(network.sent.map(({ key }) => key)).toEqual(['new-key']);
    expect(localStorage.getItem('smartstack.outbox.new-key')).toBeNull();
  });
});

test('a lead outlives the page that sends it: the browser is asked to bring it to its end', async () => {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init);
    return Response.json({ success: true, id: 'first' });
  });
  leaveInOutbox(waiting('first'));
  await loadPage();
  expect(requests).toMatchObject([{ method: 'POST', keepalive: true }]);
});

describe('a lead that did not get through', () => {
  test('goes out again by and by, each time later, and no oftener for being reloaded', async () => {
    leaveInOutbox(waiting('first-key'));
    const network = fakeNetwork(() => 'unreachable');
    vi.spyOn(Math, 'random').mockReturnValue(1);
    await loadPage();
    const counts: number[] = [];
    for (const seconds of [4.9, 0.1, 9.9, 0.1, 19.9, 0.1]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      counts.push(network.sent.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
    for (let reloads = 0; reloads < 20; reloads += 1) await loadPage();
    expect(network.sent).toHaveLength(4);
    expect(entry('first-key')?.tried).toMatchObject({ number: 4, failed: true });
  });

  test.each([
    ['the browser is back online', () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page comes back from the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
  ])('goes out when %s, without waiting for the back-off', async (_what, happen) => {
    leaveInOutbox(waiting('first-key', { tried: { at: now.toISOString(), number: 3, wait: 1_000_000 } }));
    const network = fakeNetwork(delivered);
    await loadPage();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(network.sent).toHaveLength(0);
    vi.setSystemTime(now.getTime() + 10_000);
    happen();
    await settled();
    expect(network.sent).toHaveLength(1);
    expect(keysLeft()).toEqual([]);
  });

  test('waits as long as the site asks, also after a reload', async () => {
    leaveInOutbox(waiting('first-key'));
    const network = fakeNetwork(() => ({ status: 429, body: null, headers: { 'retry-after': '600' } }));
    await loadPage();
    await vi.advanceTimersByTimeAsync(300_000);
    await loadPage();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(299_000);
    expect(network.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(network.sent).toHaveLength(2);
  });

  test('is not forgotten by a page that another tab’s lead wakes', async () => {
    fakeNetwork(() => 'unreachable');
    const { $failed } = await loadPage();
    const network = fakeNetwork(delivered);
    leaveInOutbox(waiting('other-key', { tried: { at: now.toISOString(), number: 1, wait: 5_000 } }));
    leaveInOutbox(waiting('refused-key', { refused: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'smartstack.outbox.other-key' }));
    expect($failed.get().map(({ key }) => key)).toEqual(['refused-key']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(network.sent.map(({ key }) => key)).toEqual(['other-key']);
  });

  test('is left to the tab that took it in for a second', async () => {
    const network = fakeNetwork(delivered);
    await loadPage();
    leaveInOutbox(waiting('other-key'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'smartstack.outbox.other-key' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(network.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(network.sent).toHaveLength(1);
  });

  test('does not wait for one that has to wait longer', async () => {
    const tried = { at: now.toISOString(), number: 90, wait: 3_000_000, asked: 3_000_000 };
    leaveInOutbox(waiting('patient-key', { tried }), waiting('first-key', { tried: { ...tried, asked: 5_000 } }));
    const network = fakeNetwork(delivered);
    await loadPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.sent.map(({ key }) => key)).toEqual(['first-key']);
  });

  test('is noted as tried before the answer, so that a reload does not send it again at once', async () => {
    leaveInOutbox(waiting('first-key'));
    const network = fakeNetwork(() => new Promise(() => {}));
    await loadPage();
    await loadPage();
    expect(network.sent).toHaveLength(1);
    expect(entry('first-key')?.tried).toMatchObject({ number: 1 });
  });

  test.each(['says so', 'swallows it'] as const)('does not hammer where storage is full and %s', async (how) => {
    leaveInOutbox(waiting('first-key'));
    fullStorage(undefined, how);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const network = fakeNetwork(() => 'unreachable');
    await loadPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.sent).toHaveLength(4);
  });

  test('is not called kept when storage was cleared meanwhile, nor does it come back', async () => {
    leaveInOutbox(waiting('first-key'));
    fakeNetwork(() => {
      localStorage.clear();
      return 'unreachable' as const;
    });
    const { $outcomes } = await loadPage();
    expect($outcomes.get()['first-key']?.outcome).toBe('lost');
    expect(keysLeft()).toEqual([]);
  });
});

describe('a lead that is not sent any more', () => {
  test('was refused: it stays for the visitor', async () => {
    leaveInOutbox(waiting('first-key'), waiting('second-key'));
    const network = fakeNetwork((lead) => (lead.key === 'first-key' ? refusal() : delivered(lead)));
    const { $failed, $outcomes } = await loadPage();
    expect($outcomes.get()['first-key']).toEqual({ outcome: 'refused', fields: { company: 'is required' } });
    expect($failed.get()).toMatchObject([{ key: 'first-key', refused: true }]);
    await loadPage();
    await vi.advanceTimersByTimeAsync(day);
    expect(network.sent).toHaveLength(2);
    expect(keysLeft()).toEqual(['first-key']);
  });

  test('was replaced while it was refused: it does not come back', async () => {
    leaveInOutbox(waiting('first-key'));
    fakeNetwork(() => {
      localStorage.removeItem('smartstack.outbox.first-key');
      return refusal();
    });
    await loadPage();
    expect(keysLeft()).toEqual([]);
  });

  test('has failed to the end: it is shown, and goes out when the visitor says so', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - maxAge).toISOString() }));
    const network = fakeNetwork(() => 'unreachable');
    const { $failed, sendAgain } = await loadPage();
    expect($failed.get().map(({ key }) => key)).toEqual(['first-key']);
    await vi.advanceTimersByTimeAsync(day);
    expect(network.sent).toHaveLength(1);
    network.answer = delivered;
    sendAgain('first-key');
    await settled();
    expect(network.sent).toHaveLength(2);
    expect([keysLeft(), $failed.get()]).toEqual([[], []]);
  });

  test('waits from the click on, while the answer is on its way', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - 2 * maxAge).toISOString() }));
    const answered = Promise.withResolvers<void>();
    fakeNetwork(async (lead) => {
      await answered.promise;
      return delivered(lead);
    });
    const { $failed, $waiting, sendAgain } = await loadPage();
    sendAgain('first-key');
    expect([$failed.get(), $waiting.get().map(({ key }) => key)]).toEqual([[], ['first-key']]);
    await settled();
    expect([$failed.get(), $waiting.get().map(({ key }) => key)]).toEqual([[], ['first-key']]);
    answered.resolve();
    await settled();
    expect([$failed.get(), $waiting.get(), keysLeft()]).toEqual([[], [], []]);
  });

  test('that fails once more is tried as long again', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - 2 * maxAge).toISOString() }));
    const network = fakeNetwork(() => 'unreachable');
    const { $failed, $outcomes, sendAgain } = await loadPage();
    sendAgain('first-key');
    await settled();
    expect($failed.get()).toEqual([]);
    expect($outcomes.get()['first-key']?.outcome).toBe('kept');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.sent.length).toBeGreaterThan(2);
  });

  test('is sent until it arrives, also from a page that did not look after leads before', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - 2 * maxAge).toISOString() }));
    const network = fakeNetwork(() => 'unreachable');
    const { resendUnsentLeads, sendAgain } = await loadOutbox();
    sendAgain('first-key');
    await settled();
    network.answer = delivered;
    await vi.advanceTimersByTimeAsync(10_000);
    const left = keysLeft();
    stop = resendUnsentLeads();
    expect(left).toEqual([]);
  });

  test('waits again once the visitor says so, even where the page is left before its turn', async () => {
    leaveInOutbox(waiting('first-key', { refused: true, at: new Date(now.getTime() - 2 * maxAge).toISOString() }));
    fakeNetwork(delivered);
    const { sendAgain } = await loadPage();
    otherTab();
    sendAgain('first-key');
    await settled();
    expect(entry('first-key')).toEqual(waiting('first-key', { at: now.toISOString() }));
  });

  test('goes away when the visitor says so', async () => {
    leaveInOutbox(waiting('first-key', { refused: true }), waiting('second-key', { refused: true }));
    const { $failed, deleteLead } = await loadPage();
    deleteLead('first-key');
    expect([keysLeft(), $failed.get().map(({ key }) => key)]).toEqual([['second-key'], ['second-key']]);
  });
});

describe('a lead that waits', () => {
  const inVain = { at: now.toISOString(), number: 1, wait: 60_000, failed: true as const };

  test('is shown once an attempt was in vain, and while it is tried again, until its receipt', async () => {
    leaveInOutbox(waiting('first-key'));
    fakeNetwork(() => 'unreachable');
    const { $failed, $waiting } = await loadPage();
    expect([$failed.get(), $waiting.get().map(({ key }) => key)]).toEqual([[], ['first-key']]);
    const seen: number[] = [];
    const end = $waiting.listen((leads) => seen.push(leads.length));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(entry('first-key')?.tried?.number).toBeGreaterThan(1);
    expect(seen.filter((count) => count !== 1)).toEqual([]);
    fakeNetwork(delivered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([keysLeft(), $waiting.get()]).toEqual([[], []]);
    end();
  });

  test('is not shown during the attempt of the page load', async () => {
    leaveInOutbox(waiting('first-key', { tried: { ...inVain, at: '2026-11-20T00:00:00.000Z' } }));
    fakeNetwork(() => new Promise(() => {}));
    expect((await loadPage()).$waiting.get()).toEqual([]);
  });

  test('is shown at once where it is not its turn, and goes away when the visitor says so', async () => {
    leaveInOutbox(waiting('first-key', { tried: { ...inVain, asked: 60_000 } }));
    const network = fakeNetwork(delivered);
    const { $waiting, deleteLead } = await loadPage();
    expect($waiting.get().map(({ key }) => key)).toEqual(['first-key']);
    deleteLead('first-key');
    expect([keysLeft(), $waiting.get(), network.sent]).toEqual([[], [], []]);
    // No page takes a deleted lead for a received one.
    const { removalReason } = await import('#browser/outbox');
    expect([removalReason('first-key'), removalReason('other-key')]).toEqual(['deleted', null]);
  });
});

describe('what counts as an answer', () => {
  const html = '<h1>Sign in</h1>';
  const rows: [string, Parameters<typeof fakeNetwork>[0], 'delivered' | 'stored' | 'refused' | 'kept'][] = [
    ['200 with the receipt', delivered, 'delivered'],
    ['202 with the receipt', stored, 'stored'],
    ['200 for another lead', () => ({ status: 200, body: { success: true, id: 'other-key' } }), 'kept'],
    ['202 for another lead', () => ({ status: 202, body: { success: false, id: 'other-key' } }), 'kept'],
    ['200 without success', ({ key }) => ({ status: 200, body: { success: false, id: key } }), 'kept'],
    ['201', ({ key }) => ({ status: 201, body: { success: true, id: key } }), 'kept'],
    ['a login page', () => ({ status: 200, body: html }), 'kept'],
    ['nothing', () => ({ status: 200, body: null }), 'kept'],
    ['no connection', () => 'unreachable', 'kept'],
    ...[400, 409, 413, 415, 422].flatMap((status): typeof rows => [
      [`${status} from the function`, () => ({ status, body: { success: false } }), 'refused'],
      [`${status} from something else`, () => ({ status, body: html }), 'kept'],
    ]),
    ...[401, 403, 404, 405, 408, 410, 425, 429, 500, 502, 503, 504].map((status): (typeof rows)[number] => [
      `${status}, whoever says so`,
      () => ({ status, body: { success: false } }),
      'kept',
    ]),
  ];
  test.each(rows)('%s', async (_what, answer, outcome) => {
    leaveInOutbox(waiting('first-key'));
    fakeNetwork(answer);
    const { $outcomes } = await loadPage();
    expect($outcomes.get()['first-key']?.outcome).toBe(outcome);
    expect(keysLeft()).toEqual(outcome === 'kept' || outcome === 'refused' ? ['first-key'] : []);
  });
});

describe('several at once', () => {
  test('a lead submitted twice is sent once when the first answer is a receipt', async () => {
    leaveInOutbox(waiting('same-key'));
    const network = fakeNetwork(delivered);
    const { sendLead } = await loadOutbox();
    await Promise.all([sendLead(waiting('same-key'), true), sendLead(waiting('same-key'), true)]);
    expect(network.sent).toHaveLength(1);
  });

  test('a lead that is on its way is not sent by an event either', async () => {
    leaveInOutbox(waiting('same-key'));
    const network = fakeNetwork(() => new Promise(() => {}));
    await loadPage();
    await vi.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(network.sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<[string, () => void]>([
    ['delivers', () => localStorage.clear()],
    ['hears refused', () => leaveInOutbox(waiting('same-key', { refused: true }))],
    [
      'tries in vain',
      () => leaveInOutbox(waiting('same-key', { tried: { at: now.toISOString(), number: 1, wait: 5_000 } })),
    ],
  ])('a lead that another tab %s meanwhile is left alone', async (_what, happen) => {
    leaveInOutbox(waiting('same-key'));
    const network = fakeNetwork(delivered);
    const letGo = otherTab();
    await loadPage();
    happen();
    letGo();
    await settled();
    expect(network.sent).toEqual([]);
  });

  test('a tab that has a lead for longer than an attempt can take is waited for no more', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
    leaveInOutbox(waiting('same-key'));
    const network = fakeNetwork(delivered);
    otherTab();
    await loadPage();
    await vi.advanceTimersByTimeAsync(65_000);
    expect(network.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.sent).toHaveLength(1);
  });
});

describe('the outbox', () => {
  const correction = waiting('new-key', { body: { ...body, replaces: 'old-key' } });

  test.each(['says so', 'swallows it'] as const)('takes no lead where storage is full and %s', (how) => {
    leaveInOutbox(waiting('old-key'));
    fullStorage(undefined, how);
    expect(putInOutbox(correction)).toBe(false);
    expect(keysLeft()).toEqual(['old-key']);
  });

  test('takes a lead in place of the one that it corrects', () => {
    leaveInOutbox(waiting('old-key'), waiting('other-key'));
    expect(putInOutbox(correction)).toBe(true);
    expect(keysLeft().sort()).toEqual(['new-key', 'other-key']);
  });

  test.each([5, {}, null, 'older-key'])('takes one that is damaged and names %j', (replacesAlso) => {
    leaveInOutbox(waiting('old-key'));
    const damaged = { ...body, replaces: 'old-key', replacesAlso: replacesAlso as never };
    expect(putInOutbox(waiting('new-key', { body: damaged }))).toBe(true);
    expect(keysLeft()).toEqual(['new-key']);
  });

  test('keeps a lead that claims to correct itself', () => {
    expect(putInOutbox({ ...correction, key: 'old-key' })).toBe(true);
    expect(keysLeft()).toEqual(['old-key']);
  });
});

describe('a page', () => {
  const nearly = { at: now.toISOString(), number: 1, wait: 5_000, failed: true as const };

  test.each([
    ['has sent a lead', 'smartstack.outbox.refused-key', []],
    ['has cleared all storage', null, []],
    ['has changed something else', 'smartstack.navigator', ['refused-key']],
  ])('looks at its leads when another tab %s', async (_what, key, shown) => {
    leaveInOutbox(waiting('refused-key', { refused: true }));
    fakeNetwork(delivered);
    const { $failed } = await loadPage();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect($failed.get().map(({ key }) => key)).toEqual(shown);
  });

  test('that is hidden does not send', async () => {
    leaveInOutbox(waiting('first-key', { tried: nearly }));
    const network = fakeNetwork(delivered);
    await loadPage();
    vi.setSystemTime(now.getTime() + 4_000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(network.sent).toHaveLength(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(network.sent).toHaveLength(1);
  });

  test('has one timer, however often it looks, and none when nothing waits', async () => {
    leaveInOutbox(waiting('first-key', { tried: nearly }), waiting('refused-key', { refused: true }));
    fakeNetwork(delivered);
    const { deleteLead } = await loadPage();
    for (let looks = 0; looks < 5; looks += 1) window.dispatchEvent(new Event('pageshow'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(vi.getTimerCount()).toBe(1);
    deleteLead('first-key');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that is left does and shows nothing more, until it is back', async () => {
    leaveInOutbox(waiting('first-key', { tried: nearly }));
    const network = fakeNetwork(delivered);
    const { $failed, resendUnsentLeads } = await loadPage();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    leaveInOutbox(waiting('second-key'), waiting('refused-key', { refused: true }));
    for (const name of ['online', 'pageshow']) window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await vi.advanceTimersByTimeAsync(day);
    expect([network.sent, $failed.get()]).toEqual([[], []]);
    stop = resendUnsentLeads();
    await settled();
    expect(network.sent.map(({ key }) => key)).toEqual(['first-key', 'second-key']);
  });

  test('that is left while a lead is on its way sets no timer for it', async () => {
    leaveInOutbox(waiting('first-key'));
    let answer: (how: 'unreachable') => void = () => {};
    fakeNetwork(() => new Promise((resolve) => (answer = resolve)));
    await loadPage();
    stop();
    answer('unreachable');
    await settled();
    expect(entry('first-key')?.tried).toMatchObject({ failed: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asked to send a lead again that has left does nothing', async () => {
    const network = fakeNetwork(delivered);
    const { sendAgain } = await loadPage();
    sendAgain('some-key');
    await settled();
    expect(network.sent).toEqual([]);
    expect(keysLeft()).toEqual([]);
  });
});

describe('the copy on the disk', () => {
  const copies = (disk: ReturnType<typeof fakeDisk>) => [...disk.databases.keys()];
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  /** A lead that a page failed to send before the browser was killed and lost it. */
  async function forgotten(disk: ReturnType<typeof fakeDisk>, at = now) {
    const lead = waiting('first-key', { at: at.toISOString() });
    fakeNetwork(() => 'unreachable');
    const { sendLead } = await loadOutbox();
    putInOutbox(lead);
    await sendLead(lead, true);
    expect(copies(disk)).toEqual(['smartstack.outbox.first-key']);
    localStorage.clear();
  }

  test('of a lead that a killed browser forgot brings it back, and it is sent', async () => {
    const disk = fakeDisk();
    await forgotten(disk);
    const network = fakeNetwork(delivered);
    await loadPage();
    expect(network.sent).toEqual([{ key: 'first-key', body }]);
    expect([keysLeft(), copies(disk), disk.open]).toEqual([[], [], 0]);
  });

  test('of a lead that the outbox still has changes nothing', async () => {
    const disk = fakeDisk();
    await forgotten(disk);
    leaveInOutbox(waiting('first-key', { refused: true }));
    const network = fakeNetwork(delivered);
    const { $failed } = await loadPage();
    expect(network.sent).toEqual([]);
    expect($failed.get()).toMatchObject([{ key: 'first-key', refused: true }]);
    expect(copies(disk)).toEqual(['smartstack.outbox.first-key']);
  });

  test('of a lead of last week is dropped: by now the outbox itself would have been written', async () => {
    const disk = fakeDisk();
    await forgotten(disk, new Date(now.getTime() - maxAge));
    const network = fakeNetwork(delivered);
    await loadPage();
    expect(network.sent).toEqual([]);
    expect([keysLeft(), copies(disk)]).toEqual([[], []]);
  });

  test('brings a lead back for the next page where this one is left meanwhile', async () => {
    const disk = fakeDisk();
    await forgotten(disk);
    const network = fakeNetwork(delivered);
    const { resendUnsentLeads } = await loadOutbox();
    resendUnsentLeads()();
    await settled();
    expect(network.sent).toEqual([]);
    expect(keysLeft()).toEqual(['first-key']);
  });

  test('that holds no lead is dropped; what is not the outbox’s is left alone', async () => {
    const disk = fakeDisk();
    disk.databases.set('smartstack.outbox.some-key', new Map([['lead', new Map([['lead', { key: 1 }]])]]));
    disk.databases.set('smartstack.outbox.empty-key', new Map([['lead', new Map()]]));
    disk.databases.set('something-else', new Map([['lead', new Map([['lead', waiting('other-key')]])]]));
    const network = fakeNetwork(delivered);
    await loadPage();
    expect(network.sent).toEqual([]);
    expect(copies(disk)).toEqual(['something-else']);
  });

  test('is on the disk before the lead is called kept; a disk that is stuck is waited for two seconds', async () => {
    const disk = fakeDisk();
    fakeNetwork(() => 'unreachable');
    const { $outcomes, sendLead } = await loadOutbox();
    disk.stuck = true;
    putInOutbox(waiting('first-key'));
    void sendLead(waiting('first-key'), true);
    await vi.advanceTimersByTimeAsync(1_999);
    expect($outcomes.get()).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect($outcomes.get()['first-key']?.outcome).toBe('kept');
  });

  test('is not waited for once there is a receipt', async () => {
    const disk = fakeDisk();
    fakeNetwork(delivered);
    const { $outcomes, sendLead } = await loadOutbox();
    disk.stuck = true;
    putInOutbox(waiting('first-key'));
    void sendLead(waiting('first-key'), true);
    await settled();
    expect($outcomes.get()['first-key']?.outcome).toBe('delivered');
  });

  test('is not made of a lead that the outbox could not take', async () => {
    const disk = fakeDisk();
    fakeNetwork(() => 'unreachable');
    const { $outcomes, sendLead } = await loadOutbox();
    await sendLead(waiting('first-key'), false);
    expect($outcomes.get()['first-key']?.outcome).toBe('lost');
    expect(copies(disk)).toEqual([]);
  });

  test('that cannot be read keeps no other from coming back', async () => {
    const disk = fakeDisk();
    await forgotten(disk);
    disk.databases.set('smartstack.outbox.empty-key', new Map());
    disk.databases.set('smartstack.outbox.damaged-key', new Map());
    disk.damaged = 'smartstack.outbox.damaged-key';
    const network = fakeNetwork(delivered);
    await loadPage();
    expect(network.sent.map(({ key }) => key)).toEqual(['first-key']);
  });

  test.each([
    ['blocks it', { open: blocked, deleteDatabase: blocked, databases: blocked }],
    ['has no IndexedDB', undefined],
  ])('is missing where the browser %s: the lead is kept and sent all the same', async (_what, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const network = fakeNetwork(() => 'unreachable');
    const { $outcomes, sendLead } = await loadPage();
    putInOutbox(waiting('first-key'));
    void sendLead(waiting('first-key'), true);
    await settled();
    expect($outcomes.get()['first-key']?.outcome).toBe('kept');
    network.answer = delivered;
    await sendLead(waiting('first-key'), true);
    expect(keysLeft()).toEqual([]);
  });
});
