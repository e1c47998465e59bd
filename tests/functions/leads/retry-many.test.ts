import { expect, test } from 'vitest';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadContext } from '#netlify/leads/context';
import { after, createWorld, minute, recordOf, type World } from '#tests/functions/leads/world';

/** Reaches the world's CRM without requests and streams: ten thousand deliveries with them take minutes. */
function directFetch({ clock, crm }: World) {
  const statuses = new Map<number, number>();
  const fetch: LeadContext['fetch'] = async (input, init) => {
    await clock.sleep(100);
    const { method = 'GET', headers, body } = init ?? {};
    const parsed = body ? (JSON.parse(String(body)) as Record<string, unknown>) : null;
    const answer = crm.answerCall({ method, url: new URL(String(input)), headers: new Headers(headers), body: parsed });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  return { fetch, statuses };
}

test('10,000 waiting leads are delivered within the limit, each once, in runs two minutes apart', async () => {
  const world = createWorld({ callsIn10s: 100 });
  const { fetch, statuses } = directFetch(world);
  const process = world.process({ fetch });
  const { leads } = process;
  for (let index = 0; index < 10_000; index += 1) {
    const record = recordOf(`lead-${index}`, after(-60 * minute), ['retry']);
    await leads.create({ ...record, due: after(-minute - index).toISOString() });
  }
  let delivered = 0;
  for (let runs = 0; runs < 425; runs += 1) {
    const begun = world.clock.now().getTime();
    delivered += (await retryDueLeads(process, new Date(begun + 24_000))).delivered;
    const took = world.clock.now().getTime() - begun;
    expect(took).toBeLessThanOrEqual(24_000);
    world.clock.pass(2 * minute - took);
  }
  expect(delivered).toBe(10_000);
  expect(statuses.get(429)).toBeUndefined();
  const contacts = [...world.crm.contacts.values()];
  expect(contacts).toHaveLength(10_000);
  const ways = new Set(
    contacts.map(({ upserts, tags, notes }) => `${upserts} upsert, ${tags.length} tags, ${notes.length} note`),
  );
  expect([...ways]).toEqual(['1 upsert, 7 tags, 1 note']);
  expect(await leads.entries('waiting')).toEqual([]);
}, 60_000);
