import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { getStore } from '@netlify/blobs';
import type { LeadRecord } from '#netlify/lib/lead-record';

/** Where leads are kept until the CRM has them. One record per key. */
export type LeadStore = {
  /** Stores a new record; false, and nothing changed, when the key is taken. Returns only once it is durable. */
  create(record: LeadRecord): Promise<boolean>;
  /** The record with this key, or null. */
  read(key: string): Promise<LeadRecord | null>;
  /** Replaces the record with the same key. */
  write(record: LeadRecord): Promise<void>;
  /** All keys, in no particular order. */
  keys(): Promise<string[]>;
};

/**
 * The store that LEAD_STORE names: `blobs` (default when deployed) or `file:DIRECTORY`. Previews and branch deploys
 * share one site's Blobs with production, so the deploy context is part of the store's name.
 */
export function openLeadStore(deployContext = 'production', env: NodeJS.ProcessEnv = process.env): LeadStore {
  const setting = env['LEAD_STORE'] ?? 'blobs';
  if (setting.startsWith('file:')) return fileLeadStore(setting.slice('file:'.length));
  if (setting === 'blobs') return blobLeadStore(`leads-${deployContext}`);
  throw new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".');
}

/** One JSON file per lead in a directory, made when the first lead comes. For development, preview and tests. */
export function fileLeadStore(directory: string): LeadStore {
  const fileOf = (key: string) => path.join(directory, `${encodeURIComponent(key)}.json`);
  const writeAside = async (record: LeadRecord) => {
    await mkdir(directory, { recursive: true });
    const aside = path.join(directory, `.${randomUUID()}`);
    const handle = await open(aside, 'wx');
    try {
      await handle.writeFile(JSON.stringify(record, null, 2));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return aside;
  };
  return {
    async create(record) {
      const aside = await writeAside(record);
      try {
        // A hard link appears whole or not at all, and fails where the name is taken.
        await link(aside, fileOf(record.key));
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(aside, { force: true });
      }
    },
    async read(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as LeadRecord;
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async write(record) {
      await rename(await writeAside(record), fileOf(record.key));
    },
    async keys() {
      try {
        const names = await readdir(directory);
        return names.map(keyOf).filter((key) => key !== null);
      } catch (error) {
        if (isCode(error, 'ENOENT')) return [];
        throw error;
      }
    },
  };
}

/** The key that a file name stands for, or null where the file is not a record of ours. */
function keyOf(fileName: string): string | null {
  if (!fileName.endsWith('.json') || fileName.startsWith('.')) return null;
  try {
    return decodeURIComponent(fileName.slice(0, -'.json'.length));
  } catch {
    return null;
  }
}

/** Netlify Blobs, read with strong consistency: what one request stored, the next one sees. */
function blobLeadStore(name: string): LeadStore {
  const store = getStore({ name, consistency: 'strong' });
  return {
    async create(record) {
      const { modified } = await store.setJSON(record.key, record, { onlyIfNew: true });
      return modified;
    },
    async read(key) {
      return (await store.get(key, { type: 'json' })) as LeadRecord | null;
    },
    async write(record) {
      await store.setJSON(record.key, record);
    },
    async keys() {
      const { blobs } = await store.list();
      return blobs.map((blob) => blob.key);
    },
  };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
