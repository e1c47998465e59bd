// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { emptyMessage } from '#domain/message/form';
import {
  $message,
  editMessage,
  type MessageState,
  openMessageForm,
  returnToForm,
  sendMessage,
  takeTyped,
} from '#stores/message';
import { blockedStorage, newTab } from '#tests/fixtures/browser';

const key = 'smartstack.message';
const roadmap = { subject: 'AI Strategy', message: 'I would like a roadmap. Our systems are: ' };
const media = { subject: 'Events & Media', message: 'We would like to talk about media.' };
const valid = {
  fullName: 'Ada Bell',
  email: 'ada@bank.example',
  phone: '',
  organization: 'North Bank',
  subject: 'General Inquiry',
  message: 'Please call me back.',
};
const allRequired = {
  fullName: 'Full name is required',
  email: 'Valid email is required',
  subject: 'Please select a subject',
  message: 'Message must be at least 10 characters',
};

let close = () => {};

/** The form of a page just loaded, with what was typed, or even sent, before the script was there. */
function load(typed: Partial<Record<string, unknown>> = {}, sent = false): void {
  close();
  close = openMessageForm({ typed, sent });
}

/** A call to action leaves a prefill for the pages of this tab. */
const leave = (prefill: unknown) => sessionStorage.setItem(key, JSON.stringify(prefill));

/** … and is clicked on the page itself. */
function click(prefill: unknown): void {
  leave(prefill);
  document.dispatchEvent(new Event(key));
}

let log = vi.spyOn(console, 'log');

beforeEach(() => {
  newTab('/about');
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => close());

describe('what stands in the fields', () => {
  it('counts, also where no event has told of it', async () => {
    load();
    editMessage('fullName', 'Ada');
    takeTyped({ ...valid, website: 'x' });
    expect($message.get().values).toEqual(valid);
    await sendMessage();
    expect(log.mock.calls).toEqual([[valid]]);
  });

  it('removes the errors of the fields it changes, and no others', async () => {
    load();
    await sendMessage();
    takeTyped({ ...emptyMessage, email: valid.email });
    expect(Object.keys($message.get().errors)).toEqual(['fullName', 'subject', 'message']);
  });

  it('changes nothing while the message is sent, and where it is the same', () => {
    load(valid);
    const before = $message.get();
    takeTyped(valid);
    expect($message.get()).toBe(before);
  });
});

test('an e-mail address that ends in one letter is asked about once', async () => {
  const cut = { ...valid, email: '<bo@acme.c>' };
  load(cut);
  await sendMessage();
  expect($message.get()).toMatchObject({
    refusals: 1,
    errors: {
      email: 'bo@acme.c ends in a single letter, as no address does. Change it, or send it a second time as it is.',
    },
  });
  expect(log).not.toHaveBeenCalled();
  await sendMessage();
  expect(log.mock.calls).toEqual([[cut]]);
});

describe('opening', () => {
  it('is empty on an untouched page', () => {
    load();
    expect($message.get()).toEqual({
      values: emptyMessage,
      errors: {},
      refusals: 0,
      sending: false,
      ready: null,
      prefill: null,
      prefills: 0,
    });
  });

  it('takes what was typed before the script, and finds no fault with it', () => {
    load({ fullName: 'Ada', message: 'Hi', website: 'x' });
    expect($message.get()).toMatchObject({ values: { ...emptyMessage, fullName: 'Ada', message: 'Hi' }, errors: {} });
    expect($message.get().values).not.toHaveProperty('website');
  });

  it('takes what a call to action on an earlier page has left, and leaves it for the next page', () => {
    leave(roadmap);
    load();
    expect($message.get()).toMatchObject({ values: { ...emptyMessage, ...roadmap }, prefill: roadmap });
    load();
    expect($message.get().values).toMatchObject(roadmap);
  });

  it('puts it above what was typed, where it was clicked on this page', () => {
    newTab('/about#contact');
    leave(roadmap);
    load({ fullName: 'Ada', message: 'Three systems.' });
    expect($message.get().values).toEqual({
      ...emptyMessage,
      fullName: 'Ada',
      subject: roadmap.subject,
      message: `${roadmap.message}\n\nThree systems.`,
    });
  });

  it('does not bring what another page has started over other words', () => {
    leave(roadmap);
    load({ message: 'Three systems.', subject: 'General Inquiry' });
    expect($message.get().values).toMatchObject({ message: 'Three systems.', subject: 'General Inquiry' });
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  test.each([roadmap.message, `${roadmap.message}\n\nThree systems.`])(
    'does not begin twice where the browser, on the way Back, has restored %j',
    (message) => {
      leave(roadmap);
      load({ subject: roadmap.subject, message });
      expect($message.get().values).toEqual({ ...emptyMessage, subject: roadmap.subject, message });
    },
  );

  test.each(['{', '7', 'null', '[]', '{"subject":"AI Strategy"}', '{"subject":1,"message":2}'])(
    'a damaged prefill (%s) is none',
    (stored) => {
      sessionStorage.setItem(key, stored);
      load(valid);
      expect($message.get()).toMatchObject({ values: valid, prefill: null });
    },
  );

  it('answers a click of Send that came before the script', () => {
    load(valid, true);
    expect(log.mock.calls).toEqual([[valid]]);
    expect($message.get()).toMatchObject({ values: emptyMessage, ready: valid });
  });

  it('… also when it was incomplete', () => {
    load({ fullName: 'Ada' }, true);
    expect($message.get()).toMatchObject({ refusals: 1, ready: null, values: { fullName: 'Ada' } });
    expect(Object.keys($message.get().errors)).toEqual(['email', 'subject', 'message']);
    expect(log).not.toHaveBeenCalled();
  });

  it('forgets the page before', () => {
    load({}, true);
    load();
    expect($message.get()).toMatchObject({ errors: {}, refusals: 0 });
  });

  it('takes what was clicked on this page where storage is blocked, until other words take its place', () => {
    blockedStorage();
    history.replaceState(null, '', '/about#contact');
    Object.assign(window, { [key]: roadmap });
    load({ message: 'Three systems.' });
    expect($message.get().values).toMatchObject({
      subject: roadmap.subject,
      message: `${roadmap.message}\n\nThree systems.`,
    });
    editMessage('message', 'Three systems.');
    load();
    expect($message.get().values).toEqual(emptyMessage);
  });

  it('works with storage blocked', () => {
    blockedStorage();
    load(valid, true);
    expect($message.get().ready).toEqual(valid);
  });
});

describe('Send Message on an incomplete form', () => {
  it('says what is missing, logs nothing, keeps what was typed', () => {
    load();
    editMessage('organization', 'North Bank');
    sendMessage();
    expect($message.get()).toMatchObject({
      errors: allRequired,
      values: { ...emptyMessage, organization: 'North Bank' },
      sending: false,
      ready: null,
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('counts each refused click', () => {
    load();
    sendMessage();
    sendMessage();
    expect($message.get().refusals).toBe(2);
  });

  it('an edit clears the error of its field and no other', () => {
    load();
    sendMessage();
    const before = $message.get().errors;
    editMessage('email', 'a');
    expect($message.get()).toMatchObject({ values: { ...emptyMessage, email: 'a' }, refusals: 1 });
    expect(Object.keys($message.get().errors)).toEqual(['fullName', 'subject', 'message']);
    expect(before).toEqual(allRequired);
  });

  it('the prefill waits until a click succeeds', () => {
    leave(roadmap);
    load();
    sendMessage();
    expect(sessionStorage.getItem(key)).not.toBeNull();
  });
});

describe('Send Message on a complete form', () => {
  it('logs the values once, empties the form, keeps the message ready', () => {
    load();
    sendMessage();
    for (const field of ['fullName', 'email', 'phone', 'organization', 'subject', 'message'] as const)
      editMessage(field, valid[field]);
    sendMessage();
    expect(log.mock.calls).toEqual([[valid]]);
    expect($message.get()).toEqual({
      values: emptyMessage,
      errors: {},
      refusals: 1,
      sending: false,
      ready: valid,
      prefill: null,
      prefills: 0,
    });
  });

  it('passes through sending', () => {
    load(valid);
    const seen: MessageState[] = [];
    const stop = $message.listen((state) => seen.push(state));
    sendMessage();
    stop();
    expect(seen.map(({ sending, values }) => [sending, values])).toEqual([
      [true, valid],
      [false, emptyMessage],
    ]);
  });

  it('calls no server and keeps nothing in the browser', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    load(valid, true);
    expect(fetch).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    vi.unstubAllGlobals();
  });

  it('forgets the prefill: the next page starts empty', () => {
    leave(roadmap);
    load({ ...valid, subject: '' });
    sendMessage();
    expect(sessionStorage.getItem(key)).toBeNull();
    load();
    expect($message.get()).toMatchObject({ values: emptyMessage, prefill: null });
  });

  it('a second message takes the place of the first', () => {
    load(valid, true);
    const first = $message.get().ready;
    for (const field of ['fullName', 'email', 'subject', 'message'] as const) editMessage(field, valid[field]);
    expect($message.get().ready).toBe(first);
    sendMessage();
    expect(log).toHaveBeenCalledTimes(2);
    expect($message.get().ready).toEqual({ ...valid, organization: '' });
  });

  it('a click too many on the emptied form does not lose it', () => {
    load(valid, true);
    sendMessage();
    expect($message.get().ready).toEqual(valid);
  });
});

describe('Send Message on a beginning without words', () => {
  it('asks for them once, then sends it unchanged', () => {
    load({ ...valid, message: '' });
    click(roadmap);
    sendMessage();
    expect($message.get()).toMatchObject({ refusals: 1, ready: null });
    expect($message.get().errors).toEqual({ message: expect.stringContaining('Your own words are missing') as string });
    sendMessage();
    expect($message.get()).toMatchObject({ refusals: 1, errors: {}, ready: { message: roadmap.message } });
    expect(log).toHaveBeenCalledOnce();
  });

  it('asks together with what is missing, and not again', () => {
    load();
    click(roadmap);
    sendMessage();
    expect(Object.keys($message.get().errors)).toEqual(['fullName', 'email', 'message']);
    editMessage('fullName', valid.fullName);
    editMessage('email', valid.email);
    sendMessage();
    expect($message.get().ready).toMatchObject({ message: roadmap.message });
  });

  it('asks again after another click of the call to action', () => {
    load(valid);
    editMessage('message', '');
    click(roadmap);
    sendMessage();
    click(roadmap);
    sendMessage();
    expect($message.get()).toMatchObject({ refusals: 2, ready: null });
  });

  it('asks nothing of a whole sentence, or once words follow', () => {
    load({ ...valid, message: '' });
    click(media);
    sendMessage();
    expect($message.get().ready).toMatchObject(media);
    load({ ...valid, message: '' });
    click(roadmap);
    editMessage('message', `${roadmap.message}three.`);
    sendMessage();
    expect($message.get().ready).toMatchObject({ message: `${roadmap.message}three.` });
  });
});

describe('a call to action on the same page', () => {
  it('starts the message', () => {
    load();
    click(roadmap);
    expect($message.get()).toMatchObject({ values: { ...emptyMessage, ...roadmap }, prefill: roadmap });
  });

  it('takes the place of the one before, and what was typed stays', () => {
    load({ fullName: 'Ada' });
    click(roadmap);
    editMessage('message', `${roadmap.message}three.`);
    click(media);
    click(media);
    expect($message.get().values).toEqual({
      ...emptyMessage,
      fullName: 'Ada',
      subject: media.subject,
      message: `${media.message}\n\nthree.`,
    });
  });

  it('takes the errors away', () => {
    load({}, true);
    click(roadmap);
    expect($message.get()).toMatchObject({ errors: {}, refusals: 1 });
  });

  it('starts a new message after one that is ready', () => {
    load(valid, true);
    click(roadmap);
    expect($message.get().values).toEqual({ ...emptyMessage, ...roadmap });
  });

  test.each(['', 'Three systems.', 'I would like another roadmap. Our systems are: '])(
    'whose words give way to %j does not come back on the next page',
    (message) => {
      load();
      click(roadmap);
      editMessage('message', message);
      load({ message });
      expect($message.get()).toMatchObject({ values: { ...emptyMessage, message }, prefill: null });
    },
  );

  it('… nor where it is clicked once more', () => {
    newTab('/about#contact');
    load();
    click(roadmap);
    editMessage('message', 'Three systems.');
    click(roadmap);
    expect($message.get().values.message).toBe('Three systems.');
    load({ message: 'Three systems.' });
    expect($message.get().values.message).toBe('Three systems.');
  });

  it('goes on to the next page while its words stand there', () => {
    load();
    click(roadmap);
    editMessage('message', `${roadmap.message}three.`);
    editMessage('fullName', 'Ada');
    load();
    expect($message.get().values).toMatchObject(roadmap);
  });

  it('that could leave nothing changes nothing', () => {
    load(valid);
    click('damaged');
    expect($message.get().values).toEqual(valid);
  });

  it('is not heard any more after closing', () => {
    load();
    close();
    click(roadmap);
    expect($message.get().values).toEqual(emptyMessage);
  });
});

test('a message that is ready comes back into the form as it was', () => {
  load(valid);
  void sendMessage();
  expect($message.get()).toMatchObject({ values: emptyMessage, ready: valid });
  returnToForm();
  expect($message.get()).toMatchObject({ values: valid, ready: null });
});

test('only a call to action of this page says that the visitor goes on in the form', () => {
  leave(roadmap);
  load();
  expect($message.get().prefills).toBe(0);
  click(media);
  expect($message.get().prefills).toBe(1);
  click(media);
  expect($message.get().prefills).toBe(2);
  newTab('/about#contact');
  leave(roadmap);
  load();
  expect($message.get().prefills).toBe(1);
});
