import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadSchema } from '#domain/lead/schema';
import { acceptLead } from '#netlify/lib/accept-lead';
import { deliver, deliverWaiting, isWaiting, readableRecords, receivedAt } from '#netlify/lib/deliver';
import {
  fingerprintOf,
  isUndelivered,
  lastStepAt,
  type LeadRecord,
  type LeadState,
  newRecord,
  stepped,
} from '#netlify/lib/lead-record';
import {
  type Call,
  contentCrm,
  failingStore,
  memoryStore,
  useDesk,
  useServers,
  visitor,
} from '#tests/functions/support';

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

/** A CRM that takes everything, but holds one lead's upsert until `release`; `held` settles once it is there. */
async function holdingCrm(email: string) {
  const held = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const { url, calls } = await startServer((call) => {
    if (emailIn(call) !== email) return contentCrm(call);
    held.resolve();
    return answer.promise;
  });
  vi.stubEnv('GHL_API_BASE_URL', url);
  return { calls, held: held.promise, release: answer.resolve };
}

const emailIn = (call: Call) => (call.body as { email?: string }).email;
const accepted = () => Response.json({ contact: { id: 'contact-1' } });
const refused = () => new Response('', { status: 503 });

const statesOf = (record: LeadRecord | null) => record?.history.map(({ state }) => state);

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
      // Two writes between them say how far it got.
      { at: '2026-01-15T12:00:04.000Z', state: 'delivered' },
    ]);
    expect(record?.progress).toEqual({
      contactId: desk.contact(visitor.email)?.id,
      tagsAdded: true,
      noteAdded: true,
    });
    expect(record?.lead).toEqual(lead);
  });

  test('are each in the store before the next one, and so is each call that the CRM took', async () => {
    const { url } = await startServer(contentCrm);
    vi.stubEnv('GHL_API_BASE_URL', url);
    const store = memoryStore();
    await acceptLead(store, 'some-key', lead);
    expect(store.writes.map(({ state, history, progress }) => [state, history.length, progress])).toEqual([
      ['received', 1, {}],
      ['delivering', 2, {}],
      ['delivering', 2, { contactId: 'contact-1' }],
      ['delivering', 2, { contactId: 'contact-1', tagsAdded: true }],
      ['delivered', 3, { contactId: 'contact-1', tagsAdded: true, noteAdded: true }],
    ]);
  });

  test('that died after a call go on behind it', async () => {
    const { url, calls } = await startServer(contentCrm);
    vi.stubEnv('GHL_API_BASE_URL', url);
    const store = memoryStore();
    await acceptLead(store, 'some-key', lead);
    const died = store.writes.find(({ progress }) => progress.tagsAdded);
    if (!died) throw new Error('The tags were not noted.');
    calls.splice(0);
    vi.setSystemTime(after(30_001));
    expect(await deliverWaiting(memoryStore(died), far)).toEqual({ tried: 1, delivered: 1 });
    expect(calls.map(({ path }) => path)).toEqual(['/contacts/contact-1/notes']);
  });

  test('that the CRM does not take: received, delivering, retry with the reason', async () => {
    const store = tickingStore();
    const trouble = leadSchema.parse({ ...visitor, email: 'status-503@deliver.example' });
    expect(await acceptLead(store, 'some-key', trouble)).toEqual({ status: 'stored', failure });
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
    const states = ['received', 'delivering', 'retry', 'delivering', 'delivered'];
    expect(statesOf(await store.read('some-key'))).toEqual(states);
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

  test('are not taken when another process holds the lead: stored, without a reason', async () => {
    const store = tickingStore(newRecord('some-key', lead, noon));
    expect(await acceptLead(store, 'some-key', lead)).toEqual({ status: 'stored' });
    expect(store.writes).toEqual([]);
    expect(desk.crm.contacts.size).toBe(0);
  });

  test('without settings are not repeated for a lead that waits already', async () => {
    vi.stubEnv('GHL_API_TOKEN', undefined);
    const waiting = recordOf('some-key', after(-60_000), ['retry']);
    const store = memoryStore(waiting);
    expect(await deliverWaiting(store, far)).toEqual({ tried: 1, delivered: 0 });
    expect(await store.read('some-key')).toEqual(waiting);
    expect(desk.printed()).toContain('lead some-key: GHL_API_TOKEN is not set');
  });

  test('fail where the lead cannot be stored, and the CRM is not called', async () => {
    const broken = { ...memoryStore(), create: () => Promise.reject(new Error('disk full')) };
    await expect(acceptLead(broken, 'some-key', lead)).rejects.toThrow('disk full');
    expect(desk.crm.contacts.size).toBe(0);
  });

  test('begin only when the store knows of it', async () => {
    const store = failingStore(memoryStore(), ({ state }) => state === 'delivering');
    expect(await acceptLead(store, 'some-key', lead)).toEqual({ status: 'stored' });
    expect(statesOf(await store.read('some-key'))).toEqual(['received']);
    expect(desk.crm.contacts.size).toBe(0);
  });
});

describe('an attempt', () => {
  const waiting = () => recordOf('some-key', after(-60_000), ['retry']);
  const email = 'some-key@waiting.example';

  test('answers with the record as it is stored', async () => {
    const store = memoryStore(waiting());
    const ended = await deliver(store, 'some-key');
    expect(ended.state).toBe('delivered');
    expect(await store.read('some-key')).toEqual(ended);
  });

  test.each<[LeadState, age: number]>([
    ['delivered', 60_000],
    ['superseded', 60_000],
    ['delivering', 30_000],
    ['received', 30_000],
  ])('is not made of a lead that does not wait: %s, %i ms ago', async (state, age) => {
    const record = recordOf('some-key', after(-age), state === 'received' ? [] : [state]);
    const store = memoryStore(record);
    expect(await deliver(store, 'some-key')).toEqual(record);
    expect(store.writes).toEqual([]);
    expect(desk.crm.contacts.size).toBe(0);
  });

  test('is made at once of a lead that we have just received', async () => {
    const store = memoryStore(recordOf('some-key', noon));
    expect((await deliver(store, 'some-key', true)).state).toBe('delivered');
    expect(desk.contact(email)?.notes).toHaveLength(1);
  });

  test('of a lead that is not in the store fails', async () => {
    const store = memoryStore(recordOf('another-key', after(-60_000), ['retry']));
    await expect(deliver(store, 'some-key')).rejects.toThrow('no longer in the store');
    expect(store.writes).toEqual([]);
  });

  test('is shared by all who ask for it while it is under way', async () => {
    const { calls, held, release } = await holdingCrm(email);
    const store = memoryStore(waiting());
    const first = deliver(store, 'some-key');
    const second = deliver(store, 'some-key');
    await held;
    const third = deliver(store, 'some-key');
    release(accepted());
    const [ended, ...others] = await Promise.all([first, second, third]);
    expect(ended.state).toBe('delivered');
    expect(others).toEqual([ended, ended]);
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['upsert', 'tags', 'notes']);
    expect(statesOf(await store.read('some-key'))).toEqual(['received', 'retry', 'delivering', 'delivered']);
  });

  test('is shared, and so is its failure', async () => {
    const { calls, held, release } = await holdingCrm(email);
    const store = memoryStore(waiting());
    const first = deliver(store, 'some-key');
    await held;
    const second = deliver(store, 'some-key');
    release(refused());
    expect((await first).history.at(-1)).toMatchObject({ state: 'retry', failure });
    expect(await second).toEqual(await first);
    expect(calls).toHaveLength(1);
  });

  test('does not hold up another lead', async () => {
    const { held, release } = await holdingCrm(email);
    const store = memoryStore(waiting(), recordOf('another-key', after(-60_000), ['retry']));
    const first = deliver(store, 'some-key');
    await held;
    expect((await deliver(store, 'another-key')).state).toBe('delivered');
    expect((await store.read('some-key'))?.state).toBe('delivering');
    release(accepted());
    expect((await first).state).toBe('delivered');
  });

  test('is made anew by who asks later, whether the last one ended or failed', async () => {
    let broken = true;
    const record = recordOf('some-key', noon, ['retry'], noon, 'once-503@anew.example');
    const store = failingStore(memoryStore(record), () => broken);
    await expect(deliver(store, 'some-key')).rejects.toThrow('cannot write');
    broken = false;
    expect((await deliver(store, 'some-key')).state).toBe('retry');
    expect((await deliver(store, 'some-key')).state).toBe('delivered');
  });
});

describe('a lead that is superseded while the CRM has its call', () => {
  test.each([
    ['takes it', accepted, { contactId: 'contact-1' }],
    ['refuses it', refused, {}],
  ])('stays superseded and goes no further where the CRM %s', async (_name, answer, progress) => {
    const { calls, held, release } = await holdingCrm('typo@superseded.example');
    const store = memoryStore();
    const old = acceptLead(store, 'old-key', leadSchema.parse({ ...visitor, email: 'typo@superseded.example' }));
    await held;
    const corrected = leadSchema.parse({ ...visitor, replaces: 'old-key' });
    expect(await acceptLead(store, 'new-key', corrected)).toEqual({ status: 'delivered' });
    release(answer());
    await old;
    const record = await store.read('old-key');
    expect(record?.state).toBe('superseded');
    expect(statesOf(record)).toEqual(['received', 'delivering', 'superseded']);
    expect(record?.progress).toEqual(progress);
    expect(calls.filter(({ path }) => path.endsWith('/notes'))).toHaveLength(1);
    expect(await deliverWaiting(store, far)).toEqual({ tried: 0, delivered: 0 });
  });
});

describe('an attempt whose end cannot be stored', () => {
  test.each<[LeadState, email: string, answer: object]>([
    ['delivered', visitor.email, { status: 'delivered' }],
    ['retry', 'status-503@unstored.example', { status: 'stored', failure }],
  ])('is answered all the same, and the log names the lead by its key: %s', async (end, email, expected) => {
    const store = failingStore(memoryStore(), ({ state }) => state === end);
    expect(await acceptLead(store, 'some-key', leadSchema.parse({ ...visitor, email }))).toEqual(expected);
    expect((await store.read('some-key'))?.state).toBe('delivering');
    expect(desk.printed()).toContain('lead some-key: its state could not be stored');
    expect(desk.printed()).not.toMatch(/@|Maya|Tremblay/);
  });

  test('is taken up by a later run that repeats only what the stored progress lacks', async () => {
    const { url, calls } = await startServer(contentCrm);
    vi.stubEnv('GHL_API_BASE_URL', url);
    let broken = true;
    const store = failingStore(memoryStore(), ({ state }) => broken && state === 'delivered');
    await acceptLead(store, 'some-key', leadSchema.parse(visitor));
    broken = false;
    calls.splice(0);
    vi.setSystemTime(after(30_000));
    expect(await deliverWaiting(store, far)).toEqual({ tried: 0, delivered: 0 });
    vi.setSystemTime(after(30_001));
    expect(await deliverWaiting(store, far)).toEqual({ tried: 1, delivered: 1 });
    expect(calls.map(({ path }) => path)).toEqual(['/contacts/contact-1/notes']);
  });
});

describe('an attempt whose progress cannot be stored', () => {
  test('leaves the lead to a later run, and the log names it by its key', async () => {
    let broken = true;
    const store = failingStore(memoryStore(), ({ progress }) => broken && progress.contactId !== undefined);
    expect(await acceptLead(store, 'some-key', leadSchema.parse(visitor))).toEqual({ status: 'stored' });
    expect((await store.read('some-key'))?.state).toBe('delivering');
    expect(desk.printed()).toContain('lead some-key: stored, but not delivered: the store failed');
    expect(desk.printed()).not.toMatch(/@|Maya|Tremblay/);
    broken = false;
    vi.setSystemTime(after(30_001));
    expect(await deliverWaiting(store, far)).toEqual({ tried: 1, delivered: 1 });
    expect(desk.contact(visitor.email)?.notes).toHaveLength(1);
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

  test('tries the lead first whose last step is longest ago, whenever it came in', async () => {
    const store = memoryStore(
      recordOf('second', minutesAgo(10), ['delivering', 'retry'], minutesAgo(9)),
      recordOf('fourth', minutesAgo(30), ['delivering', 'retry'], minutesAgo(1)),
      recordOf('third', minutesAgo(5)),
      recordOf('first', minutesAgo(20), ['delivering'], minutesAgo(20)),
    );
    expect(await deliverWaiting(store, far)).toEqual({ tried: 4, delivered: 4 });
    expect(arrived()).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('with time for one lead only gives each its turn, though the first never succeeds', async () => {
    const { url } = await startServer((call) => {
      vi.setSystemTime(Date.now() + 10_000);
      return emailIn(call) === 'hopeless@waiting.example' ? new Response('', { status: 422 }) : contentCrm(call);
    });
    vi.stubEnv('GHL_API_BASE_URL', url);
    const store = memoryStore(
      recordOf('hopeless', minutesAgo(30), ['retry']),
      recordOf('good', minutesAgo(20), ['retry']),
      recordOf('another-good', minutesAgo(10), ['retry']),
    );
    const shortRun = () => deliverWaiting(store, new Date(Date.now() + 5000));
    expect(await shortRun()).toEqual({ tried: 1, delivered: 0 });
    expect(await shortRun()).toEqual({ tried: 1, delivered: 1 });
    expect(await shortRun()).toEqual({ tried: 1, delivered: 1 });
    expect((await store.read('another-good'))?.state).toBe('delivered');
    expect(await shortRun()).toEqual({ tried: 1, delivered: 0 });
    expect(statesOf(await store.read('hopeless'))?.slice(2)).toEqual(['delivering', 'retry', 'delivering', 'retry']);
  });

  test('does not send what was superseded while it was busy with another lead', async () => {
    const { calls, held, release } = await holdingCrm('first@waiting.example');
    const store = memoryStore(
      recordOf('first', minutesAgo(20), ['retry']),
      recordOf('with-the-typo', minutesAgo(10), ['retry']),
    );
    const running = deliverWaiting(store, far);
    await held;
    await acceptLead(store, 'corrected', leadSchema.parse({ ...visitor, replaces: 'with-the-typo' }));
    release(accepted());
    await running;
    const upserts = calls.filter(({ path }) => path === '/contacts/upsert');
    expect(upserts.map(emailIn)).toEqual(['first@waiting.example', visitor.email]);
    expect((await store.read('with-the-typo'))?.state).toBe('superseded');
  });

  test('does not repeat what a page sent again while it was busy with another lead', async () => {
    const { calls, held, release } = await holdingCrm('first@waiting.example');
    const again = recordOf('sent-again', minutesAgo(10), ['retry']);
    const store = memoryStore(recordOf('first', minutesAgo(20), ['retry']), again);
    const running = deliverWaiting(store, far);
    await held;
    expect(await acceptLead(store, 'sent-again', again.lead)).toEqual({ status: 'delivered' });
    release(accepted());
    await running;
    expect(calls.filter(({ path }) => path.endsWith('/notes'))).toHaveLength(2);
    const states = ['received', 'retry', 'delivering', 'delivered'];
    expect(statesOf(await store.read('sent-again'))).toEqual(states);
  });

  test('at the same time as another one delivers each lead once', async () => {
    const keys = ['first', 'second', 'third'];
    const store = memoryStore(...keys.map((key, index) => recordOf(key, minutesAgo(30 - index), ['retry'])));
    await Promise.all([deliverWaiting(store, far), deliverWaiting(store, far)]);
    expect(arrived()).toEqual(keys);
    for (const contact of desk.crm.contacts.values())
      expect(contact).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
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
    // Four writes a lead, a second each: the third lead would start at 12:00:08.
    const records = ['first', 'second', 'third'].map((key, index) => recordOf(key, minutesAgo(30 - index), ['retry']));
    const store = tickingStore(...records);
    expect(await deliverWaiting(store, after(8000))).toEqual({ tried: 2, delivered: 2 });
    expect(arrived()).toEqual(['first', 'second']);
    expect((await store.read('third'))?.history).toHaveLength(2);
    expect(await deliverWaiting(store, after(8001))).toEqual({ tried: 1, delivered: 1 });
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
    expect(desk.printed()).toBe('');
  });
});

describe('a record that cannot be read', () => {
  const good = recordOf('good-key', after(-60_000), ['retry']);
  function damagedStore() {
    const store = memoryStore(good);
    return {
      ...store,
      keys: async () => ['damaged-key', 'good-key', 'vanished-key'],
      read: async (key: string) => {
        if (key === 'damaged-key') throw new SyntaxError('Unexpected end of maya@tremblay-freight.example');
        return store.read(key);
      },
    };
  }

  test('is left out and named in the log by its key alone; one that vanished is only left out', async () => {
    expect(await readableRecords(damagedStore())).toEqual([good]);
    expect(desk.printed()).toBe('lead damaged-key: its record cannot be read');
  });

  test('does not keep the others from the CRM', async () => {
    expect(await deliverWaiting(damagedStore(), far)).toEqual({ tried: 1, delivered: 1 });
    expect(desk.contact('good-key@waiting.example')?.notes).toHaveLength(1);
    expect(desk.printed()).toContain('lead damaged-key: its record cannot be read');
    expect(desk.printed()).not.toMatch(/@|Maya|Tremblay/);
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

  test('keeps its first step and the latest ones, however long it waits', () => {
    const times = Array.from({ length: 500 }, (_, index) => after(index * 600_000));
    const old = times.reduce((waiting, at) => stepped(waiting, 'retry', at), recordOf('some-key', after(-1000)));
    expect(old.history.length).toBeLessThan(50);
    expect(receivedAt(old)).toBe(after(-1000).toISOString());
    expect(old.history.slice(-30).map(({ at }) => at)).toEqual(times.slice(-30).map((at) => at.toISOString()));
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

  test.each<[string, Record<string, string | string[]>, same: boolean]>([
    ['the same in another order', { b: ['2', '3'], a: '1' }, true],
    ['an answer changed', { a: '1', b: ['2', '4'] }, false],
    ['the answers swapped', { a: ['2', '3'], b: '1' }, false],
    ['a question changed', { a: '1', c: ['2', '3'] }, false],
    ['an answer left out', { a: '1' }, false],
    ['a list as one text', { a: '1', b: '2,3' }, false],
  ])('has a fingerprint of its detailed answers: %s', (_name, detailedAnswers, same) => {
    const fingerprint = fingerprintOf(leadSchema.parse({ ...visitor, detailedAnswers: { a: '1', b: ['2', '3'] } }));
    const other = fingerprintOf(leadSchema.parse({ ...visitor, detailedAnswers }));
    expect(other === fingerprint).toBe(same);
  });
});

describe('one bad lead among good ones', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test('whose record is no record is left out and stops nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = memoryStore(recordOf('good', minutesAgo(10), ['retry'], minutesAgo(9)));
    await store.write({ key: 'bad', state: 'retry' } as never);
    expect(await deliverWaiting(store, far)).toEqual({ tried: 1, delivered: 1 });
  });

  test('that cannot be written does not keep the next one from its turn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = memoryStore(
      recordOf('unwritable', minutesAgo(20), ['retry'], minutesAgo(19)),
      recordOf('good', minutesAgo(10), ['retry'], minutesAgo(9)),
    );
    const write = store.write.bind(store);
    store.write = (record) => (record.key === 'unwritable' ? Promise.reject(new Error('read-only')) : write(record));
    expect(await deliverWaiting(store, far)).toEqual({ tried: 2, delivered: 1 });
    expect((await store.read('good'))?.state).toBe('delivered');
  });
});
