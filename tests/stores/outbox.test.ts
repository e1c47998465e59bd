// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '#api/outbox';
import { delivered, fakeNetwork, newTab } from '#tests/stores/browser';

const body = { firstName: 'Ada', lastName: 'Bell', email: 'ada@bank.example', company: 'North Bank' };
const waiting = (key: string): OutboxEntry => ({ key, body, at: '2026-11-20T10:00:00.000Z' });
const keysLeft = () =>
  (JSON.parse(localStorage.getItem('smartstack.outbox') ?? '[]') as OutboxEntry[]).map((e) => e.key);

/** The outbox of a page just loaded: its module starts once a page. */
async function loadOutbox() {
  vi.resetModules();
  return import('#stores/outbox');
}

let stop = () => {};

beforeEach(() => newTab());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('on load every waiting lead goes out, and leaves on its receipt', async () => {
  localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key'), waiting('second-key')]));
  const network = fakeNetwork(delivered);
  stop = (await loadOutbox()).resendWaitingLeads();
  await vi.waitFor(() => expect(localStorage.getItem('smartstack.outbox')).toBeNull());
  expect(network.sent.map(({ key }) => key)).toEqual(['first-key', 'second-key']);
});

test('back online it goes out again; starting twice sends once', async () => {
  localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key')]));
  const network = fakeNetwork(() => 'unreachable');
  const { resendWaitingLeads, $sent } = await loadOutbox();
  stop = resendWaitingLeads();
  resendWaitingLeads();
  await vi.waitFor(() => expect($sent.get()['first-key']?.outcome).toBe('kept'));
  expect(network.sent).toHaveLength(1);
  network.answer = delivered;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(keysLeft()).toEqual([]));
  expect(network.sent).toHaveLength(2);
});

test('a refused lead stays for the visitor and is not sent again', async () => {
  localStorage.setItem('smartstack.outbox', JSON.stringify([{ ...waiting('refused-key'), refused: true }]));
  const network = fakeNetwork(delivered);
  stop = (await loadOutbox()).resendWaitingLeads();
  expect(network.sent).toEqual([]);
  expect(keysLeft()).toEqual(['refused-key']);
});

test.each(['{', '7', '[{"key":1}]', '[null]'])('a damaged outbox (%s) stops nothing', async (stored) => {
  localStorage.setItem('smartstack.outbox', stored);
  const network = fakeNetwork(delivered);
  const { resendWaitingLeads, sendLead } = await loadOutbox();
  stop = resendWaitingLeads();
  await sendLead(waiting('new-key'), true);
  expect(network.sent.map(({ key }) => key)).toEqual(['new-key']);
  expect(keysLeft()).toEqual([]);
});

test('a lead already on its way is not sent a second time', async () => {
  const network = fakeNetwork(delivered);
  const { sendLead } = await loadOutbox();
  await Promise.all([sendLead(waiting('same-key'), true), sendLead(waiting('same-key'), true)]);
  expect(network.sent).toHaveLength(1);
});

test('a lead refused after its page was left is kept but not sent again; one replaced meanwhile does not come back', async () => {
  localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key'), waiting('second-key')]));
  const network = fakeNetwork(({ key }) => {
    if (key === 'second-key') localStorage.setItem('smartstack.outbox', JSON.stringify([waiting('first-key')]));
    return { status: 422, body: { success: false, fields: {} } };
  });
  stop = (await loadOutbox()).resendWaitingLeads();
  await vi.waitFor(() => expect(localStorage.getItem('smartstack.outbox')).toContain('"refused":true'));
  expect(network.sent).toHaveLength(2);
  expect(keysLeft()).toEqual(['first-key']);
});
