import { beforeEach, describe, expect, test } from 'vitest';
import { acceptLead } from '#netlify/leads/accept';
import { maxAttempts, waitAfter } from '#netlify/leads/backoff';
import { acquireLock } from '#netlify/leads/lock';
import { deliver } from '#netlify/leads/deliver';
import type { LeadRecord, LeadState } from '#netlify/leads/record';
import type { LeadContext } from '#netlify/leads/context';
import type { Store } from '#netlify/storage/store';
import { supersedeCorrected } from '#netlify/leads/supersede';
import {
  after,
  createScene,
  entriesIn,
  leadOf,
  minute,
  noon,
  noSettings,
  recordOf,
  type Scene,
  statesOf,
} from '#tests/functions/leads/world';
import { visitor } from '#tests/functions/support';

let { world, context, printed } = {} as Scene;
beforeEach(() => {
  ({ world, context, printed } = createScene());
});

const failure = {
  error: 'Integration Error',
  details: 'The CRM could not be reached or gave an unexpected answer.',
} as const;
const contact = (email: string = visitor.email) => world.crm.contacts.get(email);
const stored = async (key = 'some-key') => (await context.leads.read(key)) as LeadRecord;
const searches = ['GET search', 'GET search'];
const all = [...searches, 'POST upsert', 'POST tags', 'POST notes', 'GET notes'];

/** A process in which each write of a record takes a second. */
const ticking = () =>
  world.process({
    store: {
      ...world.store,
      write: async (key, value) => {
        await world.store.write(key, value);
        if (key.startsWith('leads/')) world.clock.pass(1000);
      },
    },
  });

/** A process whose CRM holds the calls of one kind until `release`; `held` settles once one is there. */
function holding(kind: string) {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<Response | null>();
  const fetch: LeadContext['fetch'] = async (input, init) => {
    if (!`${init?.method} ${String(input)}`.endsWith(kind)) return context.fetch(input, init);
    held.resolve();
    return (await free.promise) ?? context.fetch(input, init);
  };
  return { fetch, held: held.promise, release: free.resolve };
}

/** A store in which a write of which `fails` is true fails with an error that quotes the record. */
function failing(fails: (record: LeadRecord) => boolean): Store {
  const write = async (key: string, value: unknown) => {
    if (key.startsWith('leads/') && fails(value as LeadRecord))
      throw new Error(`cannot write ${JSON.stringify(value)}`);
    await world.store.write(key, value);
  };
  return { ...world.store, write };
}

describe('the steps of a lead', () => {
  test('that the CRM takes: received, delivering, delivered, each with its time', async () => {
    expect(await acceptLead(ticking(), 'some-key', leadOf())).toEqual({ status: 'delivered' });
    const record = await stored();
    expect(record.history).toEqual([
      { at: '2026-01-15T12:00:00.000Z', state: 'received' },
      { at: '2026-01-15T12:00:00.000Z', state: 'delivering' },
      // Three writes between them: the attempt, and twice how far it got.
      { at: '2026-01-15T12:00:03.000Z', state: 'delivered' },
    ]);
    expect(record.progress).toEqual({
      contactId: contact()?.id,
      tagsAdded: true,
      noteAdded: true,
      own: expect.anything() as object,
    });
    expect(record.lead).toEqual(leadOf());
    expect(record.attempts).toBe(1);
    expect(entriesIn(world.store)).toEqual(['ended some-key']);
    expect(world.calls).toEqual(all);
    expect(printed()).toBe('');
  });

  test('that is new cost no lock: nobody else may begin it yet', async () => {
    const created: string[] = [];
    const create: Store['create'] = (key, value) => (created.push(key), world.store.create(key, value));
    await acceptLead(world.process({ store: { ...world.store, create } }), 'some-key', leadOf());
    expect(created).toEqual(['leads/some-key']);
  });

  test('that the CRM does not take: received, delivering, retry with the reason, due after the first wait', async () => {
    const lead = leadOf({ email: 'status-503@deliver.example' });
    expect(await acceptLead(context, 'some-key', lead)).toEqual({ status: 'stored', failure });
    const record = await stored();
    expect(statesOf(record)).toEqual(['received', 'delivering', 'retry']);
    expect(record).toMatchObject({
      state: 'retry',
      attempts: 1,
      progress: {},
      due: after(waitAfter(1, 0.5)).toISOString(),
    });
    expect(record.history.at(-1)?.failure).toEqual(failure);
    expect(entriesIn(world.store)).toEqual(['waiting some-key']);
    expect(printed()).toBe('lead some-key: Integration Error, will be tried again');
  });

  test('go on at once when the page sends it again', async () => {
    const lead = leadOf({ email: 'once-500@deliver.example' });
    await acceptLead(context, 'some-key', lead);
    expect(await acceptLead(context, 'some-key', lead)).toEqual({ status: 'delivered' });
    expect(statesOf(await stored())).toEqual(['received', 'delivering', 'retry', 'delivering', 'delivered']);
    expect(entriesIn(world.store)).toEqual(['ended some-key']);
  });

  test('without settings: received, retry, and no attempt', async () => {
    const unset = world.process({ crm: noSettings });
    expect(await acceptLead(unset, 'some-key', leadOf())).toEqual({ status: 'stored', failure });
    expect(await stored()).toMatchObject({ state: 'retry', attempts: 0 });
    expect(statesOf(await stored())).toEqual(['received', 'retry']);
    expect(world.calls).toEqual([]);
    expect(printed()).toContain('lead some-key: GHL_API_TOKEN is not set');
    const before = await stored();
    await acceptLead(unset, 'some-key', leadOf());
    expect(await stored()).toEqual(before);
  });

  test('without settings leave a delivered lead delivered', async () => {
    await acceptLead(context, 'some-key', leadOf());
    const unset = world.process({ crm: noSettings });
    expect(await acceptLead(unset, 'some-key', leadOf())).toEqual({ status: 'delivered' });
    expect((await stored()).state).toBe('delivered');
  });

  test('keep how far it got, and the next attempt starts there', async () => {
    let isDown = true;
    const fetch: LeadContext['fetch'] = async (input, init) =>
      isDown && String(input).endsWith('/notes') ? new Response('', { status: 500 }) : context.fetch(input, init);
    const process = world.process({ fetch });
    await acceptLead(process, 'some-key', leadOf());
    expect((await stored()).progress).toEqual({
      contactId: contact()?.id,
      tagsAdded: true,
      own: { contactId: contact()?.id, tags: contact()?.tags },
    });
    isDown = false;
    world.calls.splice(0);
    expect((await deliver(process, 'some-key', 'sent again')).record.state).toBe('delivered');
    // Whether the earlier attempt added it is asked first.
    expect(world.calls).toEqual(['GET notes', 'POST notes', 'GET notes']);
    expect(contact()?.notes).toHaveLength(1);
  });

  test('are not taken when another process holds the lead: stored, without a reason', async () => {
    await context.leads.create(recordOf('some-key', noon));
    const before = new Map(world.store.values);
    const lead = leadOf({ email: 'some-key@waiting.example' });
    expect(await acceptLead(world.process(), 'some-key', lead)).toEqual({ status: 'stored' });
    expect(world.store.values).toEqual(before);
    expect(world.calls).toEqual([]);
  });

  test('are not taken by another lead under the same key: a conflict, and the first one stays', async () => {
    await acceptLead(context, 'some-key', leadOf());
    const before = new Map(world.store.values);
    const other = leadOf({ company: 'Another company', replaces: 'old-key' });
    expect(await acceptLead(context, 'some-key', other)).toEqual({ status: 'conflict' });
    expect(world.store.values).toEqual(before);
    expect(world.calls).toEqual(all);
  });

  test('are the same where the lead claims to correct itself', async () => {
    expect(await acceptLead(context, 'some-key', leadOf({ replaces: 'some-key' }))).toEqual({ status: 'delivered' });
    expect(statesOf(await stored())).toEqual(['received', 'delivering', 'delivered']);
  });

  test('fail where the lead cannot be stored, and the CRM is not called', async () => {
    const create = () => Promise.reject(new Error('disk full'));
    const broken = world.process({ store: { ...world.store, create } });
    await expect(acceptLead(broken, 'some-key', leadOf())).rejects.toThrow('disk full');
    expect(world.calls).toEqual([]);
  });

  test('begin only when the store knows of it', async () => {
    const broken = world.process({ store: failing(({ state }) => state === 'delivering') });
    expect(await acceptLead(broken, 'some-key', leadOf())).toEqual({ status: 'stored' });
    expect(statesOf(await stored())).toEqual(['received']);
    expect(world.calls).toEqual([]);
  });
});

describe('an attempt', () => {
  const waiting = () => recordOf('some-key', after(-minute), ['retry']);
  const email = 'some-key@waiting.example';

  test('answers with the record as it is stored', async () => {
    await context.leads.create(waiting());
    const { record } = await deliver(context, 'some-key', 'due');
    expect(record.state).toBe('delivered');
    expect(await stored()).toEqual(record);
  });

  test.each<[LeadState, age: number]>([
    ['delivered', minute],
    ['superseded', minute],
    ['dead', minute],
    ['delivering', 29_999],
    ['received', 29_999],
  ])('is not made of a lead that does not wait: %s, %i ms ago', async (state, age) => {
    const record = recordOf('some-key', after(-age), state === 'received' ? [] : [state]);
    await context.leads.create(record);
    expect((await deliver(context, 'some-key', 'sent again')).record).toEqual(record);
    expect(await stored()).toEqual(record);
    expect(world.calls).toEqual([]);
  });

  test('is not made before its time, unless the page sends the lead again', async () => {
    await context.leads.create({ ...waiting(), due: after(1).toISOString() });
    expect((await deliver(context, 'some-key', 'due')).record.state).toBe('retry');
    expect((await deliver(context, 'some-key', 'sent again')).record.state).toBe('delivered');
  });

  test('of a lead that is not in the store fails', async () => {
    await expect(deliver(context, 'some-key', 'due')).rejects.toThrow('no longer in the store');
  });

  test('is shared by all in its process who ask for it while it is under way, and so is its failure', async () => {
    for (const [key, answer] of [
      ['some-key', null],
      ['another-key', new Response('', { status: 503 })],
    ] as const) {
      await context.leads.create(recordOf(key, after(-minute), ['retry']));
      const { fetch, held, release } = holding('/contacts/upsert');
      const process = world.process({ fetch });
      const first = deliver(process, key, 'due');
      await held;
      const second = deliver(process, key, 'sent again');
      release(answer);
      expect(await second).toEqual(await first);
      expect((await first).record.state).toBe(answer ? 'retry' : 'delivered');
    }
    expect(contact(email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
    expect(contact('another-key@waiting.example')).toBeUndefined();
  });

  test('is not made by another process while it is under way', async () => {
    await context.leads.create(waiting());
    const { fetch, held, release } = holding('/contacts/upsert');
    const first = deliver(world.process({ fetch }), 'some-key', 'due');
    await held;
    world.calls.splice(0);
    expect((await deliver(world.process(), 'some-key', 'due')).record.state).toBe('delivering');
    expect(world.calls).toEqual([]);
    release(null);
    expect((await first).record.state).toBe('delivered');
  });

  test('is made by another process once the first has been silent for as long as an attempt may take', async () => {
    await context.leads.create(waiting());
    const { fetch, held, release } = holding('/notes');
    const first = deliver(world.process({ fetch }), 'some-key', 'due');
    await held;
    world.clock.pass(30_000);
    expect((await deliver(world.process(), 'some-key', 'due')).record.state).toBe('delivered');
    // The first comes back and adds its note all the same: it then finds two, and deletes the later one.
    release(null);
    expect((await first).record.state).toBe('delivered');
    expect(contact(email)?.notes).toHaveLength(1);
    expect((await stored()).state).toBe('delivered');
  });

  test('makes its last call within its lease, however long store and CRM take', async () => {
    await context.leads.create(waiting());
    const began: number[] = [];
    let lease = 0;
    const slow = world.process({
      store: {
        ...world.store,
        write: async (key, value) => {
          await world.store.write(key, value);
          world.clock.pass(5_000);
        },
      },
      fetch: async (input, init) => {
        lease ||= Date.parse((await stored()).due);
        began.push(world.clock.now().getTime());
        const answer = await context.fetch(input, init);
        world.clock.pass(4_000);
        return answer;
      },
    });
    await deliver(slow, 'some-key', 'due');
    expect(began.length).toBeGreaterThan(1);
    // What a call itself may take is cut off at the same end.
    expect(Math.max(...began)).toBeLessThan(lease - 4_000);
  });

  /** A process that something happens to just before it gets its lock. */
  const overtaken = (happen: () => Promise<unknown>) =>
    world.process({
      store: {
        ...world.store,
        create: async (key, value) => {
          if (key.startsWith('claims/')) await happen();
          return world.store.create(key, value);
        },
      },
    });

  test.each<[string, () => Promise<unknown>]>([
    ['that another process has just tried', () => deliver(world.process(), 'some-key', 'sent again')],
    ['that is corrected', () => supersedeCorrected(context, 'new-key', leadOf({ replaces: 'some-key' }))],
    ['that the operator erases', async () => context.leads.remove(await stored())],
  ])('is not made of a lead %s before the lock is ours', async (_what, happen) => {
    await context.leads.create({ ...waiting(), lead: leadOf({ email: 'status-503@overtaken.example' }) });
    let left: unknown;
    const process = overtaken(async () => {
      await happen();
      left = await context.leads.read('some-key');
      world.calls.splice(0);
    });
    const before = await stored();
    const { record } = await deliver(process, 'some-key', 'sent again');
    expect(record).toEqual(left ?? before);
    expect(await context.leads.read('some-key')).toEqual(left);
    expect(world.calls).toEqual([]);
    expect(await world.store.keys('claims/')).toEqual([]);
  });

  test('is not made of a lead that another process has locked', async () => {
    await context.leads.create(waiting());
    await acquireLock(world.process(), 'some-key');
    expect((await deliver(context, 'some-key', 'due')).record).toEqual(waiting());
    expect(world.calls).toEqual([]);
  });

  test('is made by whoever received the lead, even if a repeated request is just looking at it', async () => {
    await context.leads.create(recordOf('some-key', noon));
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const read = async (key: string) => {
      const value = await world.store.read(key);
      await free;
      return value;
    };
    const process = world.process({ store: { ...world.store, read } });
    const repeated = deliver(process, 'some-key', 'sent again');
    const first = deliver(process, 'some-key', 'received');
    resolve();
    expect((await repeated).record.state).toBe('received');
    expect((await first).record.state).toBe('delivered');
  });

  test('that fails after another has delivered the lead leaves it delivered', async () => {
    await context.leads.create(waiting());
    const { fetch, held, release } = holding('/contacts/upsert');
    const first = deliver(world.process({ fetch }), 'some-key', 'due');
    await held;
    world.clock.pass(30_000);
    await deliver(world.process(), 'some-key', 'due');
    const before = await stored();
    release(new Response('', { status: 503 }));
    expect((await first).record.state).toBe('delivered');
    expect(await stored()).toEqual(before);
  });

  test('is made by the later one of two processes that begin at once', async () => {
    const store: Store = {
      ...world.store,
      write: async (key, value) => {
        await world.store.write(key, value);
        if ((value as LeadRecord).state === 'delivering')
          await world.store.write(key, { ...(value as LeadRecord), holder: 'the-later' });
      },
    };
    await context.leads.create(waiting());
    const { record } = await deliver(world.process({ store }), 'some-key', 'due');
    expect(record).toMatchObject({ state: 'delivering', holder: 'the-later' });
    expect(await stored()).toEqual(record);
    expect(world.calls).toEqual([]);
  });

  test('is one where a page sends its lead twice at the same time', async () => {
    const both = [acceptLead(context, 'some-key', leadOf()), acceptLead(context, 'some-key', leadOf())];
    expect((await Promise.all(both)).map(({ status }) => status)).toContain('delivered');
    expect(contact()).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
    expect(entriesIn(world.store)).toEqual(['ended some-key']);
  });

  test('of a lead that the operator erases meanwhile does not bring it back', async () => {
    await context.leads.create(waiting());
    const { fetch, held, release } = holding('/contacts/upsert');
    const attempt = deliver(world.process({ fetch }), 'some-key', 'due');
    await held;
    await context.leads.remove(await stored());
    release(null);
    // Nobody is told that it was delivered.
    expect((await attempt).record.state).toBe('delivering');
    expect(await context.leads.keys()).toEqual([]);
    expect(world.calls).toEqual([...searches, 'POST upsert']);
  });

  test('of a lead that carries a correction supersedes what it corrects, should the first process have died before', async () => {
    await context.leads.create(recordOf('old-key', after(-minute), ['retry']));
    await context.leads.create({ ...waiting(), lead: leadOf({ replaces: 'old-key' }) });
    await deliver(context, 'some-key', 'due');
    expect((await stored('old-key')).state).toBe('superseded');
  });
});

describe('a lead that the CRM refuses for what is in it', () => {
  /** A process whose CRM knows nobody and answers its calls that write with these statuses. */
  const refuse = (...statuses: number[]): LeadContext => {
    const left = [...statuses];
    return world.process({
      fetch: async (_url, init) =>
        init?.method === 'GET' ? Response.json({ contact: null }) : new Response('', { status: left.shift() ?? 503 }),
    });
  };
  const again = async (process: LeadContext) => {
    world.clock.pass(Date.parse((await stored()).due) - world.clock.now().getTime());
    return deliver(process, 'some-key', 'due');
  };

  test.each([400, 422])('with %i twice needs a person: it is not sent a third time', async (status) => {
    // A refused contact is looked for by its address before the refusal counts.
    const process = world.process({
      fetch: async (_url, init) => Response.json({ contact: null }, { status: init?.method === 'POST' ? status : 200 }),
    });
    await acceptLead(process, 'some-key', leadOf());
    expect(await stored()).toMatchObject({ state: 'retry', attempts: 1, refusals: 1 });
    expect((await again(process)).record.state).toBe('refused');
    const refused = await stored();
    expect(refused).toMatchObject({ state: 'refused', attempts: 2, refusals: 2 });
    expect(entriesIn(world.store)).toEqual(['refused some-key']);
    expect(printed()).toContain('refused: it needs a person');
    expect(printed()).not.toMatch(/@|Maya|Tremblay/);
    // Its page hears that it is stored, which is so.
    expect(await acceptLead(process, 'some-key', leadOf())).toMatchObject({ status: 'stored' });
    expect(await stored()).toEqual(refused);
  });

  test('between other failures needs a person after the second refusal', async () => {
    const process = refuse(400, 503, 400);
    await acceptLead(process, 'some-key', leadOf());
    expect((await again(process)).record).toMatchObject({ state: 'retry', refusals: 1 });
    expect((await again(process)).record).toMatchObject({ state: 'refused', attempts: 3 });
  });

  test('is not meant where it will not search: it is tried on', async () => {
    const process = world.process({ fetch: async () => new Response('', { status: 400 }) });
    await acceptLead(process, 'some-key', leadOf());
    await again(process);
    expect((await again(process)).record).toMatchObject({ state: 'retry', attempts: 3 });
    expect(await stored()).not.toHaveProperty('refusals');
  });

  test('once, and takes then, is delivered', async () => {
    await acceptLead(context, 'some-key', leadOf({ email: 'once-400@refused.example' }));
    expect((await again(context)).record.state).toBe('delivered');
  });

  test.each([401, 403, 404, 408, 500])('is not meant by %i: it is tried on', async (status) => {
    const process = refuse(status, status, status);
    await acceptLead(process, 'some-key', leadOf());
    await again(process);
    expect((await again(process)).record).toMatchObject({ state: 'retry', attempts: 3 });
    expect(await stored()).not.toHaveProperty('refusals');
  });

  test('is superseded by its correction', async () => {
    await context.leads.create(recordOf('some-key', after(-minute), ['refused']));
    await acceptLead(context, 'new-key', leadOf({ replaces: 'some-key' }));
    expect((await stored()).state).toBe('superseded');
    expect(entriesIn(world.store)).toEqual(['ended new-key', 'ended some-key']);
  });
});

describe('attempts that fail', () => {
  const email = 'status-503@fail.example';

  test('come to an end, then the lead is dead and waits for the operator', async () => {
    await acceptLead(context, 'some-key', leadOf({ email }));
    for (let attempts = 1; attempts < maxAttempts; attempts += 1) {
      const record = await stored();
      expect(record).toMatchObject({ state: 'retry', attempts });
      world.clock.pass(Date.parse(record.due) - world.clock.now().getTime());
      await deliver(context, 'some-key', 'due');
    }
    const dead = await stored();
    expect(dead).toMatchObject({ state: 'dead', attempts: maxAttempts });
    expect(dead.history.at(-1)?.failure?.error).toBe('Integration Error');
    expect(entriesIn(world.store)).toEqual(['dead some-key']);
    expect(printed()).toContain(`lead some-key: Integration Error, given up after ${maxAttempts} attempts`);
    expect(printed()).not.toMatch(/@|Maya|Tremblay/);
    expect(await acceptLead(context, 'some-key', leadOf({ email }))).toMatchObject({ status: 'stored' });
    expect(await stored()).toEqual(dead);
  });

  test('a correction supersedes even a dead one', async () => {
    await context.leads.create(recordOf('some-key', after(-minute), ['dead']));
    await acceptLead(context, 'new-key', leadOf({ replaces: 'some-key' }));
    expect((await stored()).state).toBe('superseded');
    expect(entriesIn(world.store)).toEqual(['ended new-key', 'ended some-key']);
  });

  test.each<[string, headers: Record<string, string>, pause: number]>([
    ['nothing more', {}, 10_000],
    ['over how long it counts', { 'x-ratelimit-interval-milliseconds': '20000' }, 20_000],
    ['when to come back', { 'retry-after': '42' }, 42_000],
    ['to come back in a week', { 'retry-after': '604800' }, 3_600_000],
    ['a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 10_000],
    ['that the day is used up', { 'x-ratelimit-daily-remaining': '0' }, 3_600_000],
  ])('"Too Many Requests" is no attempt; the CRM says %s', async (_name, headers, pause) => {
    const fetch = async () => new Response('', { status: 429, headers });
    const process = world.process({ fetch });
    expect(await acceptLead(process, 'some-key', leadOf())).toEqual({ status: 'stored', failure });
    expect(await stored()).toMatchObject({ state: 'retry', attempts: 0, due: after(pause).toISOString() });
    expect(await deliver(process, 'some-key', 'sent again')).toMatchObject({ pause });
  });
});

describe('a lead that is superseded while the CRM has its call', () => {
  test.each([
    ['takes it', null, { contactId: expect.any(String) as string, own: expect.anything() as object }],
    ['refuses it', new Response('', { status: 503 }), {}],
  ])('stays superseded and goes no further where the CRM %s', async (_name, answer, progress) => {
    const { fetch, held, release } = holding('/contacts/upsert');
    const old = acceptLead(world.process({ fetch }), 'old-key', leadOf({ email: 'typo@superseded.example' }));
    await held;
    // What is under way may still add tags, so its correction waits for its end.
    const correction = acceptLead(world.process(), 'new-key', leadOf({ replaces: 'old-key' }));
    expect(await correction).toEqual({ status: 'stored', failure });
    release(answer);
    expect(await old).toEqual({ status: 'stored' });
    expect(statesOf(await stored('old-key'))).toEqual(['received', 'delivering', 'superseded']);
    expect((await stored('old-key')).progress).toEqual(progress);
    expect(contact('typo@superseded.example')?.notes ?? []).toEqual([]);
    world.clock.pass(waitAfter(1, 1));
    expect((await deliver(world.process(), 'new-key', 'due')).record.state).toBe('delivered');
    expect(contact('typo@superseded.example')?.tags ?? []).toEqual([]);
    expect(entriesIn(world.store)).toEqual(['ended new-key', 'ended old-key']);
  });

  test('before it has arrived leaves nothing of the visitor behind', async () => {
    await acceptLead(context, 'new-key', leadOf({ replaces: 'old-key' }));
    expect(await stored('old-key')).toMatchObject({ state: 'superseded', lead: null, fingerprint: '' });
    world.calls.splice(0);
    expect(await acceptLead(context, 'old-key', leadOf())).toEqual({ status: 'stored' });
    expect(await stored('old-key')).toMatchObject({ state: 'superseded', lead: null });
    expect(world.calls).toEqual([]);
  });
});

describe('a correction', () => {
  const correction = leadOf({ replaces: 'old-key' });

  test.each<[LeadState, LeadState]>([
    ['received', 'superseded'],
    ['delivering', 'superseded'],
    ['retry', 'superseded'],
    ['dead', 'superseded'],
    ['superseded', 'superseded'],
    ['delivered', 'delivered'],
  ])('of a lead that is %s leaves it %s', async (state, expected) => {
    const old = recordOf('old-key', after(-minute), state === 'received' ? [] : [state]);
    await context.leads.create(old);
    await supersedeCorrected(context, 'new-key', correction);
    expect((await stored('old-key')).state).toBe(expected);
    if (state === expected) expect(await stored('old-key')).toEqual(old);
  });

  test.each<[string, () => Promise<void>, LeadState[] | undefined]>([
    ['comes in', () => context.leads.create(recordOf('old-key', noon)).then(() => {}), ['received', 'superseded']],
    ['comes and is erased', async () => {}, undefined],
  ])('of a lead that %s at the same moment', async (_what, happen, states) => {
    const create = async () => {
      await happen();
      return false;
    };
    await supersedeCorrected(world.process({ store: { ...world.store, create } }), 'new-key', correction);
    expect(statesOf(await context.leads.read('old-key'))).toEqual(states);
  });
});

describe('a lead of which something cannot be made', () => {
  const older: object = { ...leadOf(), company: undefined, detailedAnswers: undefined };
  const throwing = () => {
    throw new TypeError('Maya Tremblay has no such thing');
  };

  test.each<[string, LeadRecord['lead'], Partial<LeadContext>, calls: number]>([
    ['the brief', leadOf(), { briefSources: throwing }, 0],
    ['the note, since it is of an earlier shape', older as LeadRecord['lead'], {}, 4],
  ])('%s: the attempt has failed, and the next goes on from where it got', async (_what, lead, changes, calls) => {
    await context.leads.create({ ...recordOf('some-key', noon, ['retry']), lead });
    const process = world.process(changes);
    const { record } = await deliver(process, 'some-key', 'due');
    expect(record).toMatchObject({ state: 'retry', attempts: 1, progress: calls > 0 ? { tagsAdded: true } : {} });
    expect(record.history.at(-1)?.failure).toEqual({
      ...failure,
      reason: "The record could not be read as today's lead.",
    });
    expect(world.calls).toHaveLength(calls);
    expect(printed()).toBe('lead some-key: Integration Error, will be tried again');
    for (let attempts = 2; attempts <= maxAttempts; attempts += 1) {
      world.clock.pass(Date.parse((await stored()).due) - world.clock.now().getTime());
      await deliver(process, 'some-key', 'due');
    }
    expect((await stored()).state).toBe('dead');
    expect(contact()?.notes ?? []).toEqual([]);
  });
});

describe('an attempt whose end cannot be stored', () => {
  test.each<[LeadState, email: string, answer: object]>([
    ['delivered', visitor.email, { status: 'delivered' }],
    ['retry', 'status-503@unstored.example', { status: 'stored', failure }],
  ])('is answered all the same, and the log names the lead by its key: %s', async (end, email, expected) => {
    const process = world.process({ store: failing(({ state }) => state === end) });
    expect(await acceptLead(process, 'some-key', leadOf({ email }))).toEqual(expected);
    expect((await stored()).state).toBe('delivering');
    expect(printed()).toContain('lead some-key: its state could not be stored');
    expect(printed()).not.toMatch(/@|Maya|Tremblay/);
  });

  test('nor how far it got leaves the lead to a later one', async () => {
    const process = world.process({ store: failing(({ progress }) => progress.contactId !== undefined) });
    expect(await acceptLead(process, 'some-key', leadOf())).toEqual({ status: 'stored' });
    expect(printed()).toContain('lead some-key: stored, but not delivered: the store failed');
    expect(printed()).not.toMatch(/@|Maya|Tremblay/);
    world.clock.pass(30_000);
    expect((await deliver(context, 'some-key', 'due')).record.state).toBe('delivered');
    expect(contact()?.notes).toHaveLength(1);
  });
});
