import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitAfter } from '#netlify/leads/backoff';
import retryLeads, { config } from '#netlify/functions/retry-leads';
import type { LeadRecord } from '#netlify/leads/record';
import { recordOf } from '#tests/functions/leads/world';
import { type Answer, answerOf, platformContext, postLead, useTestBed, visitor } from '#tests/functions/support';

const testBed = useTestBed();

const address = 'https://smartstack.example/.netlify/functions/retry-leads';
const run = async (request = new Request(address, { method: 'POST' })) =>
  answerOf(await retryLeads(request, platformContext));

const noon = new Date('2026-01-15T12:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
afterEach(() => void vi.useRealTimers());

/** The first wait after a failure is over. */
const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000);
/** Until a lead that failed once is due (minutes), whatever the chance. */
const untilDue = waitAfter(1, 1) / 60_000;

const states = async () =>
  Object.fromEntries(
    await Promise.all(
      (await testBed.store.keys()).map(async (key) => [key, (await testBed.store.read(key))?.state] as const),
    ),
  );

async function stored(key: string): Promise<LeadRecord> {
  const record = await testBed.store.read(key);
  if (!record) throw new Error(`There is no record ${key}.`);
  return record;
}

/** What the operator's webhook hears from now on. */
const alerted = () => {
  const real = globalThis.fetch;
  const bodies: string[] = [];
  vi.stubEnv('ALERT_WEBHOOK_URL', 'https://hooks.example/secret');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== 'https://hooks.example/secret') return real(input, init);
    bodies.push(String(init?.body));
    return new Response('ok');
  });
  return bodies;
};

describe('when the CRM is back', () => {
  const people = ['anna', 'bruno', 'chloe', 'dev', 'emma'];
  const submit = async () => {
    for (const name of people) {
      const answer = await postLead({ ...visitor, email: `${name}@back.example` }, `key-of-${name}`);
      expect(answer.status).toBe(202);
    }
  };
  const expectAllOnce = async () => {
    expect(Object.values(await states())).toEqual(people.map(() => 'delivered'));
    expect([...testBed.crm.contacts.keys()].sort()).toEqual(people.map((name) => `${name}@back.example`));
    for (const contact of testBed.crm.contacts.values())
      expect(contact).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  };

  test('every lead is delivered exactly once, and the log says how many', async () => {
    vi.stubEnv('GHL_API_BASE_URL', 'http://127.0.0.1:1');
    await submit();
    pass(untilDue);
    expect((await run()).body).toEqual({ success: true });
    expect(Object.values(await states())).toEqual(people.map(() => 'retry'));
    expect(testBed.printed()).toContain('retry-leads: 5 tried, 0 delivered');

    vi.stubEnv('GHL_API_BASE_URL', testBed.crm.url);
    await run();
    expect(Object.values(await states())).toEqual(people.map(() => 'retry'));
    pass(2 * untilDue);
    await run();
    await expectAllOnce();
    expect(testBed.printed()).toContain('retry-leads: 5 tried, 5 delivered');

    await run();
    await expectAllOnce();
    expect(testBed.printed()).not.toContain('retry-leads: 0 tried');
  });

  test('the same holds when the settings come late', async () => {
    vi.stubEnv('GHL_API_TOKEN', undefined);
    await submit();
    vi.stubEnv('GHL_API_TOKEN', 'double-token');
    pass(untilDue);
    await run();
    await run();
    await expectAllOnce();
  });

  type Send = () => Promise<Answer>;
  test.each<[string, email: string, both: (send: Send) => Promise<Answer>[]]>([
    ['two runs', 'once-503@runs.example', () => [run(), run()]],
    ['a run and a page that sends its lead again', 'once-503@page.example', (send) => [run(), send()]],
  ])('%s at the same time deliver it once', async (_name, email, both) => {
    const send = () => postLead({ ...visitor, email }, 'waiting-key');
    expect((await send()).status).toBe(202);
    pass(untilDue);
    for (const { status } of await Promise.all(both(send))) expect(status).toBe(200);
    expect(testBed.contact(email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
    expect(await states()).toEqual({ 'waiting-key': 'delivered' });
  });

  test('a page that sends its lead again hears that it was delivered', async () => {
    const body = { ...visitor, email: 'once-503@back.example' };
    expect((await postLead(body, 'sent-again')).status).toBe(202);
    pass(untilDue);
    await run();
    expect((await postLead(body, 'sent-again')).status).toBe(200);
    expect(testBed.contact(body.email)).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
  });
});

describe('what a run leaves behind', () => {
  test('of a delivered lead is nothing after thirty days', async () => {
    await postLead(visitor, 'delivered-key');
    pass(30 * 24 * 60 - 1);
    await run();
    expect(await states()).toEqual({ 'delivered-key': 'delivered' });
    pass(61);
    await run();
    expect(await states()).toEqual({});
    expect(testBed.printed()).toContain('retry-leads: 1 erased, 0 index entries restored');
  });

  test('is nothing that its visitor corrected', async () => {
    await postLead({ ...visitor, email: 'once-422@left.example' }, 'with-the-typo');
    await postLead({ ...visitor, replaces: 'with-the-typo' }, 'without-the-typo');
    pass(untilDue);
    await run();
    expect([...testBed.crm.contacts.keys()]).toEqual([visitor.email]);
    expect(await states()).toEqual({ 'with-the-typo': 'superseded', 'without-the-typo': 'delivered' });
  });
});

describe('the operator', () => {
  test('hears once when a lead has waited for an hour', async () => {
    const bodies = alerted();
    await postLead({ ...visitor, email: 'status-503@late.example' }, 'waiting-key');
    for (let minutes = 0; minutes <= 64; minutes += 2) {
      await run();
      pass(2);
    }
    expect(bodies).toEqual([
      expect.stringMatching(
        /^\{"text":"SmartStack: 1 lead waits for the CRM, the oldest for 60 minutes\. The CRM says: Integration Error 1\. Look: .*","event":"late","waiting":1,"oldestMinutes":60,"dead":0,"refused":0\}$/,
      ),
    ]);
  });
});

describe('a side file that is damaged stops neither delivery nor alerts', () => {
  test.each(['housekeeping/last', 'claims/waiting-key', 'alerts/refused', 'schedule/last'])('%s', async (name) => {
    const bodies = alerted();
    await postLead({ ...visitor, email: `once-503@${name.replace('/', '-')}.example` }, 'waiting-key');
    await testBed.store.create(recordOf('refused-key', new Date(), ['refused']));
    const file = path.join(testBed.directory, `${name}.json`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, '');
    pass(untilDue);
    expect((await run()).body).toEqual({ success: true });
    expect(await states()).toEqual({ 'waiting-key': 'delivered', 'refused-key': 'refused' });
    expect(bodies.join()).toContain('was refused by the CRM');
    if (name === 'schedule/last') return;
    expect(testBed.printed()).toContain(`store: ${name} is damaged`);
    await run();
    expect(bodies.join()).toContain('1 file of the lead store was damaged');
  });
});

describe('where the store fails in part', () => {
  const folder = (name: string) => path.join(testBed.directory, name);

  test('housekeeping stops neither delivery nor alerts', async () => {
    const bodies = alerted();
    await postLead({ ...visitor, email: 'once-503@housekeeping.example' }, 'waiting-key');
    await testBed.store.create(recordOf('refused-key', new Date(), ['refused']));
    // What it lists and writes first is a file where a folder should be.
    await writeFile(folder('housekeeping'), '');
    pass(untilDue);
    expect((await run()).body).toEqual({ success: true });
    expect((await states())['waiting-key']).toBe('delivered');
    expect(bodies.join()).toContain('was refused by the CRM');
    expect(testBed.printed()).toContain('housekeeping: the store failed');
  });

  test('a run that gets through its leads is noted, one that does not is none', async () => {
    await run();
    expect(await readFile(folder('schedule/last.json'), 'utf8')).toBe(JSON.stringify({ at: noon.toISOString() }));
    pass(untilDue);
    await writeFile(folder('waiting'), '');
    await expect(run()).rejects.toThrow();
    expect(await readFile(folder('schedule/last.json'), 'utf8')).toBe(JSON.stringify({ at: noon.toISOString() }));
  });
});

test('a record that cannot be read stops nothing, and the log names it', async () => {
  await postLead({ ...visitor, email: 'status-503@damaged.example' }, 'damaged-key');
  await postLead({ ...visitor, email: 'once-503@damaged.example' }, 'waiting-key');
  pass(untilDue);
  await writeFile(
    path.join(testBed.directory, 'leads/damaged-key.json'),
    '{"key":"damaged-key","lead":{"firstName":"canary"',
  );
  expect((await run()).body).toEqual({ success: true });
  expect((await stored('waiting-key')).state).toBe('delivered');
  expect(testBed.printed()).toContain('lead damaged-key: it cannot be read or stored');
  expect(testBed.printed()).toContain('retry-leads: 1 tried, 1 delivered');
  expect(testBed.printed()).not.toContain('canary');
});

describe('called by its address', () => {
  test.each([
    ['a GET from anywhere', () => new Request(address, { headers: { 'sec-fetch-site': 'cross-site' } })],
    [
      'a POST with a body that names leads',
      () => new Request(address, { method: 'POST', body: '{"key":"waiting-one"}' }),
    ],
    ['a query', () => new Request(`${address}?key=waiting-one&force=true`)],
    ['a DELETE', () => new Request(address, { method: 'DELETE' })],
  ])('%s is no more than one more run, and tells nothing', async (_name, request) => {
    await postLead({ ...visitor, email: 'done@by-address.example' }, 'delivered-one');
    await postLead({ ...visitor, email: 'status-503@by-address.example' }, 'waiting-one');
    const delivered = await stored('delivered-one');
    pass(untilDue);
    for (let call = 0; call < 3; call += 1) {
      const answer = await run(request());
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ success: true });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await stored('delivered-one')).toEqual(delivered);
    expect(testBed.contact('done@by-address.example')).toMatchObject({ upserts: 1, notes: [expect.any(String)] });
    expect((await stored('waiting-one')).state).toBe('retry');
  });

  test('with an empty store nothing is made and nothing printed', async () => {
    expect((await run()).body).toEqual({ success: true });
    expect(await testBed.store.keys()).toEqual([]);
    expect(testBed.printed()).toBe('');
  });

  test('the log holds nothing that a visitor typed', async () => {
    const email = 'status-422@canary.example';
    await postLead({ ...visitor, firstName: 'canary', company: 'canary', phone: 'canary', email }, 'waiting-one');
    pass(untilDue);
    await run();
    expect(testBed.printed()).toContain('retry-leads: 1 tried, 0 delivered');
    expect(testBed.printed()).not.toMatch(/canary|Tremblay/);
  });
});

test('a store that fails is no success', async () => {
  await mkdir(testBed.directory, { recursive: true });
  await writeFile(path.join(testBed.directory, 'a-file'), '');
  vi.stubEnv('LEAD_STORE', `file:${path.join(testBed.directory, 'a-file')}`);
  await expect(run()).rejects.toThrow();
});

test('it runs every two minutes', () => {
  expect(config.schedule).toBe('*/2 * * * *');
});
