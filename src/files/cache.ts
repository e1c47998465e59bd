import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brandFonts } from './fonts';

type Bytes = Uint8Array<ArrayBuffer>;
type Make = () => Bytes | Promise<Bytes>;

/** How long (ms) a file is kept that no build has asked for. */
const patience = 30 * 24 * 3_600_000;
/** Everything but the content that decides what a file looks like: templates, drawings, code, the tools' versions. */
const makers = ['src/files', 'src/drawings', 'src/domain/layers.ts', 'package.json'];
const keep = keepIn(path.resolve('node_modules/.cache/smartstack'), digestOfMakers);

/**
 * A file made from content, or the one that an earlier build made from the same content with the same makers and
 * fonts. `npm run dev` makes each anew, because the makers change under it.
 */
export async function kept(content: unknown, make: Make): Promise<Bytes> {
  return import.meta.env.DEV ? make() : keep(content, make);
}

/**
 * Keeps files in a folder, each under the digest of its content and of what made it. Files that nothing has asked for
 * in a month go when a new one comes.
 */
export function keepIn(folder: string, makersDigest: () => string): (content: unknown, make: Make) => Promise<Bytes> {
  let made: string | undefined;
  let isOpen = false;
  return async (content, make) => {
    made ??= makersDigest();
    const file = path.join(folder, digest(made, JSON.stringify(content)));
    try {
      const bytes = new Uint8Array(readFileSync(file));
      utimesSync(file, new Date(), new Date());
      return bytes;
    } catch {
      const bytes = await make();
      if (!isOpen) openFolder(folder);
      isOpen = true;
      // Two builds may make the same file at once: each puts it there whole.
      writeFileSync(`${file}.${process.pid}`, bytes);
      renameSync(`${file}.${process.pid}`, file);
      return bytes;
    }
  };
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    const asked = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - asked > patience) rmSync(file, { force: true });
  }
}

function digestOfMakers(): string {
  const files = makers.flatMap((maker) =>
    statSync(maker).isFile()
      ? [maker]
      : readdirSync(maker, { recursive: true, encoding: 'utf8' })
          .map((file) => path.join(maker, file))
          .filter((file) => statSync(file).isFile())
          .sort(),
  );
  return digest(...files.map((file) => readFileSync(file)), ...brandFonts());
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
