import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import health from '#netlify/functions/health';
import type { LeadRecord, LeadState } from '#netlify/leads/record';
import { recordOf } from '#tests/functions/leads/world';
import { answerOf, platformContext, useTestBed } from '#tests/functions/support';

const testBed = useTestBed();
const address = 'https://smartstack.example/.netlify/functions/health';
const ask = async (method = 'GET') => answerOf(await health(new Request(address, { method }), platformContext));

let received: (minutes: number) => Date;
beforeEach(() => {
  const now = Date.now();
  received = (minutes) => new Date(now - minutes * 60_000);
});
const given = async (count: number, minutes: number, states: LeadState[] = ['retry']) => {
  const records: LeadRecord[] = Array.from({ length: count }, (_, index) =>
    recordOf(`canary-${states.join('-')}-${minutes}-${index}`, received(minutes), states),
  );
  await Promise.all(records.map((record) => testBed.store.create(record)));
};

describe('the backlog', () => {
  test.each<[string, () => Promise<void>, number, object]>([
    ['that is empty is ok', async () => {}, 200, { status: 'ok', waiting: 0, oldestMinutes: 0, dead: 0 }],
    [
      'of delivered leads is ok',
      () => given(3, 500, ['delivered']),
      200,
      { status: 'ok', waiting: 0, oldestMinutes: 0, dead: 0 },
    ],
    [
      'with a lead that waits for a moment is ok',
      () => given(1, 2),
      200,
      { status: 'ok', waiting: 10, oldestMinutes: 5, dead: 0 },
    ],
    [
      'with a lead that waits for a quarter of an hour is delayed',
      () => given(11, 15),
      200,
      { status: 'delayed', waiting: 100, oldestMinutes: 15, dead: 0 },
    ],
    [
      'with a lead that waits for an hour fails',
      () => given(1, 60),
      503,
      { status: 'failing', waiting: 10, oldestMinutes: 60, dead: 0 },
    ],
    [
      'with a lead that waits for days fails',
      () => given(1, 9999),
      503,
      { status: 'failing', waiting: 10, oldestMinutes: 2880, dead: 0 },
    ],
    [
      'with a dead lead fails',
      () => given(1, 5, ['dead']),
      503,
      { status: 'failing', waiting: 0, oldestMinutes: 0, dead: 10 },
    ],
  ])('%s', async (_name, prepare, status, expected) => {
    await prepare();
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(expected);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toMatch(/canary|Maya|Tremblay|@/);
  });

  test('whose records cannot be read is counted all the same: none is read', async () => {
    await given(1, 2);
    await writeFile(path.join(testBed.directory, 'leads/canary-retry-2-0.json'), '{');
    expect((await ask()).body).toMatchObject({ status: 'ok', waiting: 10 });
  });

  test('whose store is broken fails without a word about why', async () => {
    await mkdir(testBed.directory, { recursive: true });
    await writeFile(path.join(testBed.directory, 'a-file'), '');
    vi.stubEnv('LEAD_STORE', `file:${path.join(testBed.directory, 'a-file')}`);
    const answer = await ask();
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ status: 'failing' });
  });
});

test.each(['POST', 'DELETE', 'PUT'])('a %s is refused', async (method) => {
  const answer = await ask(method);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
