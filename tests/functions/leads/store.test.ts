import { beforeEach, describe, expect, test } from 'vitest';
import { entryOf } from '#netlify/leads/due-index';
import type { LeadRecord } from '#netlify/leads/record';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import { DamagedValue } from '#netlify/storage/store';
import { after, entriesIn, memoryStore, minute, noon, recordOf } from '#tests/functions/leads/world';

let store: ReturnType<typeof memoryStore>;
let leads: LeadStore;
let order: string[];
beforeEach(() => {
  store = memoryStore();
  order = [];
  const noted = (what: string, key: string) => order.push(`${what} ${key.replace(/\/\d+-\d+-/, ' ')}`);
  leads = leadStore({
    ...store,
    create: (key, value) => (noted('create', key), store.create(key, value)),
    write: (key, value) => (noted('write', key), store.write(key, value)),
    remove: (key) => (noted('remove', key), store.remove(key)),
  });
});

const fresh = () => recordOf('some-key', noon);
const waiting = () => recordOf('some-key', noon, ['retry'], after(minute));

describe('an index entry tells what is next for its lead', () => {
  test.each<[string, LeadRecord, object]>([
    ['received', fresh(), { kind: 'waiting', at: noon.getTime() + 30_000 }],
    [
      'delivering',
      recordOf('some-key', noon, ['delivering'], after(minute)),
      { kind: 'waiting', at: noon.getTime() + 90_000 },
    ],
    [
      'retry',
      { ...waiting(), due: after(5 * minute).toISOString() },
      { kind: 'waiting', at: noon.getTime() + 5 * minute },
    ],
    ['dead', recordOf('some-key', noon, ['dead'], after(minute)), { kind: 'dead', at: noon.getTime() + minute }],
    [
      'refused',
      recordOf('some-key', noon, ['refused'], after(minute)),
      { kind: 'refused', at: noon.getTime() + minute },
    ],
    [
      'delivered',
      recordOf('some-key', noon, ['delivered'], after(minute)),
      { kind: 'ended', at: noon.getTime() + minute },
    ],
    [
      'superseded',
      recordOf('some-key', noon, ['superseded'], after(minute)),
      { kind: 'ended', at: noon.getTime() + minute },
    ],
  ])('%s', async (_state, record, expected) => {
    expect(entryOf(record)).toEqual({ ...expected, received: noon.getTime(), key: 'some-key' });
    await leads.create(record);
    expect(await leads.entries(entryOf(record).kind)).toEqual([entryOf(record)]);
  });

  test('and they are listed the earliest first, without what is no entry', async () => {
    const later = { ...recordOf('a-later-key', noon, ['retry']), due: after(5 * minute).toISOString() };
    const early = { ...recordOf('99-key-with-9', noon, ['retry']), due: after(1).toISOString() };
    await leads.create(later);
    await leads.create(early);
    await store.write('waiting/some-key', 1);
    await store.write('waiting/12-some-key', 1);
    await store.write('waiting/x12-13-some-key', 1);
    await store.write('waiting/10-9-tenth', 1);
    await store.write('waiting/9-9-ninth', 1);
    const keys = (await leads.entries('waiting')).map(({ key }) => key);
    expect(keys).toEqual(['ninth', 'tenth', '99-key-with-9', 'a-later-key']);
    expect(await leads.entries('dead')).toEqual([]);
  });
});

describe('there is an index entry at any time', () => {
  test('a new lead has its entry before it is there', async () => {
    expect(await leads.create(fresh())).toBe(true);
    expect(order).toEqual(['write waiting some-key', 'create leads/some-key']);
  });

  test('a step has its entry before it is written, and the former entry is removed after it', async () => {
    await leads.create(fresh());
    order.splice(0);
    await leads.write(recordOf('some-key', noon, ['delivered'], after(minute)), fresh());
    expect(order).toEqual(['write ended some-key', 'write leads/some-key', 'remove waiting some-key']);
  });

  test('a step that does not change what is next writes the record alone', async () => {
    await leads.create(waiting());
    order.splice(0);
    await leads.write({ ...waiting(), progress: { contactId: 'contact-1' } }, waiting());
    expect(order).toEqual(['write leads/some-key']);
  });

  test('an erased lead goes before its entry, and the note on the first contact before both', async () => {
    await leads.create(waiting());
    order.splice(0);
    await leads.remove(waiting());
    expect(order).toEqual(['remove contacted/some-key', 'remove leads/some-key', 'remove waiting some-key']);
    expect(store.values.size).toBe(0);
  });

  test.each([
    ['at the same time', noon],
    ['later', after(minute)],
  ])('a lead that comes again %s changes neither record nor entry', async (_name, time) => {
    await leads.create(fresh());
    const before = new Map(store.values);
    expect(await leads.create(recordOf('some-key', time))).toBe(false);
    expect(store.values).toEqual(before);
    expect(entriesIn(store)).toEqual(['waiting some-key']);
  });
});

test.each([
  ['a text', 'lead state history'],
  ['a list', []],
  ['without a lead', { state: 'retry', history: [] }],
  ['without a state', { lead: null, history: [] }],
  ['without steps', { lead: null, state: 'retry' }],
  ['whose lead is none', { ...recordOf('some-key', noon), lead: 'Maya' }],
  ['without progress', { ...recordOf('some-key', noon), progress: undefined }],
  ['without a time', { ...recordOf('some-key', noon), due: 'soon' }],
  ['whose steps have no time', { ...recordOf('some-key', noon), history: [{ state: 'received' }] }],
  ['of another key', recordOf('other-key', noon)],
])('what is no record is not taken for one: %s', async (_what, value) => {
  await store.write('leads/some-key', value);
  const error = await leads.read('some-key').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DamagedValue);
  expect((error as Error).message).toBe('What is stored as leads/some-key is no lead.');
  expect(await leads.read('another-key')).toBeNull();
  expect(await leads.keys()).toEqual(['some-key']);
});
