import process from 'node:process';
import { blobStore } from '#netlify/storage/blobs';
import { fileStore } from '#netlify/storage/files';
import type { Store } from '#netlify/storage/store';

/**
 * Returns the store that LEAD_STORE names: `blobs` (default when deployed) or `file:DIRECTORY`. Previews and branch
 * deploys share one site's Blobs with production, so the deploy context is part of the store's name. Throws where
 * LEAD_STORE is neither.
 */
export function openStore(deployContext = 'production', env: NodeJS.ProcessEnv = process.env): Store {
  const setting = env['LEAD_STORE'] ?? 'blobs';
  if (setting.startsWith('file:')) return fileStore(setting.slice('file:'.length));
  if (setting === 'blobs') return blobStore(deployContext);
  throw new Error('LEAD_STORE must be "blobs" or "file:DIRECTORY".');
}
