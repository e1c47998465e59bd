import { getStore } from '@netlify/blobs';
import { parsedValue, type Store } from '#netlify/storage/store';

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
      const text = await store.get(key, { type: 'text' });
      return text === null ? null : parsedValue(key, text);
    },
    async write(key, value) {
      await store.setJSON(key, value);
    },
    async move(key, to) {
      const text = await store.get(key, { type: 'text' });
      if (text === null) return;
      await store.set(to, text);
      await store.delete(key);
    },
    async remove(key) {
      await store.delete(key);
    },
    async keys(prefix) {
      const { blobs } = await store.list({ prefix });
      return blobs.map((blob) => blob.key).sort();
    },
    // A blob appears whole or not at all.
    sweep: async () => 0,
  };
}
