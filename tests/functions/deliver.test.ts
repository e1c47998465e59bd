import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadSchema } from '#domain/lead/schema';
import { acceptLead } from '#netlify/lib/accept-lead';
import { deliver, deliverWaiting, isWaiting, receivedAt } from '#netlify/lib/deliver';
import {
  fingerprintOf,
  isUndelivered,
  lastStepAt,
  type LeadRecord,
  type LeadState,
  newRecord,
  stepped,
} from '#netlify/lib/lead-record';
import { contentCrm, memoryStore, useDesk, useServers, visitor } from '#tests/functions/support';

const desk = useDesk();
const startServer = useServers();

const noon = new Date('2026-01-15T12:00:00.000Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const far = after(3_600_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

/** A lead that came in at this time and took these steps, the last one at `last`. */
function recordOf(
  key: string,
  received: Date,
  states: LeadState[] = [],
  last = received,
  email = `${key}@waiting.example`,
): LeadRecord {
  const fresh = newRecord(key, leadSchema.parse({ ...visitor, email }), received);
  return states.reduce((record, state) => stepped(record, state, last), fresh);
}

/** A store in which every write takes a second of the clock. */
function tickingStore(...records: LeadRecord[]) {
  const store = memoryStore(...records);
  const tick = () => vi.setSystemTime(Date.now() + 1000);
  const { create, write } = store;
  return Object.assign(store, {
    create: (record: LeadRecord) => create(record).finally(tick),
    write: (record: LeadRecord) => write(record).finally(tick),
  });
}

const failure = {
  error: 'Integration Error',
  details: 'The CRM could not be reached or gave an unexpected answer.',
} as const;

describe('the steps of a lead', () => {
  const lead = leadSchema.parse(visitor);

  test('that the CRM takes: received, delivering, delivered', async () => {
    const store = tickingStore();
    expect(await acceptLead(store, 'some-key', lead)).toEqual({ status: 'delivered' });
    const record = await store.read('some-key');
    expect(record?.state).toBe('delivered');
    expect(record?.history).toEqual([
      { at: '2026-01-15T12:00:00.000Z', state: 'received' },
      { at: '2026-01-15T12:00:01.000Z', state: 'delivering' },
      { at: '2026-01-15T12:00:02.000Z', state: 'delivered' },
    ]);
    expect(record?.progress).toEqual({
      contactId: desk.contact(visitor.email)?.id,
      tagsAdded: true,
      noteAdded: true,
    });
    expect(record?.lead).toEqual(lead);
  });

  test('are each in the store before the next one', async () => {
    const store = tickingStore();
    await acceptLead(store, 'some-key', lead);
    expect(store.writes.map(({ state }) => state)).toEqual(['received', 'delivering', 'delivered']);
    expect(store.writes.map(({ history }) => history.length)).toEqual([1, 2, 3]);
  });

  test('that the CRM does not take: received, delivering, retry with the reason', async () => {
    const store = tickingStore();
    const refused = leadSchema.parse({ ...visitor, email: 'status-503@deliver.example' });
    expect(await acceptLead(store, 'some-key', refused)).toEqual({ status: 'stored', failure });
    const record = await store.read('some-key');
    expect(record?.state).toBe('retry');
    expect(record?.history).toEqual([
      { at: '2026-01-15T12:00:00.000Z', state: 'received' },
      { at: '2026-01-15T12:00:01.000Z', state: 'delivering' },
      { at: '2026-01-15T12:00:02.000Z', state: 'retry', failure },
    ]);
    expect(record?.progress).toEqual({});
  });

  test('go on when it is sent again', async () => {
    const store = tickingStore();
    const trouble = leadSchema.parse({ ...visitor, email: 'once-500@deliver.example' });
    await acceptLead(store, 'some-key', trouble);
    expect(await acceptLead(store, 'some-key', trouble)).toEqual({ status: 'delivered' });
    const states = (await store.read('some-key'))?.history.map(({ state }) => state);
    expect(states).toEqual(['received', 'delivering', 'retry', 'delivering', 'delivered']);
  });

  test('without settings: received, retry, and no attempt', async () => {
    vi.stubEnv('GHL_API_TOKEN', undefined);
    const store = tickingStore();
    expect(await acceptLead(store, 'some-key', lead)).toEqual({ status: 'stored', failure });
    expect((await store.read('some-key'))?.history).toEqual([
      { at: '2026-01-15T12:00:00.000Z', state: 'received' },
      { at: '2026-01-15T12:00:01.000Z', state: 'retry', failure },
    ]);
  });

  test('keep how far it got, and the next attempt starts there', async () => {
    let working = false;
    const { url, calls } = await startServer((call) =>
      working || !call.path.endsWith('/notes') ? contentCrm(call) : new Response('', { status: 500 }),
    );
    vi.stubEnv('GHL_API_BASE_URL', url);
    const store = memoryStore();
    await acceptLead(store, 'some-key', lead);
    expect((await store.read('some-key'))?.progress).toEqual({ contactId: 'contact-1', tagsAdded: true });
    working = true;
    calls.splice(0);
    expect(await deliverWaiting(store, far)).toEqual({ tried: 1, delivered: 1 });
    expect(calls.map(({ path }) => path)).toEqual(['/contacts/contact-1/notes']);
    expect((await store.read('some-key'))?.progress).toEqual({
      contactId: 'contact-1',
      tagsAdded: true,
      noteAdded: true,
    });
  });

  test('are not taken when another request holds the lead: stored, without a reason', async () => {
    const store = tickingStore(newRecord('some-key', lead, noon));
    expect(await acceptLead(store, 'some-key', lead)).toEqual({ status: 'stored' });
    expect(store.writes).toEqual([]);
    expect(desk.crm.contacts.size).toBe(0);
  });

  test('fail where the store fails, and the CRM is not called before the lead is stored', async () => {
    const broken = { ...memoryStore(), create: () => Promise.reject(new Error('disk full')) };
    await expect(acceptLead(broken, 'some-key', lead)).rejects.toThrow('disk full');
    expect(desk.crm.contacts.size).toBe(0);
  });
});

describe('whether a lead waits', () => {
  const half = 30_000;
  test.each<[LeadState, age: number, waits: boolean]>([
    ['retry', 0, true],
    ['retry', 86_400_000, true],
    ['received', 0, false],
    ['received', half, false],
    ['received', half + 1, true],
    ['delivering', 1000, false],
    ['delivering', half, false],
    ['delivering', half + 1, true],
    ['delivered', 0, false],
    ['delivered', 86_400_000, false],
    ['superseded', 0, false],
    ['superseded', 86_400_000, false],
  ])('%s, %i ms after its last step: %s', (state, age, waits) => {
    const record = recordOf('some-key', after(-2 * 86_400_000), state === 'received' ? [] : [state], after(-age));
    const aged = state === 'received' ? recordOf('some-key', after(-age)) : record;
    expect(isWaiting(aged, noon)).toBe(waits);
  });
});

describe('a run', () => {
  const minutesAgo = (minutes: number) => after(-minutes * 60_000);

  /** The addresses in the order in which the CRM met them. */
  const arrived = () => [...desk.crm.contacts.keys()].map((email) => email.split('@')[0]);

  test('tries the waiting leads oldest first, whatever their last step was', async () => {
    const store = memoryStore(
      recordOf('third', minutesAgo(10), ['delivering', 'retry'], minutesAgo(9)),
      recordOf('first', minutesAgo(30), ['delivering', 'retry'], minutesAgo(1)),
      recordOf('fourth', minutesAgo(5)),
      recordOf('second', minutesAgo(20), ['delivering'], minutesAgo(20)),
    );
    expect(await deliverWaiting(store, far)).toEqual({ tried: 4, delivered: 4 });
    expect(arrived()).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('takes up what an older run died with, and leaves alone what a live one has', async () => {
    const store = memoryStore(
      recordOf('abandoned', minutesAgo(10), ['delivering'], after(-30_001)),
      recordOf('never-tried', after(-30_001)),
      recordOf('live', minutesAgo(10), ['delivering'], after(-29_000)),
      recordOf('just-received', after(-29_000)),
    );
    expect(await deliverWaiting(store, far)).toEqual({ tried: 2, delivered: 2 });
    expect(arrived()).toEqual(['abandoned', 'never-tried']);
    expect((await store.read('live'))?.state).toBe('delivering');
    expect((await store.read('just-received'))?.state).toBe('received');
  });

  test('never tries what is superseded or delivered, however old', async () => {
    const store = memoryStore(
      recordOf('superseded', minutesAgo(600), ['retry', 'superseded'], minutesAgo(500)),
      recordOf('delivered', minutesAgo(600), ['delivering', 'delivered'], minutesAgo(500)),
    );
    expect(await deliverWaiting(store, far)).toEqual({ tried: 0, delivered: 0 });
    expect(store.writes).toEqual([]);
    expect(arrived()).toEqual([]);
  });

  test('goes on after a lead that fails, and counts it as tried', async () => {
    const store = memoryStore(
      recordOf('bad', minutesAgo(20), ['retry'], minutesAgo(20), 'status-400@run.example'),
      recordOf('good', minutesAgo(10), ['retry']),
    );
    expect(await deliverWaiting(store, far)).toEqual({ tried: 2, delivered: 1 });
    expect((await store.read('bad'))?.state).toBe('retry');
    expect((await store.read('good'))?.state).toBe('delivered');
  });

  test('starts no lead at or after its deadline', async () => {
    // Two writes a lead, a second each: the third lead would start at 12:00:04.
    const records = ['first', 'second', 'third'].map((key, index) => recordOf(key, minutesAgo(30 - index), ['retry']));
    const store = tickingStore(...records);
    expect(await deliverWaiting(store, after(4000))).toEqual({ tried: 2, delivered: 2 });
    expect(arrived()).toEqual(['first', 'second']);
    expect((await store.read('third'))?.history).toHaveLength(2);
    expect(await deliverWaiting(store, after(4001))).toEqual({ tried: 1, delivered: 1 });
  });

  test('with a deadline in the past tries nothing', async () => {
    const store = memoryStore(recordOf('waiting', minutesAgo(10), ['retry']));
    expect(await deliverWaiting(store, noon)).toEqual({ tried: 0, delivered: 0 });
    expect(store.writes).toEqual([]);
  });

  test('of an empty store tries nothing', async () => {
    expect(await deliverWaiting(memoryStore(), far)).toEqual({ tried: 0, delivered: 0 });
  });

  test('steps over a record that vanished meanwhile', async () => {
    const store = memoryStore(recordOf('waiting', minutesAgo(10), ['retry']));
    const gone = { ...store, keys: async () => ['vanished', 'waiting'] };
    expect(await deliverWaiting(gone, far)).toEqual({ tried: 1, delivered: 1 });
  });
});

describe('a record', () => {
  const record = recordOf('some-key', noon, ['retry'], after(5000));

  test('knows when it came in and when it last changed', () => {
    expect(receivedAt(record)).toBe('2026-01-15T12:00:00.000Z');
    expect(lastStepAt(record)).toEqual(after(5000));
  });

  test('is not changed by its next step', () => {
    const before = structuredClone(record);
    stepped(record, 'superseded', after(6000));
    expect(record).toEqual(before);
  });

  test.each<[LeadState, boolean]>([
    ['received', true],
    ['delivering', true],
    ['retry', true],
    ['delivered', false],
    ['superseded', false],
  ])('%s is undelivered: %s', (state, expected) => {
    expect(isUndelivered(recordOf('some-key', noon, [state]))).toBe(expected);
  });

  test('has a fingerprint of the lead that tells two leads apart and says nothing of them', () => {
    const fingerprint = fingerprintOf(leadSchema.parse(visitor));
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprintOf(leadSchema.parse({ ...visitor, phone: ` ${visitor.phone} ` }))).toBe(fingerprint);
    expect(fingerprintOf(leadSchema.parse({ ...visitor, phone: '416 555 0198' }))).not.toBe(fingerprint);
  });
});

test('an attempt answers with the record as it is stored', async () => {
  const store = memoryStore();
  const ended = await deliver(store, recordOf('some-key', noon));
  expect(ended.state).toBe('delivered');
  expect(await store.read('some-key')).toEqual(ended);
});
