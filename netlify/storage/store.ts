import process from 'node:process';
import { blobStore } from '#netlify/storage/blobs';
import { fileStore } from '#netlify/storage/files';

/**
 * A place for small JSON values under names: all that the functions remember between calls. Names are parts joined by
 * '/', none of them empty. Nothing here compares before it writes: what is built on a store must bear two writers.
 */
export type Store = {
  /** Stores a value under a new name; false, and nothing changed, where the name is taken. Returns once it is durable. */
  create(key: string, value: unknown): Promise<boolean>;
  /** The value under this name, or null. Rejects where what is stored is no JSON. */
  read(key: string): Promise<unknown>;
  /** Stores a value whether or not the name is taken. Returns once it is durable. */
  write(key: string, value: unknown): Promise<void>;
  /** Removes name and value; a name that is not there is no error. */
  remove(key: string): Promise<void>;
  /** All names that begin with `prefix`, sorted. Costs no more than the names: no value is read. */
  keys(prefix: string): Promise<string[]>;
};

/**
 * The store that LEAD_STORE names: `blobs` (default when deployed) or `file:DIRECTORY`. Previews and branch deploys
 * share one site's Blobs with production, so the deploy context is part of the store's name.
 */
export function openStore(deployContext = 'production', env: NodeJS.ProcessEnv = process.env): Store {
  const setting = env['LEAD_STORE'] ?? 'blobs';
  if (setting.startsWith('file:')) return fileStore(setting.slice('file:'.length));
  if (setting === 'blobs') return blobStore(deployContext);
  throw new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".');
}
