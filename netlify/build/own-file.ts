import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that the build puts together itself: its path on the site, and its text. */
export type OwnFile = { path: string; text: string };

/** Returns a file whose name changes with its text, so that browsers may keep it for ever. */
export function ownFile(name: string, ending: string, text: string): OwnFile {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/_astro/${name}.${digest}.${ending}`, text };
}

/** Writes such a file into the folder of the built site. */
export function writeOwnFile(folder: string, { path: address, text }: OwnFile): void {
  const file = path.join(folder, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
