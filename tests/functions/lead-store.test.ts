import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadSchema } from '#domain/lead/schema';
import { readableRecords } from '#netlify/lib/deliver';
import { type LeadRecord, newRecord, stepped } from '#netlify/lib/lead-record';
import { fileLeadStore, type LeadStore, openLeadStore } from '#netlify/lib/lead-store';
import { captureConsole, visitor } from '#tests/functions/support';

let root: string;
let directory: string;
let store: LeadStore;
beforeAll(async () => void (root = await mkdtemp(path.join(tmpdir(), 'smartstack-store-'))));
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  // Two levels below the root, so that a key that climbs can be seen.
  directory = path.join(await mkdtemp(path.join(root, 'test-')), 'not/made/yet');
  store = fileLeadStore(directory);
});

const at = new Date('2026-01-15T10:00:00Z');
const recordOf = (key: string, company = 'Tremblay Freight'): LeadRecord =>
  newRecord(key, leadSchema.parse({ ...visitor, company }), at);

const sorted = async () => (await store.keys()).sort();

describe('a record', () => {
  test('that is created is read back equal', async () => {
    const failure = { error: 'Bad Request', details: 'Contact data format error.' } as const;
    const record: LeadRecord = {
      ...stepped(recordOf('some-key', 'Zoë & Söhne "Ω" 🚚\n\ud800'), 'retry', at, failure),
      progress: { contactId: 'contact-1', tagsAdded: true },
    };
    expect(await store.create(record)).toBe(true);
    expect(await store.read('some-key')).toEqual(record);
    expect(await fileLeadStore(directory).read('some-key')).toEqual(record);
  });

  test('that was never created is null, with and without a directory', async () => {
    expect(await store.read('some-key')).toBeNull();
    await store.create(recordOf('another-key'));
    expect(await store.read('some-key')).toBeNull();
  });

  test('is created only once: the first one stays', async () => {
    expect(await store.create(recordOf('some-key', 'First'))).toBe(true);
    expect(await store.create(recordOf('some-key', 'Second'))).toBe(false);
    expect((await store.read('some-key'))?.lead.company).toBe('First');
  });

  test('is created by exactly one of twenty at the same time', async () => {
    const companies = Array.from({ length: 20 }, (_, number) => `Company ${number}`);
    const created = await Promise.all(
      companies.map((company) => fileLeadStore(directory).create(recordOf('some-key', company))),
    );
    expect(created.filter(Boolean)).toEqual([true]);
    expect((await store.read('some-key'))?.lead.company).toBe(`Company ${created.indexOf(true)}`);
    expect(await readdir(directory)).toEqual(['some-key.json']);
  });

  test('is one of twenty with keys of their own at the same time', async () => {
    const keys = Array.from({ length: 20 }, (_, number) => `key-${String(number).padStart(2, '0')}`);
    const created = await Promise.all(keys.map((key) => store.create(recordOf(key))));
    expect(created).toEqual(keys.map(() => true));
    expect(await sorted()).toEqual(keys);
  });

  test('is replaced by a write, and others are left alone', async () => {
    await store.create(recordOf('some-key', 'First'));
    await store.create(recordOf('another-key', 'Other'));
    await store.write(recordOf('some-key', 'Second'));
    expect((await store.read('some-key'))?.lead.company).toBe('Second');
    expect((await store.read('another-key'))?.lead.company).toBe('Other');
    expect(await sorted()).toEqual(['another-key', 'some-key']);
  });

  test('is never seen half written', async () => {
    await store.create(recordOf('some-key', 'x'));
    const writes = Array.from({ length: 20 }, (_, number) => store.write(recordOf('some-key', `Company ${number}`)));
    const reads = await Promise.all(Array.from({ length: 20 }, () => store.read('some-key')));
    await Promise.all(writes);
    for (const record of reads) expect(record?.lead.company).toMatch(/^x$|^Company \d+$/);
    expect((await store.read('some-key'))?.lead.company).toMatch(/^Company \d+$/);
    expect(await readdir(directory)).toEqual(['some-key.json']);
  });
});

describe('the keys', () => {
  test('of a missing directory are none, and asking does not make it', async () => {
    expect(await store.keys()).toEqual([]);
    await expect(readdir(directory)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('do not include what an interrupted write or a person left behind', async () => {
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, '.5f0e1b7a-0000-4000-8000-000000000000'), '{"key":"half');
    await writeFile(path.join(directory, '.hidden.json'), '{}');
    await writeFile(path.join(directory, 'README.txt'), 'Leads');
    await store.create(recordOf('some-key'));
    expect(await store.keys()).toEqual(['some-key']);
  });

  test.each([
    '12345678',
    '3F8A2C10-0000-4000-8000-00000000000f',
    '0123456789abcdef0123456789abcdef',
    'a'.repeat(60),
    'with blanks',
    'a/b',
    '/etc/passwd',
    'a%2Fb',
    'C:\\leads',
    'clé',
    'key?x=1#y',
    '*',
  ])('%s is listed and read as it is', async (key) => {
    const record = recordOf(key);
    expect(await store.create(record)).toBe(true);
    expect(await store.keys()).toEqual([key]);
    expect(await store.read(key)).toEqual(record);
  });

  test.each([
    'some-key.json.bak',
    '100%.json',
    '%E0%A4%A.json',
    '%ff.json',
    '.json',
    '..json',
    '.DS_Store',
    'leads.csv',
  ])('are the same beside a file called %s', async (name) => {
    await store.create(recordOf('some-key'));
    await writeFile(path.join(directory, name), JSON.stringify(recordOf('a-stray-key')));
    expect(await store.keys()).toEqual(['some-key']);
  });

  test('and records are the same beside a copy that a person made', async () => {
    const printed = captureConsole();
    const record = recordOf('some-key');
    await store.create(record);
    await writeFile(path.join(directory, 'some-key (copy).json'), JSON.stringify(record));
    expect(await readableRecords(store)).toEqual([record]);
    expect(printed()).toBe('');
  });

  test('and records are the same beside a folder and a file that was cut off, which the log names', async () => {
    const printed = captureConsole();
    const record = recordOf('some-key');
    await store.create(record);
    await mkdir(path.join(directory, 'a-folder.json'));
    await writeFile(path.join(directory, 'cut-off.json'), '{"key":"cut-off","lead":{"firstName":"Maya"');
    expect(await readableRecords(store)).toEqual([record]);
    expect(printed().split('\n').sort()).toEqual([
      'lead a-folder: its record cannot be read',
      'lead cut-off: its record cannot be read',
    ]);
  });

  test.each(['../outside', '../../outside', '..', '.', '../../../../../../../../etc/cron.d/lead'])(
    '%s does not leave the directory',
    async (key) => {
      const record = recordOf(key);
      expect(await store.create(record)).toBe(true);
      await store.write(record);
      expect(await store.read(key)).toEqual(record);
      expect(await readdir(directory)).toHaveLength(1);
      // What lies around the store is only the way to it.
      expect(await readdir(path.join(directory, '..'))).toEqual(['yet']);
      expect(await readdir(path.join(directory, '../..'))).toEqual(['made']);
    },
  );

  test('a climbing key does not read a file outside', async () => {
    await store.create(recordOf('some-key'));
    await writeFile(path.join(directory, '../secret.json'), '{"key":"secret"}');
    expect(await store.read('../secret')).toBeNull();
  });
});

describe('a store that cannot work says so', () => {
  test('where its directory is a file', async () => {
    await writeFile(path.join(root, 'a-file'), '');
    const broken = fileLeadStore(path.join(root, 'a-file'));
    await expect(broken.create(recordOf('some-key'))).rejects.toThrow();
    await expect(broken.write(recordOf('some-key'))).rejects.toThrow();
    await expect(broken.read('some-key')).rejects.toThrow();
    await expect(broken.keys()).rejects.toThrow();
  });

  test('where a record is no JSON', async () => {
    await store.create(recordOf('some-key'));
    await writeFile(path.join(directory, 'some-key.json'), '{"key":');
    await expect(store.read('some-key')).rejects.toThrow();
  });
});

describe('LEAD_STORE', () => {
  test('file:DIRECTORY keeps leads in that directory', async () => {
    const opened = openLeadStore('production', { LEAD_STORE: `file:${directory}` });
    await opened.create(recordOf('some-key'));
    const text = await readFile(path.join(directory, 'some-key.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(recordOf('some-key'));
  });

  test.each(['', 'memory', 'FILE:/var/leads', '/var/leads', 'blob', 'redis://localhost'])(
    '"%s" is refused with a sentence that says what is possible',
    (setting) => {
      expect(() => openLeadStore('production', { LEAD_STORE: setting })).toThrow(
        new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".'),
      );
    },
  );

  test.each([['blobs'], [undefined]])('%s asks for Blobs, which are not here', (setting) => {
    expect(() => openLeadStore('production', setting ? { LEAD_STORE: setting } : {})).toThrow(/Netlify Blobs/);
  });
});
