import process from 'node:process';
import { blobStore } from '#netlify/storage/blobs';
import { fileStore } from '#netlify/storage/files';
import { memoryStore } from '#netlify/storage/memory';
import type { Store } from '#netlify/storage/store';

/**
 * Returns the store that LEAD_STORE names: `blobs` (default when deployed) or `file:DIRECTORY`. Previews and branch
 * deploys have no scheduled function that would retry and erase what they store in Blobs, so they store nothing: theirs
 * is a store in memory, for this call alone. Throws if LEAD_STORE is neither.
 */
export function openStore(deployContext?: string, env: NodeJS.ProcessEnv = process.env): Store {
  const setting = env['LEAD_STORE'] || 'blobs';
  if (setting.startsWith('file:')) return fileStore(setting.slice('file:'.length));
  if (setting !== 'blobs') throw new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".');
  return isKept(deployContext, env) ? blobStore(production) : memoryStore();
}

/** Returns whether stored values outlast this call. */
export function isKept(deployContext = production, env: NodeJS.ProcessEnv = process.env): boolean {
  return deployContext === production || env['LEAD_STORE']?.startsWith('file:') === true;
}

const production = 'production';
