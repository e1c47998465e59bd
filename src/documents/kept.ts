import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brandFonts } from './fonts';

/** Everything but the content that decides what a made file looks like: templates, drawings, code, the tools' versions. */
const makers = ['src/documents', 'src/pictures', 'src/domain/drawing', 'src/domain/layers.ts', 'package.json'];
const folder = path.resolve('node_modules/.cache/smartstack');
/** How long (ms) a file is kept that no build has asked for. */
const patience = 30 * 24 * 3_600_000;

type Bytes = Uint8Array<ArrayBuffer>;
let makersDigest: string | undefined;
let hasForgotten = false;

/**
 * A file made from content, or the one that an earlier build made from the same content with the same makers and
 * fonts. Kept outside the repository, where a build on the platform finds it again; `npm run dev` makes each anew,
 * because the makers change under it.
 */
export async function kept(content: unknown, make: () => Bytes | Promise<Bytes>): Promise<Bytes> {
  if (import.meta.env.DEV) return make();
  const file = path.join(folder, digest((makersDigest ??= digestOfMakers()), JSON.stringify(content)));
  try {
    const bytes = new Uint8Array(readFileSync(file));
    utimesSync(file, new Date(), new Date());
    return bytes;
  } catch {
    const bytes = await make();
    openFolder();
    // Two builds may make the same file at once: each puts it there whole.
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
    return bytes;
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

/** Opens the folder and, once a build, removes what nothing has asked for in a month. */
function openFolder(): void {
  if (hasForgotten) return;
  hasForgotten = true;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).map((name) => path.join(folder, name)))
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > patience)
      rmSync(file, { force: true });
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
