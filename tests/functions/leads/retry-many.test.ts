import { beforeEach, expect, test } from 'vitest';
import { retryDueLeads } from '#netlify/leads/retry';
import type { LeadContext } from '#netlify/leads/context';
import { createCrm, type Crm, doubleCredentials } from '#netlify/doubles/highlevel';
import { Timeline } from '#tests/faults/timeline';
import { seeded } from '#tests/fixtures/random';
import { after, createWorld, leadOf, minute, noon, recordOf } from '#tests/functions/leads/world';

/*
 * Runs over many leads on a virtual clock that moves once everything that takes no time has happened: calls at the same
 * time take the time of one.
 */

let timeline: Timeline;
let crm: Crm;
beforeEach(() => {
  timeline = new Timeline(noon.getTime());
  crm = createCrm({ now: () => new Date(timeline.now), callsIn10s: 100 });
});

/** A process whose calls to the CRM take `latency` (ms). It reaches the CRM without requests and streams, which cost more. */
function processWith(latency: () => number) {
  const statuses = new Map<number, number>();
  let calls = 0;
  const fetch: LeadContext['fetch'] = async (input, init) => {
    calls += 1;
    await timeline.sleep(latency());
    const { method = 'GET', headers, body } = init ?? {};
    const parsed = body ? (JSON.parse(String(body)) as Record<string, unknown>) : null;
    const answer = crm.answerCall({ method, url: new URL(String(input)), headers: new Headers(headers), body: parsed });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const now = () => new Date(timeline.now);
  const process = createWorld().process({ fetch, now, sleep: (milliseconds) => timeline.sleep(milliseconds) });
  return { process, statuses, calls: () => calls };
}

/** A run of the scheduled function; returns how many leads it tried and delivered, and how long (ms) it took. */
async function run(process: LeadContext) {
  const begun = timeline.now;
  let took = 0;
  const running = retryDueLeads(process, new Date(begun + 25_000)).finally(() => (took = timeline.now - begun));
  await timeline.runUntil(begun + 30_000);
  return { ...(await running), took };
}

test('20,000 waiting leads take less than a day: in a twentieth of it 1,000 are delivered within the limit, each once', async () => {
  const { process, statuses } = processWith(() => 400);
  const { leads } = process;
  const count = 1_000;
  for (let index = 0; index < count; index += 1) {
    const record = recordOf(`lead-${index}`, after(-60 * minute), ['retry']);
    await leads.create({ ...record, due: after(-minute - index).toISOString() });
  }
  let delivered = 0;
  // A twentieth of a day's runs.
  for (let runs = 0; runs < 36; runs += 1) {
    const begun = timeline.now;
    const { delivered: now, took } = await run(process);
    delivered += now;
    expect(took).toBeLessThanOrEqual(25_000);
    await timeline.runUntil(begun + 2 * minute);
  }
  expect(delivered).toBe(count);
  expect(statuses.get(429)).toBeUndefined();
  const contacts = [...crm.contacts.values()];
  expect(contacts).toHaveLength(count);
  const ways = new Set(
    contacts.map(({ upserts, tags, notes }) => `${upserts} upsert, ${tags.length} tags, ${notes.length} note`),
  );
  expect([...ways]).toEqual(['1 upsert, 7 tags, 1 note']);
  expect(await leads.entries('waiting')).toEqual([]);
});

/* Six calls each: the contact is there, and what it has from an earlier lead is taken back. */
test.each([5, 20, 100, 400])('leads that correct others keep within the limit at %i ms a call', async (usual) => {
  const { next } = seeded(4);
  const { process, statuses, calls } = processWith(() => usual * (0.2 + 1.6 * next()));
  const headers = new Headers({ authorization: `Bearer ${doubleCredentials.token}`, version: '2021-07-28' });
  const url = new URL('https://crm.example/contacts/upsert');
  const count = 60;
  for (let index = 0; index < count; index += 1) {
    const email = `lead-${index}@waiting.example`;
    const body = { locationId: doubleCredentials.locationId, email };
    crm.answerCall({ method: 'POST', url, headers, body });
    const contact = crm.contacts.get(email);
    if (!contact) throw new Error('The double has made no contact.');
    contact.tags = ['canada'];
    const own = { contactId: contact.id, tags: contact.tags };
    const earlier = recordOf(`earlier-${index}`, after(-90 * minute), ['delivered'], after(-80 * minute));
    const lead = leadOf({ email, phone: `416 555 ${1000 + index}`, geography: 'global', replaces: earlier.key });
    const due = after(-minute - index).toISOString();
    await process.leads.create({ ...earlier, progress: { own } });
    await process.leads.create({ ...recordOf(`lead-${index}`, after(-60 * minute), ['retry']), lead, due });
    // What the test itself asks for is no part of the run.
    await timeline.runUntil(timeline.now + 10_000);
  }
  const { tried, delivered } = await run(process);
  expect([...statuses.keys()].filter((status) => status >= 400)).toEqual([]);
  expect([delivered, calls()]).toEqual([tried, 6 * tried]);
  expect(tried).toBeGreaterThanOrEqual(20);
});

test('where the CRM says 429 for a while a run waits and goes on; what it refused keeps its attempts', async () => {
  const { process } = processWith(() => 100);
  const limited: LeadContext['fetch'] = async (input, init) => {
    if (timeline.now >= noon.getTime() + 10_000) return process.fetch(input, init);
    await timeline.sleep(100);
    return new Response('', { status: 429, headers: { 'retry-after': '10' } });
  };
  const keys = Array.from({ length: 8 }, (_, index) => `lead-${index}`);
  for (const [index, key] of keys.entries())
    await process.leads.create({
      ...recordOf(key, after(-60 * minute), ['retry']),
      due: after(-minute - index).toISOString(),
    });
  expect(await run({ ...process, fetch: limited })).toMatchObject({ tried: 8, delivered: 2 });
  const records = await Promise.all(keys.map((key) => process.leads.read(key)));
  const waiting = records.filter((record) => record?.state === 'retry');
  expect(waiting.map((record) => record?.attempts)).toEqual([0, 0, 0, 0, 0, 0]);
});
