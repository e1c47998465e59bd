import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { lightColours } from '#drawings/colours';

type Bytes = Uint8Array<ArrayBuffer>;
type Make = () => Bytes | Promise<Bytes>;

/** How long (ms) an unused file stays in the cache. */
const maxAge = 30 * 24 * 3_600_000;
/** The sources of a file's look besides content and theme: templates, drawings, code, the packages' versions. */
const sources = ['src/{files,drawings}/**/*.*', 'src/domain/layers.ts', 'package-lock.json'];
const fromCache = fileCache(path.resolve('node_modules/.cache/smartstack'), digestOfSources);

/**
 * Returns the file that an earlier build made from the same content, sources and theme, or a new one. `npm run dev`
 * always makes a new one, because the sources change during it.
 */
export async function cached(content: unknown, make: Make): Promise<Bytes> {
  return import.meta.env.DEV ? make() : fromCache(content, make);
}

/**
 * Returns a cache in a folder: each file is named after its content and `version`, the digest of its sources. Files
 * that were not requested within `maxAge` are removed when a new one is added.
 */
export function fileCache(folder: string, version: () => string): (content: unknown, make: Make) => Promise<Bytes> {
  let current: string | undefined;
  let isCleaned = false;
  return async (content, make) => {
    current ??= version();
    const file = path.join(folder, digest(current, JSON.stringify(content)));
    try {
      const bytes = new Uint8Array(readFileSync(file));
      utimesSync(file, new Date(), new Date());
      return bytes;
    } catch {
      const bytes = await make();
      if (!isCleaned) clean(folder);
      isCleaned = true;
      // Two builds may make the same file at once: each moves its complete file into place.
      writeFileSync(`${file}.${process.pid}`, bytes);
      renameSync(`${file}.${process.pid}`, file);
      return bytes;
    }
  };
}

function clean(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    const lastAsked = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - lastAsked > maxAge) rmSync(file, { force: true });
  }
}

function digestOfSources(): string {
  const files = globSync(sources).sort();
  return digest(JSON.stringify(lightColours), ...files.map((file) => readFileSync(file)));
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
