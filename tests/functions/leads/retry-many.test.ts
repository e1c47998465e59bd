import { expect, test } from 'vitest';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadContext } from '#netlify/leads/context';
import { doubleCredentials } from '#netlify/doubles/highlevel';
import { seeded } from '#tests/fixtures/random';
import { after, createWorld, leadOf, minute, recordOf, type World } from '#tests/functions/leads/world';

/**
 * Reaches the world's CRM without requests and streams: a thousand deliveries with them take minutes. `latency` (ms) is
 * what each call takes.
 */
function directFetch({ clock, crm }: World, latency: () => number) {
  const statuses = new Map<number, number>();
  const fetch: LeadContext['fetch'] = async (input, init) => {
    await clock.sleep(latency());
    const { method = 'GET', headers, body } = init ?? {};
    const parsed = body ? (JSON.parse(String(body)) as Record<string, unknown>) : null;
    const answer = crm.answerCall({ method, url: new URL(String(input)), headers: new Headers(headers), body: parsed });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  return { fetch, statuses };
}

test('20,000 waiting leads take less than a day: in a twentieth of it 1,000 are delivered within the limit, each once', async () => {
  const world = createWorld({ callsIn10s: 100 });
  const { fetch, statuses } = directFetch(world, () => 100);
  const process = world.process({ fetch });
  const { leads } = process;
  const count = 1_000;
  for (let index = 0; index < count; index += 1) {
    const record = recordOf(`lead-${index}`, after(-60 * minute), ['retry']);
    await leads.create({ ...record, due: after(-minute - index).toISOString() });
  }
  let delivered = 0;
  // A twentieth of a day's runs.
  for (let runs = 0; runs < 36; runs += 1) {
    const begun = world.clock.now().getTime();
    delivered += (await retryDueLeads(process, new Date(begun + 25_000))).delivered;
    const took = world.clock.now().getTime() - begun;
    expect(took).toBeLessThanOrEqual(25_000);
    world.clock.pass(2 * minute - took);
  }
  expect(delivered).toBe(count);
  expect(statuses.get(429)).toBeUndefined();
  const contacts = [...world.crm.contacts.values()];
  expect(contacts).toHaveLength(count);
  const ways = new Set(
    contacts.map(({ upserts, tags, notes }) => `${upserts} upsert, ${tags.length} tags, ${notes.length} note`),
  );
  expect([...ways]).toEqual(['1 upsert, 7 tags, 1 note']);
  expect(await leads.entries('waiting')).toEqual([]);
});

/* Six calls each: the contact is there, and what it has from an earlier lead is taken back. */
test.each([5, 20, 100, 400])('leads that correct others keep within the limit at %i ms a call', async (usual) => {
  const world = createWorld({ callsIn10s: 100 });
  // With this seed the CRM refused some of them while a run took twelve leads in 10 s.
  const { next } = seeded(4);
  const { fetch, statuses } = directFetch(world, () => usual * (0.2 + 1.6 * next()));
  const process = world.process({ fetch });
  const headers = new Headers({ authorization: `Bearer ${doubleCredentials.token}`, version: '2021-07-28' });
  const url = new URL('https://crm.example/contacts/upsert');
  const count = 60;
  for (let index = 0; index < count; index += 1) {
    const email = `lead-${index}@waiting.example`;
    const body = { locationId: doubleCredentials.locationId, email };
    world.crm.answerCall({ method: 'POST', url, headers, body });
    const contact = world.crm.contacts.get(email);
    if (!contact) throw new Error('The double has made no contact.');
    contact.tags = ['canada'];
    const own = { contactId: contact.id, tags: contact.tags };
    const earlier = recordOf(`earlier-${index}`, after(-90 * minute), ['delivered'], after(-80 * minute));
    const lead = leadOf({ email, phone: `416 555 ${1000 + index}`, geography: 'global', replaces: earlier.key });
    const due = after(-minute - index).toISOString();
    await process.leads.create({ ...earlier, progress: { own } });
    await process.leads.create({ ...recordOf(`lead-${index}`, after(-60 * minute), ['retry']), lead, due });
    // What the test itself asks for is no part of the run.
    world.clock.pass(10_000);
  }
  let calls = 0;
  const counted: LeadContext['fetch'] = (...call) => ((calls += 1), fetch(...call));
  const { tried, delivered } = await retryDueLeads(
    { ...process, fetch: counted },
    new Date(world.clock.now().getTime() + 25_000),
  );
  expect([...statuses.keys()].filter((status) => status >= 400)).toEqual([]);
  expect([delivered, calls]).toEqual([tried, 6 * tried]);
  expect(tried).toBeGreaterThanOrEqual(10);
});
