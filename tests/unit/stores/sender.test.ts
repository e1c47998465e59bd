// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptBegun, dueIn, statusOf } from '#domain/lead/outbox';
import { messageBody } from '#domain/message/body';
import { emptyMessage } from '#domain/message/form';
import { messageSchema } from '#domain/message/schema';
import type { Sending } from '#domain/lead/submission';
import { $shownInForm } from '#stores/outbox';
import { createSender, type SenderOptions } from '#stores/sender';
import { delivered, fakeNetwork, fullStorage, leaveInOutbox, newTab, outboxEntries } from '#tests/fixtures/browser';

const details = (email: string) => messageBody({ ...emptyMessage, email });
const refusal = () => ({ status: 422, body: { success: false, fields: { email: 'is required' } } });

let stop: (() => void)[] = [];

/** A form's sender, and what it has told the form. */
function load(options: Partial<SenderOptions<{ form: string }>> = {}) {
  const saved: Sending[] = [];
  const heard: [outcome: string, fields: object][] = [];
  const sender = createSender<{ form: string }>({
    secret: () => 'a secret',
    corrects: () => true,
    save: (sent) => void (sent && saved.push(sent)),
    onOutcome: ({ outcome }, fields) => void heard.push([outcome, fields]),
    ...options,
  });
  stop.push(sender.follow());
  const send = (email: string, since: number | null = null) => sender.send(details(email), { form: 'contact' }, since);
  return { ...sender, sender, send, saved, heard };
}

beforeEach(() => newTab());
afterEach(() => {
  for (const end of stop) end();
  stop = [];
  $shownInForm.set(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  test('is saved and reported with every change', async () => {
    fakeNetwork(refusal);
    const { $sent, heard, saved, send } = load();
    await send('a@bank.example');
    expect(saved).toMatchObject([
      { form: 'contact', kept: true, outcome: 'pending', dismissed: false, replaces: null, digest: '' },
      { form: 'contact', kept: true, outcome: 'pending', dismissed: false, replaces: null, key: saved[0]?.key },
      { form: 'contact', kept: true, outcome: 'refused', dismissed: false, replaces: null },
    ]);
    expect(heard).toEqual([['refused', { email: 'is required' }]]);
    expect($sent.get()).toEqual(saved[2]);
  });

  test('carries what it replaces and the time it took, and no more than that', async () => {
    vi.useFakeTimers({ now: 100_000, toFake: ['Date'] });
    const network = fakeNetwork(delivered);
    const { send } = load();
    await send('a@bank.example');
    await send('b@bank.example', 58_100);
    expect(network.sent.map(({ body }) => body)).toStrictEqual([
      { ...details('a@bank.example'), secondsToFill: 0 },
      { ...details('b@bank.example'), replaces: network.sent[0]?.key, secondsToFill: 41 },
    ]);
  });

  test('names every version before it, as long as it is unknown which of them have arrived', async () => {
    const network = fakeNetwork(delivered);
    const { send } = load();
    await send('a@bank.example');
    network.answer = () => 'unreachable';
    for (const email of ['b@bank.example', 'c@bank.example', 'd@bank.example']) await send(email);
    const [a, b, c, d] = network.sent;
    expect(c?.body).toMatchObject({ replaces: b?.key, replacesAlso: [a?.key] });
    expect(d?.body).toMatchObject({ replaces: c?.key, replacesAlso: [b?.key, a?.key] });
    await send('d@bank.example');
    expect(network.sent[4]).toEqual(d);
  });

  test('names ten versions at most', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { send } = load();
    for (let version = 0; version < 12; version += 1) await send(`${version}@bank.example`);
    const { body } = network.sent.at(-1) ?? {};
    const names = network.sent.map(({ key }) => key).reverse();
    expect([body?.replaces, ...(body?.replacesAlso ?? [])]).toEqual(names.slice(1, 11));
    expect(messageSchema.safeParse({ ...body, fullName: 'Ada', subject: 'AI', message: 'Please write.' }).success).toBe(
      true,
    );
  });

  test('replaces nothing where it is no correction', async () => {
    const network = fakeNetwork(delivered);
    const { send } = load({ corrects: ({ outcome }) => outcome !== 'delivered' });
    for (const email of ['a@bank.example', 'b@bank.example']) await send(email);
    expect(network.sent[1]?.body).not.toHaveProperty('replaces');
    expect(network.sent[1]?.body).not.toHaveProperty('replacesAlso');
  });

  test.each([
    ['the same person', 'A@bank.example', 'ada  bell', true],
    ['somebody else', 'b@bank.example', 'Bea Cole', false],
    ['perhaps the same person: another address', 'b@bank.example', 'Ada Bell', null],
    ['perhaps the same person: another name', 'a@bank.example', 'Bea Cole', null],
  ])('is told to be from %s', async (_whom, email, fullName, known) => {
    fakeNetwork(delivered);
    const asked: (boolean | null)[] = [];
    const { corrects, sender } = load({ corrects: (_earlier, answer) => asked.push(answer) > 1 });
    expect(await corrects({ email, fullName })).toBe(false);
    await sender.send({ ...details('a@bank.example'), fullName: 'Ada Bell' }, { form: 'contact' }, null);
    expect(await corrects({ email, fullName })).toBe(known);
    await sender.send({ ...details(email), fullName }, { form: 'contact' }, null);
    expect(asked).toEqual([known]);
  });

  test('is a new submission each time where the browser has no digests', async () => {
    const network = fakeNetwork(delivered);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { $sent, send } = load();
    for (const email of ['a@bank.example', 'a@bank.example']) await send(email);
    expect(network.sent[1]?.body.replaces).toBe(network.sent[0]?.key);
    expect($sent.get()?.digest).toBe('');
  });

  test('has no digest that another secret gives', async () => {
    fakeNetwork(delivered);
    const [one, other] = [load(), load({ secret: () => 'another secret' })];
    for (const { send } of [one, other]) await send('a@bank.example');
    expect(one.$sent.get()?.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(one.$sent.get()?.digest).not.toBe(other.$sent.get()?.digest);
  });
});

describe('a page that is closed the moment the button was clicked', () => {
  /** The click, and nothing that comes after it. */
  function clickAndClose(send: ReturnType<typeof load>['send'], email: string) {
    void send(email);
    return [...outboxEntries().values()];
  }

  test('has left the lead in the outbox, under the key it would have been sent with', async () => {
    const network = fakeNetwork(delivered);
    const { send, saved } = load();
    const entries = clickAndClose(send, 'a@bank.example');
    expect(entries).toMatchObject([{ body: details('a@bank.example'), key: saved[0]?.key }]);
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    expect(network.sent[0]).toEqual({ key: entries[0]?.key, body: entries[0]?.body });
  });

  test('has left it for the next page, which no other page sends while this one is at it', async () => {
    const network = fakeNetwork(delivered);
    const { send } = load();
    const [entry] = clickAndClose(send, 'a@bank.example');
    const at = (ms: number) => new Date(Date.parse(entry?.tried?.at ?? '') + ms);
    expect(entry && [0, 999, 1_000].map((ms) => dueIn(entry, at(ms), 'reconnect') > 0)).toEqual([true, true, false]);
    expect(entry && statusOf(entry, at(0))).toBe('waiting');
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
  });

  test('has left it replacing nothing: it was not yet compared with what was sent before', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { send } = load();
    await send('a@bank.example');
    const [, second] = clickAndClose(send, 'b@bank.example');
    expect(second?.body).toMatchObject({ email: 'b@bank.example' });
    expect(second?.body).not.toHaveProperty('replaces');
    expect(outboxEntries().size).toBe(2);
    await vi.waitFor(() => expect(network.sent).toHaveLength(2));
    expect(network.sent[1]?.body).toHaveProperty('replaces');
    expect(outboxEntries().size).toBe(1);
  });

  test('or slept while another one sent it, does not say something else under the same key', async () => {
    const network = fakeNetwork(delivered);
    const { send } = load();
    await send('a@bank.example');
    const sending = send('b@bank.example');
    const [entry] = outboxEntries().values();
    if (entry) leaveInOutbox(attemptBegun(entry, new Date(), 0));
    await sending;
    expect(network.sent[1]).toEqual({ key: entry?.key, body: entry?.body });
  });

  test('has one submission that the next click corrects, and none beside it', async () => {
    const network = fakeNetwork(() => new Promise(() => {}));
    const closed = load();
    clickAndClose(closed.send, 'a@bank.example');
    const atClose = closed.saved[0] as Sending & { form: string };
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    network.answer = delivered;
    const { restore, send } = load();
    restore(atClose);
    await send('a@bank.example');
    expect(network.sent[1]?.body).toMatchObject({ replaces: atClose.key });
  });
});

test('the same details again are in the outbox once, under their first key', async () => {
  const network = fakeNetwork(() => 'unreachable');
  const { $sent, send } = load();
  await send('a@bank.example');
  const [first] = outboxEntries().keys();
  network.answer = () => new Promise(() => {});
  void send('a@bank.example');
  await vi.waitFor(() => expect($sent.get()).toMatchObject({ key: first, outcome: 'pending' }));
  expect([...outboxEntries().keys()]).toEqual([first]);
});

describe('where storage is full', () => {
  test.each([
    ['a form that keeps what was typed waits for the answer', true, 60_000],
    ['any other waits no longer than a second and a half', false, 1_500],
  ])('%s', async (_what, waitsIfUnsaved, waited) => {
    let answer = () => {};
    const network = fakeNetwork((lead) => new Promise((resolve) => (answer = () => resolve(delivered(lead)))));
    const { $sent, send } = load({ waitsIfUnsaved });
    fullStorage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let ended = false;
    const sending = send('a@bank.example').then(() => (ended = true));
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(waited - 100);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toBe(!waitsIfUnsaved);
    answer();
    await sending;
    await vi.waitFor(() => expect($sent.get()).toMatchObject({ kept: false, outcome: 'delivered' }));
    expect(outboxEntries().size).toBe(0);
  });
});

describe('a notification', () => {
  test('that was dismissed is saved so, and shows again when the outcome changes', async () => {
    let answer = () => {};
    const network = fakeNetwork((lead) => new Promise((resolve) => (answer = () => resolve(delivered(lead)))));
    const { $sent, dismiss, saved, send } = load();
    const sending = send('a@bank.example');
    await vi.waitFor(() => expect(network.sent).toHaveLength(1));
    dismiss();
    expect(saved.at(-1)).toMatchObject({ outcome: 'pending', dismissed: true });
    answer();
    await sending;
    expect($sent.get()).toMatchObject({ outcome: 'delivered', dismissed: false });
  });

  test('of nothing cannot be dismissed', () => {
    const { $sent, dismiss, saved } = load();
    dismiss();
    expect([$sent.get(), saved]).toEqual([null, []]);
  });
});

describe('a refused submission', () => {
  test('is shown by its form until that sends another one', async () => {
    const network = fakeNetwork(refusal);
    const { $sent, send } = load();
    await send('a@bank.example');
    expect($shownInForm.get()).toBe($sent.get()?.key);
    network.answer = delivered;
    await send('b@bank.example');
    expect($shownInForm.get()).toBeNull();
  });

  test('… and so is one that waits for the site to be reached', async () => {
    const network = fakeNetwork(() => 'unreachable');
    const { $sent, send } = load();
    await send('a@bank.example');
    expect([$sent.get()?.outcome, $shownInForm.get()]).toEqual(['kept', $sent.get()?.key]);
    network.answer = delivered;
    await send('b@bank.example');
    expect($shownInForm.get()).toBeNull();
  });

  test('is shown by its form, whatever another form sends', async () => {
    const network = fakeNetwork(refusal);
    const [one, other] = [load(), load()];
    await one.send('a@bank.example');
    network.answer = delivered;
    for (const email of ['b@bank.example', 'c@bank.example']) await other.send(email);
    expect($shownInForm.get()).toBe(one.$sent.get()?.key);
  });

  test('restored after a reload is shown by its form, and no longer once that starts over', async () => {
    fakeNetwork(refusal);
    const before = load();
    await before.send('a@bank.example');
    $shownInForm.set(null);
    const { heard, restore, saved } = load();
    restore(before.$sent.get());
    expect($shownInForm.get()).toBe(before.$sent.get()?.key);
    restore(null);
    expect([$shownInForm.get(), saved, heard]).toEqual([null, [], []]);
  });
});
