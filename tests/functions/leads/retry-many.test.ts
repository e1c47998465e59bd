import { expect, test } from 'vitest';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadContext } from '#netlify/leads/context';
import { after, createWorld, recordOf, type World } from '#tests/functions/leads/world';

const minute = 60_000;

/**
 * HighLevel cut down to what ten thousand deliveries need: no parsing, no streams, but the limit and who got what. Each
 * call takes a tenth of a second.
 */
function leanCrm({ clock }: World) {
  const received = new Map<string, string[]>();
  const calls: number[] = [];
  let refused = 0;
  const answer = (status: number, body: object) =>
    ({ ok: status < 300, status, headers: new Headers(), text: async () => JSON.stringify(body) }) as Response;
  const fetch: LeadContext['fetch'] = async (input, init) => {
    await clock.sleep(100);
    const now = clock.now().getTime();
    while ((calls[0] ?? now) <= now - 10_000) calls.shift();
    if (calls.push(now) > 100) {
      refused += 1;
      return answer(429, {});
    }
    const [, id = ''] = /contacts\/([^/]+)\//.exec(String(input)) ?? [];
    const email = /"email":"([^"]+)"/.exec(String(init?.body))?.[1];
    const who = email ?? decodeURIComponent(id);
    const done = received.get(who) ?? [];
    received.set(who, done);
    if (init?.method === 'GET') return answer(200, { notes: [] });
    done.push(String(input).split('/').at(-1) ?? '');
    return answer(200, { contact: { id: email }, note: { id: 'note-1' } });
  };
  return { received, fetch, refused: () => refused };
}

test('10,000 waiting leads drain within the limit, each once, in runs two minutes apart', async () => {
  const world = createWorld();
  const crm = leanCrm(world);
  const process = world.process({ fetch: crm.fetch });
  const { leads } = process;
  for (let index = 0; index < 10_000; index += 1) {
    const record = recordOf(`lead-${index}`, after(-60 * minute), ['retry']);
    await leads.create({ ...record, due: after(-minute - index).toISOString() });
  }
  let delivered = 0;
  for (let runs = 0; runs < 255; runs += 1) {
    const begun = world.clock.now().getTime();
    delivered += (await retryDueLeads(process, new Date(begun + 24_000))).delivered;
    const took = world.clock.now().getTime() - begun;
    expect(took).toBeLessThanOrEqual(24_000);
    world.clock.pass(2 * minute - took);
  }
  expect(delivered).toBe(10_000);
  expect(crm.refused()).toBe(0);
  expect(crm.received.size).toBe(10_000);
  const ways = new Set([...crm.received.values()].map((done) => done.join(', ')));
  expect([...ways]).toEqual(['upsert, tags, notes']);
  expect(await leads.entries('waiting')).toEqual([]);
}, 60_000);
