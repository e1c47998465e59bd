import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentText } from '#domain/content/mistake';

const root = 'src/content';

/** Returns every text file of the content as it stands on the disk; the guide for editors is not shown to visitors. */
export function contentTexts(): ContentText[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(mdx?|ya?ml)$/.test(file) && file !== 'README.md')
    .sort()
    .map((file) => ({
      file: path.posix.join(root, file.split(path.sep).join('/')),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}
