import { createHash } from 'node:crypto';

/** A file that the build puts together itself: its path on the site, and its text. */
export type OwnFile = { path: string; text: string };

/** Returns a file whose name changes with its text, so that browsers may keep it for ever. */
export function ownFile(name: string, ending: string, text: string): OwnFile {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/_astro/${name}.${digest}.${ending}`, text };
}
