import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parsedValue, type Store } from '#netlify/storage/store';

/**
 * Returns a store of one JSON file per value in a directory, created with the first value; each '/' of a name is a
 * folder. For development, preview and tests. Writes are atomic, and on disk before they return.
 */
export function fileStore(directory: string): Store {
  const fileOf = (key: string) => path.join(directory, ...encodedParts(key)) + ending;
  return {
    async create(key, value) {
      const file = fileOf(key);
      const aside = await writeAside(file, value);
      try {
        // A hard link is created atomically, and fails if the name exists.
        await link(aside, file);
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
        return parsedValue(key, await readFile(fileOf(key), 'utf8'));
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async write(key, value) {
      const file = fileOf(key);
      const aside = await writeAside(file, value);
      try {
        await rename(aside, file);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async move(key, to) {
      const file = fileOf(to);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await rename(fileOf(key), file);
      } catch (error) {
        if (!isCode(error, 'ENOENT')) throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    async keys(prefix) {
      // Only the folder that the prefix names is searched, and those below it.
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const found = await keysBelow(path.join(directory, ...(folder ? encodedParts(folder.slice(0, -1)) : [])), folder);
      return found.filter((key) => key.startsWith(prefix)).sort();
    },
    sweep: (time) => sweepBelow(directory, time),
  };
}

const ending = '.json';

/** Encodes each part of a name as a file name: none climbs to a parent, is hidden or is taken for a folder. */
function encodedParts(key: string): string[] {
  return key.split('/').map((part) => {
    if (part === '') throw new Error('A name in the store has no empty part.');
    return encodeURIComponent(part).replaceAll('.', '%2E').replaceAll('*', '%2A');
  });
}

/** Returns the part of a name that a file or folder encodes, or null if it is not one of ours. */
function decodedPart(name: string): string | null {
  if (!/^[^.]+$/.test(name)) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

async function keysBelow(folder: string, prefix: string): Promise<string[]> {
  const found = await Promise.all(
    (await entriesOf(folder)).map(async (entry) => {
      const isFile = entry.isFile() && entry.name.endsWith(ending);
      const part = decodedPart(isFile ? entry.name.slice(0, -ending.length) : entry.name);
      if (part === null) return [];
      if (isFile) return [prefix + part];
      return entry.isDirectory() ? keysBelow(path.join(folder, entry.name), `${prefix}${part}/`) : [];
    }),
  );
  return found.flat();
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Removes the files of interrupted writes in a folder and those below it that are older than `time`. */
async function sweepBelow(folder: string, time: Date): Promise<number> {
  let swept = 0;
  for (const entry of await entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) swept += await sweepBelow(place, time);
    else if (entry.isFile() && asideName.test(entry.name) && (await isOlder(place, time))) {
      await rm(place, { force: true });
      swept += 1;
    }
  }
  return swept;
}

async function isOlder(file: string, time: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtime < time;
  } catch (error) {
    // Its writer has just renamed it to its final name.
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** The name of an unfinished or interrupted write. No value's name begins with a dot. */
const asideName = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes the value to a temporary file in its final folder, flushed to disk. */
async function writeAside(file: string, value: unknown): Promise<string> {
  const aside = path.join(path.dirname(file), `.${randomUUID()}`);
  const handle = await openNew(aside);
  try {
    await handle.writeFile(JSON.stringify(value));
    await handle.sync();
    await handle.close();
    return aside;
  } catch (error) {
    // A full disk leaves a partial file, which would keep it full. Only the original error matters here.
    await handle.close().catch(() => {});
    await rm(aside, { force: true }).catch(() => {});
    throw error;
  }
}

async function openNew(file: string) {
  try {
    return await open(file, 'wx');
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    await mkdir(path.dirname(file), { recursive: true });
    return open(file, 'wx');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
