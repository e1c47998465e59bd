import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * What else, besides its file, determines an entry: the schemas and their rules, the file readers, the Markdown
 * processor with its settings, and the packages. Astro itself notices its version, src/content.config.ts and those
 * settings that can be written as JSON, which steps of the Markdown processor cannot.
 */
const sources = ['src/domain', 'src/content-checks', 'astro.config.mjs', 'package-lock.json'];

/**
 * Returns a digest of the code that turns content files into entries; every change of it gives another. `project` is
 * the project's folder; missing files are ignored.
 */
export function codeDigest(project: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(project, source)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Returns a file, or the files below a folder, as paths from the project's folder. */
function filesOf(project: string, name: string): string[] {
  const place = path.join(project, name);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [name];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort();
}
