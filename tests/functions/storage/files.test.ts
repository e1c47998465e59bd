import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileStore } from '#netlify/storage/files';
import { isKept, openStore } from '#netlify/storage/open';
import { DamagedValue, type Store } from '#netlify/storage/store';
import { devSettings } from '#tests/fixtures/dev-server';

let root: string;
let directory: string;
let store: Store;
beforeAll(async () => void (root = await mkdtemp(path.join(tmpdir(), 'smartstack-store-'))));
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  // Two levels below the root, so that a name that climbs can be seen.
  directory = path.join(await mkdtemp(path.join(root, 'test-')), 'not/made/yet');
  store = fileStore(directory);
});

describe('a value', () => {
  test('that is created is read back equal', async () => {
    const value = { company: 'Zoë & Söhne "Ω" 🚚\n\ud800', list: [1, null, { deep: true }] };
    expect(await store.create('some-key', value)).toBe(true);
    expect(await store.read('some-key')).toEqual(value);
    expect(await fileStore(directory).read('some-key')).toEqual(value);
  });

  test('that was never created is null, with and without a directory', async () => {
    expect(await store.read('some-key')).toBeNull();
    await store.create('another-key', 1);
    expect(await store.read('some-key')).toBeNull();
  });

  test('is created only once: the first one stays', async () => {
    expect(await store.create('some-key', 'first')).toBe(true);
    expect(await store.create('some-key', 'second')).toBe(false);
    expect(await store.read('some-key')).toBe('first');
  });

  test('is created by exactly one of twenty at the same time', async () => {
    const values = Array.from({ length: 20 }, (_, number) => number);
    const created = await Promise.all(values.map((value) => fileStore(directory).create('some-key', value)));
    expect(created.filter(Boolean)).toEqual([true]);
    expect(await store.read('some-key')).toBe(created.indexOf(true));
    expect(await readdir(directory)).toEqual(['some-key.json']);
  });

  test('is replaced by a write, and others are left alone', async () => {
    await store.create('some-key', 'first');
    await store.create('another-key', 'other');
    await store.write('some-key', 'second');
    await store.write('a/third-key', 'third');
    expect(await store.read('some-key')).toBe('second');
    expect(await store.read('another-key')).toBe('other');
    expect(await store.read('a/third-key')).toBe('third');
  });

  test('is never seen half written', async () => {
    const long = (number: number) => `${number}`.repeat(100_000);
    await store.create('some-key', long(0));
    const writes = [1, 2, 3, 4, 5].map((number) => store.write('some-key', long(number)));
    const reads = await Promise.all(Array.from({ length: 20 }, () => store.read('some-key')));
    await Promise.all(writes);
    for (const value of reads) expect([0, 1, 2, 3, 4, 5].map(long)).toContain(value);
    expect(await readdir(directory)).toEqual(['some-key.json']);
  });

  test('is on the disk before it has its name: a loss of power leaves the whole value or none', async () => {
    const handle = await open(root, 'r');
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    const sync = prototype.sync;
    const onDisk: { content: string; names: string[] }[] = [];
    vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
      await sync.call(this);
      const names = await readdir(directory);
      const written = names.find((name) => name.startsWith('.')) ?? '';
      onDisk.push({ content: await readFile(path.join(directory, written), 'utf8'), names: await store.keys('') });
    });
    await store.create('some-key', 'first');
    await store.write('some-key', 'second');
    await store.write('other-key', 'third');
    expect(onDisk).toEqual([
      { content: '"first"', names: [] },
      { content: '"second"', names: ['some-key'] },
      { content: '"third"', names: ['some-key'] },
    ]);
  });

  test('that is removed is gone, and its name is free', async () => {
    await store.create('a/some-key', 'first');
    await store.create('a/another-key', 'other');
    await store.remove('a/some-key');
    expect(await store.read('a/some-key')).toBeNull();
    expect(await store.keys('')).toEqual(['a/another-key']);
    expect(await store.create('a/some-key', 'second')).toBe(true);
  });

  test('that is not there can be removed', async () => {
    await store.remove('a/some-key');
    await expect(readdir(directory)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the names', () => {
  test('of a missing directory are none, and asking does not make it', async () => {
    expect(await store.keys('')).toEqual([]);
    expect(await store.keys('a/')).toEqual([]);
    await expect(readdir(directory)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test.each([
    ['', ['a', 'a/b', 'a/b/c', 'a/bc', 'ab', 'b/a']],
    ['a', ['a', 'a/b', 'a/b/c', 'a/bc', 'ab']],
    ['a/', ['a/b', 'a/b/c', 'a/bc']],
    ['a/b', ['a/b', 'a/b/c', 'a/bc']],
    ['a/b/', ['a/b/c']],
    ['b', ['b/a']],
    ['c/', []],
  ])('that begin with "%s" are listed in order', async (prefix, expected) => {
    for (const key of ['b/a', 'a/b/c', 'a', 'ab', 'a/bc', 'a/b']) await store.create(key, key);
    expect(await store.keys(prefix)).toEqual(expected);
  });

  test('do not include what an interrupted write or a person left behind', async () => {
    await store.create('a/some-key', 1);
    const strays = [
      '.5f0e1b7a-0000-4000-8000-000000000000',
      '.hidden.json',
      'README.txt',
      'some-key.json.bak',
      '100%.json',
      '%E0%A4%A.json',
      '%ff.json',
      '.json',
      '..json',
      '.DS_Store',
      'leads.csv',
    ];
    for (const name of strays) await writeFile(path.join(directory, 'a', name), '{"key":"half');
    await mkdir(path.join(directory, 'a/folder.json'));
    expect(await store.keys('a/')).toEqual(['a/some-key']);
  });

  test.each([
    '12345678',
    '3F8A2C10-0000-4000-8000-00000000000f',
    'a'.repeat(60),
    'with blanks',
    'a/b',
    'a.b/c.json',
    'a%2Fb',
    'C:\\leads',
    'clé',
    'key?x=1#y',
    '*',
    '../outside',
    '../../outside',
    '..',
    '.',
    '../../../../../../../../etc/cron.d/lead',
  ])('%s is listed and read as it is, and does not leave the directory', async (key) => {
    expect(await store.create(key, 'first')).toBe(true);
    await store.write(key, 'second');
    expect(await store.keys('')).toEqual([key]);
    expect(await store.read(key)).toBe('second');
    // What lies around the store is only the way to it.
    expect(await readdir(directory)).toHaveLength(1);
    expect(await readdir(path.join(directory, '..'))).toEqual(['yet']);
    expect(await readdir(path.join(directory, '../..'))).toEqual(['made']);
    await store.remove(key);
    expect(await store.keys('')).toEqual([]);
  });

  test('of a file outside reach nothing', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, '../outside.json'), '"secret"');
    expect(await store.read('../outside')).toBeNull();
    await store.remove('../outside');
    expect(await readFile(path.join(directory, '../outside.json'), 'utf8')).toBe('"secret"');
  });

  test.each(['', '/a', 'a/', 'a//b'])('"%s" is none', async (key) => {
    await expect(store.create(key, 1)).rejects.toThrow('no empty part');
    await expect(store.write(key, 1)).rejects.toThrow('no empty part');
    await expect(store.read(key)).rejects.toThrow('no empty part');
    await expect(store.remove(key)).rejects.toThrow('no empty part');
  });
});

describe('a store that cannot work says so', () => {
  test('where its directory is a file', async () => {
    await writeFile(path.join(root, 'a-file'), '');
    const broken = fileStore(path.join(root, 'a-file'));
    await expect(broken.create('some-key', 1)).rejects.toThrow();
    await expect(broken.write('some-key', 1)).rejects.toThrow();
    await expect(broken.read('some-key')).rejects.toThrow();
    await expect(broken.keys('')).rejects.toThrow();
  });

  test.each(['{"key":', '', 'Maya'])('where a value is no JSON: %o, of which nothing is told', async (text) => {
    await store.create('some-key', 1);
    await writeFile(path.join(directory, 'some-key.json'), text);
    const error = await store.read('some-key').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DamagedValue);
    expect((error as Error).message).toBe('What is stored as some-key is no JSON.');
  });
});

describe('a value that is moved', () => {
  test('has its new name and no longer the old one, JSON or not', async () => {
    await store.create('a/some-key', 1);
    await writeFile(path.join(directory, 'a/some-key.json'), '{"half');
    await store.move('a/some-key', 'damaged/a/some-key');
    expect(await store.keys('')).toEqual(['damaged/a/some-key']);
    expect(await readFile(path.join(directory, 'damaged/a/some-key.json'), 'utf8')).toBe('{"half');
  });

  test('and is not there is no error', async () => {
    await store.move('some-key', 'another-key');
    expect(await store.keys('')).toEqual([]);
  });
});

describe('what interrupted writes have left', () => {
  const aside = '.5f0e1b7a-0000-4000-8000-000000000000';
  const old = new Date('2026-01-01');

  test('is swept, wherever it lies, and nothing else', async () => {
    await store.create('a/b/some-key', 1);
    await store.create('some-key', 1);
    for (const folder of ['', 'a', 'a/b']) {
      for (const name of [aside, '.hidden', 'README.txt']) {
        const file = path.join(directory, folder, name);
        await writeFile(file, '{"half');
        await utimes(file, old, old);
      }
    }
    await utimes(path.join(directory, 'some-key.json'), old, old);
    expect(await store.sweep(new Date('2026-01-02'))).toBe(3);
    expect(await store.sweep(new Date('2026-01-02'))).toBe(0);
    expect(await store.keys('')).toEqual(['a/b/some-key', 'some-key']);
    expect((await readdir(directory)).sort()).toEqual(['.hidden', 'README.txt', 'a', 'some-key.json']);
  });

  test('may still be under way where it is younger', async () => {
    await store.create('some-key', 1);
    await writeFile(path.join(directory, aside), '{"half');
    expect(await store.sweep(old)).toBe(0);
    expect(await readdir(directory)).toContain(aside);
  });

  test('of a missing directory is nothing', async () => {
    expect(await store.sweep(new Date())).toBe(0);
  });

  test('is nothing where a write fails: it takes its file away with it', async () => {
    await mkdir(path.join(directory, 'some-key.json'), { recursive: true });
    await expect(store.write('some-key', 1)).rejects.toThrow();
    await expect(store.write('another-key', { toJSON: () => expect.fail('full') })).rejects.toThrow();
    expect(await readdir(directory)).toEqual(['some-key.json']);
  });
});

describe('LEAD_STORE', () => {
  test('file:DIRECTORY keeps values in that directory', async () => {
    await openStore('production', { LEAD_STORE: `file:${directory}` }).create('a/some-key', { a: 1 });
    expect(JSON.parse(await readFile(path.join(directory, 'a/some-key.json'), 'utf8'))).toEqual({ a: 1 });
  });

  test.each(['memory', 'memory:', 'FILE:/var/leads', '/var/leads', 'blob', 'redis://localhost'])(
    '"%s" is refused with a sentence that says what is possible',
    (setting) => {
      expect(() => openStore('production', { LEAD_STORE: setting })).toThrow(
        new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".'),
      );
    },
  );

  test('of the dev server in tests is one that its scheduled function can open', () => {
    expect(() => openStore(undefined, devSettings)).not.toThrow();
  });

  test.each(['deploy-preview', 'branch-deploy', 'dev'])('on a %s keeps nothing in Blobs', async (context) => {
    for (const env of [{}, { LEAD_STORE: 'blobs' }]) {
      const opened = openStore(context, env);
      await opened.write('leads/some-key', 1);
      expect(await opened.read('leads/some-key')).toBe(1);
      expect(await openStore(context, env).keys('')).toEqual([]);
      expect(isKept(context, env)).toBe(false);
    }
    expect(isKept(context, { LEAD_STORE: `file:${directory}` })).toBe(true);
    expect(isKept('production', {})).toBe(true);
  });

  test.each([['blobs'], [''], [undefined]])('"%s" asks for Blobs, which are not here', async (setting) => {
    const opened = openStore('production', setting === undefined ? {} : { LEAD_STORE: setting });
    await expect(opened.read('leads/some-key')).rejects.toThrow(/Netlify Blobs/);
  });
});
