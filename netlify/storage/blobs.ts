import { getStore } from '@netlify/blobs';
import { deadline, type Deadline } from '#netlify/storage/deadline';
import { parsedValue, type Store } from '#netlify/storage/store';

/** Access to a deployed site's Blobs from elsewhere. */
export type SiteAccess = { siteID: string; token: string };

/**
 * How long (ms) one call of the store may take, and one page of a list. The client waits 5 s before it repeats a
 * request, up to five times: time for one repetition, and well within what a function may run.
 */
const callTime = 8_000;

/** A list requests no further page after this time (ms), to leave a run time for its other work. */
const listTime = 20_000;

type Client = ReturnType<typeof getStore>;

/**
 * Returns Netlify Blobs as a store, read with strong consistency: what one request stored, the next one sees. A
 * deployed function reaches its own site's without `access`. Every call rejects once it has taken `time` (ms), a list
 * once one of its pages has, or all of them have taken 20 s.
 */
export function blobStore(deployContext: string, access?: SiteAccess, time = callTime): Store {
  const name = `leads-${deployContext}`;
  const open = ({ fetch }: Deadline) => getStore({ name, consistency: 'strong', fetch, ...access });
  const call = <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const limit = deadline(time);
    return limit.within(() => work(open(limit)));
  };
  return {
    create: (key, value) =>
      call(async (client) => {
        const text = JSON.stringify(value);
        const { modified, etag } = await client.set(key, text, { onlyIfNew: true });
        return modified && (await isStored(client, key, text, etag));
      }),
    async read(key) {
      const text = await call((client) => client.get(key, { type: 'text' }));
      return text === null ? null : parsedValue(key, text);
    },
    write: (key, value) => call((client) => write(client, key, JSON.stringify(value))),
    move: (key, to) =>
      call(async (client) => {
        const text = await client.get(key, { type: 'text' });
        if (text === null) return;
        await write(client, to, text);
        await client.delete(key);
      }),
    remove: (key) => call((client) => client.delete(key)),
    async keys(prefix) {
      const limit = deadline(time);
      const pages = open(limit).list({ prefix, paginate: true })[Symbol.asyncIterator]();
      const keys: string[] = [];
      const end = Date.now() + listTime;
      for (;;) {
        if (Date.now() >= end) throw new Error('The list is too long to be read in time.');
        const page = await limit.within(() => pages.next());
        if (page.done) return keys.sort();
        for (const { key } of page.value.blobs) keys.push(key);
      }
    },
    // A write of a blob is atomic.
    sweep: async () => 0,
  };
}

async function write(client: Client, key: string, text: string): Promise<void> {
  const { etag } = await client.set(key, text);
  if (!(await isStored(client, key, text, etag))) throw new Error('The store holds something else.');
}

/**
 * Returns whether a written text is stored, false if another is. Rejects if none is.
 * The store answers a successful write with an entity tag. Without one, @netlify/blobs 11.1.1 reports 'modified' for a
 * conditional write that the store has refused, whatever the status but 412
 * (https://github.com/netlify/primitives/issues/741): then only a read can tell. When a release has the fix
 * (https://github.com/netlify/primitives/pull/756), the tests beside this file pass without this function.
 */
async function isStored(client: Client, key: string, text: string, etag: string | undefined): Promise<boolean> {
  if (etag) return true;
  const stored = await client.get(key, { type: 'text' });
  if (stored === null) throw new Error('The store has not taken what was written.');
  return stored === text;
}
