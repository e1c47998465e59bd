import { DamagedValue, type Store } from '#netlify/storage/store';

/*
 * Side files are what the functions note beside the leads: locks, alerts that were sent, when something last ran. One
 * that is damaged must not stop what would read it: it is set aside, counts as not there, and the operator is told.
 */

/** What was set aside has its old name behind this one. */
const folder = 'damaged/';

/** Returns what a side file holds, or null where there is none. A damaged one is set aside. Rejects where the store fails. */
export async function readSideFile(store: Store, name: string): Promise<unknown> {
  try {
    return await store.read(name);
  } catch (error) {
    if (!(error instanceof DamagedValue)) throw error;
    console.error(`store: ${name} is damaged; it is set aside as ${folder}${name}`);
    // Where nothing can be written it stays where it is, and counts as not there all the same.
    await store.move(name, folder + name).catch(() => {});
    return null;
  }
}

/** Returns the names of all that was set aside. */
export async function damagedFiles(store: Store): Promise<string[]> {
  return store.keys(folder);
}
