// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyMessage } from '#domain/message/form';
import { delivered, fakeNetwork, fullStorage, newTab, stored } from '#tests/fixtures/browser';

/* The message form where `site.yaml` says `messages: crm`: the promises of a lead. */

const valid = {
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  phone: '',
  organization: 'North Bank',
  subject: 'General Inquiry',
  message: 'Please call me back.',
};

let close = () => {};
let log = vi.spyOn(console, 'log');

beforeEach(() => {
  newTab('/about');
  vi.resetModules();
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The form of a page just loaded, with these values in it. */
async function load(typed: Partial<Record<string, unknown>> = valid) {
  const store = await import('#stores/message');
  close = store.openMessageForm({ typed, sent: false, delivery: 'crm' });
  return store;
}

const inOutbox = () => Object.keys(localStorage).filter((key) => key.startsWith('smartstack.outbox'));

describe('a message to the CRM', () => {
  it('is in the outbox before it is sent, leaves on its receipt, and empties the form', async () => {
    const { $message, $sentMessage, sendMessage } = await load();
    const network = fakeNetwork((sent) => {
      expect(inOutbox()).toHaveLength(1);
      return delivered(sent);
    });
    await sendMessage();
    expect(network.sent.map(({ body }) => body)).toEqual([
      { kind: 'message', ...valid, secondsToFill: expect.any(Number) },
    ]);
    expect(inOutbox()).toEqual([]);
    expect($message.get()).toMatchObject({
      values: emptyMessage,
      sending: false,
      ready: null,
    });
    expect($sentMessage.get()).toMatchObject({ outcome: 'delivered', message: valid });
    expect(log).not.toHaveBeenCalled();
  });

  it('that only our store has counts as received', async () => {
    const { $sentMessage, sendMessage } = await load();
    fakeNetwork(stored);
    await sendMessage();
    expect($sentMessage.get()?.outcome).toBe('stored');
  });

  it('is kept where the site cannot be reached, and the form is free for another one', async () => {
    const { $message, $sentMessage, sendMessage } = await load();
    fakeNetwork(() => 'unreachable');
    await sendMessage();
    expect($message.get()).toMatchObject({ values: emptyMessage });
    expect($sentMessage.get()?.outcome).toBe('kept');
    expect(inOutbox()).toHaveLength(1);
  });

  it('returns to the form, with copy and mail, where it is refused; corrected, it replaces the refused one', async () => {
    const { $message, $sentMessage, editMessage, sendMessage } = await load();
    const network = fakeNetwork(() => ({ status: 422, body: { success: false, fields: {} } }));
    await sendMessage();
    expect($message.get()).toMatchObject({ values: valid, sending: false });
    expect($sentMessage.get()?.outcome).toBe('refused');
    network.answer = delivered;
    editMessage('message', 'Please write to me.');
    await sendMessage();
    const [first, second] = network.sent;
    expect(second?.body).toMatchObject({ message: 'Please write to me.', replaces: first?.key });
    expect(second?.key).not.toBe(first?.key);
    expect($message.get()).toMatchObject({ values: emptyMessage });
    expect($sentMessage.get()?.outcome).toBe('delivered');
    expect(inOutbox()).toEqual([]);
  });

  it('stays in the form where sending fails, and keeps its key when it is sent again unchanged', async () => {
    const full = fullStorage();
    const { $message, $sentMessage, sendMessage } = await load();
    const network = fakeNetwork(() => 'unreachable');
    await sendMessage();
    expect($message.get()).toMatchObject({ values: valid, sending: false });
    expect($sentMessage.get()?.outcome).toBe('lost');
    full.mockRestore();
    network.answer = delivered;
    await sendMessage();
    expect(new Set(network.sent.map(({ key }) => key)).size).toBe(1);
    expect($sentMessage.get()?.outcome).toBe('delivered');
  });

  it('a second message is no correction of the first', async () => {
    const { editMessage, sendMessage } = await load();
    const network = fakeNetwork(delivered);
    await sendMessage();
    for (const [field, value] of Object.entries({ ...valid, message: 'Another question.' }))
      editMessage(field as keyof typeof valid, value);
    await sendMessage();
    expect(network.sent).toHaveLength(2);
    expect(network.sent[1]?.body).not.toHaveProperty('replaces');
  });

  it('written while the first is still on its way is no correction of it either', async () => {
    const { $sentMessage, editMessage, sendMessage } = await load();
    const network = fakeNetwork(() => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = sendMessage();
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1500);
    await sending;
    expect($sentMessage.get()?.outcome).toBe('pending');
    network.answer = delivered;
    for (const [field, value] of Object.entries({ ...valid, message: 'Another question.' }))
      editMessage(field as keyof typeof valid, value);
    await sendMessage();
    expect(network.sent[1]?.body).not.toHaveProperty('replaces');
    expect(inOutbox()).toHaveLength(1);
  });

  it('from another person does not replace a refused one', async () => {
    const { editMessage, sendMessage } = await load();
    const network = fakeNetwork(() => ({ status: 422, body: { success: false, fields: {} } }));
    await sendMessage();
    network.answer = delivered;
    for (const [field, value] of Object.entries({ fullName: 'Bea Cole', email: 'bea@bank.example' }))
      editMessage(field as keyof typeof valid, value);
    await sendMessage();
    expect(network.sent[1]?.body).not.toHaveProperty('replaces');
    expect(inOutbox()).toHaveLength(1);
  });

  it('submitted twice goes out once', async () => {
    const { sendMessage } = await load();
    const network = fakeNetwork(delivered);
    await Promise.all([sendMessage(), sendMessage()]);
    expect(network.sent).toHaveLength(1);
  });

  it('waits for a slow site no longer than a second and a half, and hears the answer later', async () => {
    const { $message, $sentMessage, sendMessage } = await load();
    let answer = () => {};
    const network = fakeNetwork((sent) => new Promise((resolve) => (answer = () => resolve(delivered(sent)))));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = sendMessage();
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1400);
    expect($message.get()).toMatchObject({ values: valid, sending: true });
    await vi.advanceTimersByTimeAsync(100);
    await sending;
    expect($message.get()).toMatchObject({ values: emptyMessage, sending: false });
    expect($sentMessage.get()?.outcome).toBe('pending');
    answer();
    await vi.waitFor(() => expect($sentMessage.get()?.outcome).toBe('delivered'));
  });

  it('says the hidden field and the time it took', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { editMessage, sendMessage } = await load();
    const network = fakeNetwork(delivered);
    editMessage('phone', '416 555 0199');
    vi.setSystemTime(Date.now() + 12_400);
    await sendMessage('spam.example');
    expect(network.sent[0]?.body).toMatchObject({ website: 'spam.example', secondsToFill: 12 });
  });

  it('typed before the script came says the time since the page did', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    vi.advanceTimersByTime(7_300);
    const { sendMessage } = await load();
    const network = fakeNetwork(delivered);
    vi.advanceTimersByTime(2_000);
    await sendMessage();
    expect(network.sent[0]?.body.secondsToFill).toBe(9);
  });

  it('that comes back into the form, refused late, says the time since', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { $message, sendMessage } = await load();
    let answer = () => {};
    const refusal = { status: 422, body: { success: false, fields: {} } };
    const network = fakeNetwork(() => new Promise((resolve) => (answer = () => resolve(refusal))));
    const sending = sendMessage();
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1500);
    await sending;
    answer();
    await vi.waitFor(() => expect($message.get().values).toEqual(valid));
    vi.setSystemTime(Date.now() + 4_000);
    network.answer = delivered;
    await sendMessage();
    expect(network.sent[1]?.body.secondsToFill).toBe(4);
  });

  it('too long for the function is said before it is sent', async () => {
    const { $message, sendMessage } = await load({ ...valid, message: 'x'.repeat(4001) });
    const network = fakeNetwork(delivered);
    await sendMessage();
    expect(network.sent).toEqual([]);
    expect($message.get().errors).toEqual({ message: 'Please shorten this to 4,000 characters' });
  });
});
