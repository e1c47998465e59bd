import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { isRecord } from '#domain/record';
import { readSideFile } from '#netlify/leads/side-files';
import { digestKeySetting } from '#netlify/settings';
import type { Store } from '#netlify/storage/store';

/** A random key, made once: all processes of a site count under the same digests. */
const sideFile = 'keys/digest';

/** What this process has read, by the setting that names the store: the stores themselves are opened for each call. */
const known = new Map<string, string>();

/**
 * Returns the key of the digests that stand for e-mail addresses in a store: the setting's (`DIGEST_KEY`), else a random one
 * that the store keeps. It opens nothing else: no token is used for two things. Rejects where the store fails.
 */
export async function digestKey(store: Store): Promise<string> {
  const setting = digestKeySetting();
  if (setting !== null) return setting;
  const name = process.env['LEAD_STORE'] ?? '';
  const key = known.get(name) ?? (await storedKey(store));
  known.set(name, key);
  return key;
}

async function storedKey(store: Store): Promise<string> {
  const stored = await readSideFile(store, sideFile);
  if (isKey(stored)) return stored.key;
  const made = { key: randomBytes(32).toString('hex') };
  if (stored !== null) await store.write(sideFile, made);
  else if (!(await store.create(sideFile, made))) {
    // Another process was faster.
    const theirs = await readSideFile(store, sideFile);
    if (isKey(theirs)) return theirs.key;
  }
  return made.key;
}

function isKey(value: unknown): value is { key: string } {
  return isRecord(value) && typeof value['key'] === 'string' && value['key'].length >= 32;
}
