import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import health, { healthOf } from '#netlify/functions/health';
import retryLeads from '#netlify/functions/retry-leads';
import { noteContact } from '#netlify/leads/contact-note';
import type { LeadRecord, LeadState } from '#netlify/leads/record';
import { openContextOver } from '#netlify/leads/open';
import { noteRun } from '#netlify/leads/schedule';
import { leadStore } from '#netlify/leads/store';
import { fileStore } from '#netlify/storage/files';
import type { Store } from '#netlify/storage/store';
import { recordOf } from '#tests/functions/leads/world';
import { answerOf, platformContext, useTestBed } from '#tests/functions/support';

const testBed = useTestBed();
const address = 'https://smartstack.example/.netlify/functions/health';
const ask = async (method = 'GET') => answerOf(await health(new Request(address, { method }), platformContext));

let received: (minutes: number) => Date;
let store: Store;
beforeEach(async () => {
  const now = Date.now();
  received = (minutes) => new Date(now - minutes * 60_000);
  store = fileStore(testBed.directory);
  vi.stubEnv('ALERT_WEBHOOK_URL', 'https://hooks.example/secret');
  await ranAgo(0);
});
const ranAgo = (minutes: number) => noteRun({ store, now: () => received(minutes) });
const given = async (count: number, minutes: number, states: LeadState[] = ['retry']) => {
  const records: LeadRecord[] = Array.from({ length: count }, (_, index) =>
    recordOf(`canary-${states.join('-')}-${minutes}-${index}`, received(minutes), states),
  );
  await Promise.all(records.map((record) => testBed.store.create(record)));
};
const well = {
  status: 'ok',
  waiting: 0,
  oldestMinutes: 0,
  dead: 0,
  refused: 0,
  uncontacted: null,
  lastRunMinutes: 0,
  isWritable: true,
};

describe('the backlog, in figures of this moment,', () => {
  test.each<[string, () => Promise<void>, number, object]>([
    ['that is empty is ok', async () => {}, 200, {}],
    ['of delivered leads is ok', () => given(3, 500, ['delivered']), 200, {}],
    ['with a lead that waits for a moment is ok', () => given(1, 2), 200, { waiting: 1, oldestMinutes: 2 }],
    [
      'with a lead that waits for a quarter of an hour is delayed',
      () => given(11, 15),
      200,
      { status: 'delayed', waiting: 11, oldestMinutes: 15 },
    ],
    [
      'with a lead that waits for an hour fails',
      () => given(1, 60),
      503,
      { status: 'failing', waiting: 1, oldestMinutes: 60 },
    ],
    [
      'with a lead that waits for days fails',
      () => given(1, 9999),
      503,
      { status: 'failing', waiting: 1, oldestMinutes: 9999 },
    ],
    ['with dead leads fails', () => given(2, 5, ['dead']), 503, { status: 'failing', dead: 2 }],
    [
      'with refused leads needs attention, and does not hide what fails later',
      () => given(3, 5, ['refused']),
      200,
      { status: 'attention', refused: 3 },
    ],
    [
      'tells dead, refused and waiting apart',
      async () => {
        await given(1, 5, ['dead']);
        await given(2, 5, ['refused']);
        await given(3, 5);
      },
      503,
      { status: 'failing', waiting: 3, oldestMinutes: 5, dead: 1, refused: 2 },
    ],
  ])('%s', async (_name, prepare, status, expected) => {
    await prepare();
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ ...well, ...expected });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toMatch(/canary|Maya|Tremblay|@/);
  });

  test('with a refused lead fails where no webhook tells anybody', async () => {
    vi.stubEnv('ALERT_WEBHOOK_URL', undefined);
    expect((await ask()).status).toBe(200);
    await given(1, 5, ['refused']);
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ ...well, status: 'failing', refused: 1 });
  });

  test('with a sender who has waited for a first contact for weeks needs attention', async () => {
    await given(2, 15 * 1440, ['delivered']);
    await noteContact(store, 'canary-delivered-21600-0', received(0));
    const answer = await ask();
    expect([answer.status, answer.body]).toEqual([200, { ...well, status: 'attention', uncontacted: 1 }]);
  });

  test('whose records cannot be read is counted all the same: none is read', async () => {
    await given(1, 2);
    await writeFile(path.join(testBed.directory, 'leads/canary-retry-2-0.json'), '{');
    expect((await ask()).body).toMatchObject({ status: 'ok', waiting: 1 });
  });
});

describe('the schedule', () => {
  test.each<[number, number, string]>([
    [0, 200, 'ok'],
    [9, 200, 'ok'],
    [10, 503, 'failing'],
    [3000, 503, 'failing'],
  ])('that last ran %i minutes ago: %i', async (minutes, status, text) => {
    await ranAgo(minutes);
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ ...well, status: text, lastRunMinutes: minutes });
  });

  test('that never ran fails, until the first run', async () => {
    await store.remove('schedule/last');
    expect((await ask()).body).toEqual({ ...well, status: 'failing', lastRunMinutes: null });
    await retryLeads(new Request(address, { method: 'POST' }), platformContext);
    expect((await ask()).body).toEqual(well);
  });

  test('whose last run cannot be told fails: a damaged note, and a time to come', async () => {
    await writeFile(path.join(testBed.directory, 'schedule/last.json'), '{"at');
    expect((await ask()).body).toEqual({ ...well, status: 'failing', lastRunMinutes: null });
    expect(testBed.printed()).toContain('schedule/last is damaged');
    await ranAgo(-60);
    expect((await ask()).body).toEqual({ ...well, status: 'failing', lastRunMinutes: null });
  });
});

describe('the store', () => {
  test('is tried with a probe, of which nothing stays', async () => {
    const before = await store.keys('');
    const probes: string[] = [];
    const probed: Store = { ...store, write: (key, value) => (probes.push(key), store.write(key, value)) };
    const answer = await healthOf(new Request(address), undefined, () => open(probed), true);
    expect(answer.status).toBe(200);
    expect(probes).toEqual(['health/probe']);
    expect(await store.keys('')).toEqual(before);
  });

  test.each(['write', 'remove'] as const)('that can be read and refuses to %s fails', async (verb) => {
    await given(1, 2);
    const refusing: Store = { ...store, [verb]: () => Promise.reject(new Error('ENOSPC canary')) };
    const answer = await answerOf(await healthOf(new Request(address), undefined, () => open(refusing), true));
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ ...well, status: 'failing', waiting: 1, oldestMinutes: 2, isWritable: false });
    expect(testBed.printed()).toBe('health: the lead store takes no writes');
  });

  test('that is broken fails without a word about why', async () => {
    await writeFile(path.join(testBed.directory, 'a-file'), '');
    vi.stubEnv('LEAD_STORE', `file:${path.join(testBed.directory, 'a-file')}`);
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ status: 'failing' });
  });

  const open = (opened: Store) => ({ ...openContextOver(opened), leads: leadStore(opened) });
});

test.each(['deploy-preview', 'branch-deploy'])('a %s keeps no leads, and says so', async (deploy) => {
  vi.stubEnv('LEAD_STORE', undefined);
  const answer = await answerOf(await health(new Request(address), { deploy: { context: deploy } } as Context));
  expect([answer.status, answer.body]).toEqual([200, { status: 'preview' }]);
});

test.each(['POST', 'DELETE', 'PUT'])('a %s is refused', async (method) => {
  const answer = await ask(method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

describe('asked about the CRM', () => {
  afterEach(() => void vi.useRealTimers());
  const askCrm = async () => answerOf(await health(new Request(`${address}?crm`), platformContext));

  test.each<[string, Record<string, string | undefined>, number, string]>([
    ['that takes the token is ok', {}, 200, 'ok'],
    ['that refuses the token fails', { GHL_API_TOKEN: 'expired' }, 503, 'no-read'],
    ['that has another location fails', { GHL_LOCATION_ID: 'another' }, 503, 'no-read'],
    ['whose settings are missing fails', { GHL_API_TOKEN: undefined }, 503, 'no-settings'],
    [
      'that cannot be reached does not fail: leads wait for it',
      { GHL_API_BASE_URL: 'http://127.0.0.1:9' },
      200,
      'unreachable',
    ],
  ])('%s', async (_name, settings, status, crm) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    const answer = await askCrm();
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ ...well, status: status === 200 ? 'ok' : 'failing', crm });
    expect(testBed.crm.contacts.size).toBe(0);
  });

  test('calls it at most every ten minutes, and at once where a setting was fixed', async () => {
    vi.stubEnv('GHL_API_TOKEN', 'expired');
    expect((await askCrm()).body).toMatchObject({ crm: 'no-read' });
    vi.stubEnv('GHL_API_TOKEN', 'double-token');
    expect((await askCrm()).body).toMatchObject({ crm: 'ok' });
    // From here on nobody answers at that address; the verdict is ten minutes old at most.
    const calls = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
    expect((await askCrm()).body).toMatchObject({ crm: 'ok' });
    expect(calls).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 60_000);
    expect((await askCrm()).body).toMatchObject({ crm: 'unreachable' });
    expect(calls).toHaveBeenCalledOnce();
  });

  test('asks nothing where only the leads are asked about', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    expect((await ask()).body).toEqual(well);
    expect(calls).not.toHaveBeenCalled();
  });
});
