// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#domain/lead/outbox';
import { delivered, fakeNetwork, leaveInOutbox, newTab, outboxEntries, stored } from '#tests/stores/browser';

const body = { firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' };
const now = new Date('2026-11-20T12:00:00.000Z');
const day = 24 * 3600 * 1000;
const waiting = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  body,
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});
const keysLeft = () => [...outboxEntries().keys()];
const entry = (key: string) => outboxEntries().get(key);
const refusal = () => ({ status: 422, body: { success: false, fields: { company: 'is required' } } });

/** The outbox of a page just loaded: its module starts once a page. */
async function loadOutbox() {
  stop();
  vi.resetModules();
  return import('#stores/outbox');
}

/** A page just loaded that looks after its leads, after everything that follows at once. */
async function loadPage() {
  const outbox = await loadOutbox();
  stop = outbox.resendWaitingLeads();
  await settled();
  return outbox;
}

/** Lets everything happen that needs no time. */
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
    const { $sent } = await loadPage();
    expect(network.sent.map(({ key }) => key)).toEqual(['first-key', 'second-key']);
    expect(keysLeft()).toEqual([]);
    expect($sent.get()).toMatchObject({ 'first-key': { outcome: 'delivered' }, 'second-key': { outcome: 'stored' } });
  });

  test('takes over the list of an earlier version', async () => {
    localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key'), waiting('second-key')]));
    fakeNetwork(({ key }) => (key === 'first-key' ? delivered({ key, body }) : 'unreachable'));
    await loadPage();
    expect(localStorage.getItem('smartstack.outbox')).toBeNull();
    expect(keysLeft()).toEqual(['second-key']);
  });

  test('loses nothing of an earlier list that storage has no room to move', async () => {
    localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key'), waiting('second-key')]));
    fakeNetwork(() => 'unreachable');
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.includes('second-key')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await loadPage();
    expect(keysLeft()).toEqual(['first-key']);
    expect(localStorage.getItem('smartstack.outbox')).toContain('second-key');
  });

  test('sends a lead once, however often the page asks for it', async () => {
    leaveInOutbox(waiting('first-key'));
    const network = fakeNetwork(() => 'unreachable');
    const { resendWaitingLeads } = await loadPage();
    resendWaitingLeads();
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
    const { $parked } = await loadPage();
    const network = fakeNetwork(delivered);
    leaveInOutbox(waiting('other-key', { tried: { at: now.toISOString(), number: 1, wait: 5_000 } }));
    leaveInOutbox(waiting('refused-key', { refused: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'smartstack.outbox.other-key' }));
    expect($parked.get().map(({ key }) => key)).toEqual(['refused-key']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(network.sent.map(({ key }) => key)).toEqual(['other-key']);
  });

  test('does not hammer where storage is too full to note the attempt', async () => {
    leaveInOutbox(waiting('first-key'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
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
    const { $sent } = await loadPage();
    expect($sent.get()['first-key']?.outcome).toBe('lost');
    expect(keysLeft()).toEqual([]);
  });
});

describe('a lead that is not sent any more', () => {
  test('was refused: it stays for the visitor', async () => {
    leaveInOutbox(waiting('first-key'), waiting('second-key'));
    const network = fakeNetwork((lead) => (lead.key === 'first-key' ? refusal() : delivered(lead)));
    const { $parked, $sent } = await loadPage();
    expect($sent.get()['first-key']).toEqual({ outcome: 'refused', fields: { company: 'is required' } });
    expect($parked.get()).toMatchObject([{ key: 'first-key', refused: true }]);
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

  test('has failed for seven days: it is shown, and goes out when the visitor says so', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - 7 * day).toISOString() }));
    const network = fakeNetwork(() => 'unreachable');
    const { $parked, sendAgain } = await loadPage();
    expect($parked.get().map(({ key }) => key)).toEqual(['first-key']);
    await vi.advanceTimersByTimeAsync(day);
    expect(network.sent).toHaveLength(1);
    network.answer = delivered;
    sendAgain('first-key');
    await settled();
    expect(network.sent).toHaveLength(2);
    expect([keysLeft(), $parked.get()]).toEqual([[], []]);
  });

  test('that fails once more has another seven days', async () => {
    leaveInOutbox(waiting('first-key', { at: new Date(now.getTime() - 8 * day).toISOString() }));
    const network = fakeNetwork(() => 'unreachable');
    const { $parked, sendAgain } = await loadPage();
    sendAgain('first-key');
    await settled();
    expect($parked.get()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.sent.length).toBeGreaterThan(2);
  });

  test('goes away when the visitor says so', async () => {
    leaveInOutbox(waiting('first-key', { refused: true }), waiting('second-key', { refused: true }));
    const { $parked, deleteLead } = await loadPage();
    deleteLead('first-key');
    expect([keysLeft(), $parked.get().map(({ key }) => key)]).toEqual([['second-key'], ['second-key']]);
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
    const { $sent } = await loadPage();
    expect($sent.get()['first-key']?.outcome).toBe(outcome);
    expect(keysLeft()).toEqual(outcome === 'kept' || outcome === 'refused' ? ['first-key'] : []);
  });
});

describe('several at once', () => {
  test('a lead pressed twice is sent once when the first answer is a receipt', async () => {
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
  });
});
