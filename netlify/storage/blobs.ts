import { getStore } from '@netlify/blobs';
import type { Store } from '#netlify/storage/store';

/** How to reach a deployed site's Blobs from elsewhere. */
export type SiteAccess = { siteID: string; token: string };

/**
 * Returns Netlify Blobs as a store, read with strong consistency: what one request stored, the next one sees. A
 * deployed function reaches its own site's without `access`.
 */
export function blobStore(deployContext: string, access?: SiteAccess): Store {
  const store = getStore({ name: `leads-${deployContext}`, consistency: 'strong', ...access });
  return {
    async create(key, value) {
      const { modified } = await store.setJSON(key, value, { onlyIfNew: true });
      return modified;
    },
    async read(key) {
      return (await store.get(key, { type: 'json' })) as unknown;
    },
    async write(key, value) {
      await store.setJSON(key, value);
    },
    async remove(key) {
      await store.delete(key);
    },
    async keys(prefix) {
      const { blobs } = await store.list({ prefix });
      return blobs.map((blob) => blob.key).sort();
    },
  };
}
