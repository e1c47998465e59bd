import { beforeEach, expect, test, vi } from 'vitest';
import { digestKey } from '#netlify/leads/digest-key';
import { memoryStore } from '#tests/functions/leads/world';

let store: ReturnType<typeof memoryStore>;
let name = 0;
/** As a process that has read no key yet. */
const newProcess = () => vi.stubEnv('LEAD_STORE', `file:store-${(name += 1)}`);
beforeEach(() => {
  store = memoryStore();
  vi.stubEnv('DIGEST_KEY', undefined);
  newProcess();
});

const random = expect.stringMatching(/^[0-9a-f]{64}$/) as string;

test('the setting is the key, and nothing is stored', async () => {
  vi.stubEnv('DIGEST_KEY', 'of-the-operator');
  expect(await digestKey(store)).toBe('of-the-operator');
  expect(store.values.size).toBe(0);
});

test('without it there is a random one, which all processes share', async () => {
  const key = await digestKey(store);
  expect(key).toEqual(random);
  newProcess();
  expect(await digestKey(store)).toBe(key);
  newProcess();
  expect(await digestKey(memoryStore())).not.toBe(key);
});

test('a process reads it once', async () => {
  const key = await digestKey(store);
  expect(await digestKey({ ...store, read: () => Promise.reject(new Error('down')) })).toBe(key);
});

test('of two that make one at once both have the same', async () => {
  let reads = 0;
  const slow = { ...store, read: (key: string) => ((reads += 1) <= 2 ? Promise.resolve(null) : store.read(key)) };
  const first = digestKey(slow);
  newProcess();
  const [one, other] = await Promise.all([first, digestKey(slow)]);
  expect(other).toBe(one);
});

test.each([7, {}, { key: 'short' }, { key: 7 }])('%j in its place is replaced', async (value) => {
  await store.write('keys/digest', value);
  const key = await digestKey(store);
  expect(key).toEqual(random);
  newProcess();
  expect(await digestKey(store)).toBe(key);
});

test('a damaged one is set aside', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  store.values.set('keys/digest', '{');
  expect(await digestKey(store)).toEqual(random);
  expect(await store.keys('damaged/')).toEqual(['damaged/keys/digest']);
});

test('a store that fails is told', async () => {
  const read = () => Promise.reject(new Error('down'));
  await expect(digestKey({ ...store, read })).rejects.toThrow('down');
});
