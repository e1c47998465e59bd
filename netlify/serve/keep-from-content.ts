import path from 'node:path';
import { writeFromContent } from '#netlify/build/from-content';

/** The content that the functions' module is made from: netlify/build/from-content.ts. */
const sources = /^src\/content\/(wizards\/|documents\/|industries\/|site\.yaml$|consent-wordings\.yaml$)/;

/** What tells of files that have changed, as the development server does. */
type Watcher = { on(event: 'all', listener: (event: string, file: string) => void): unknown };

/**
 * Writes the module again whenever content that it is made from changes, one time after the other. What cannot be written is
 * told to `failed`: the server goes on.
 */
export function keepFromContent(watcher: Watcher, root: string, failed: (error: unknown) => void): void {
  let last = Promise.resolve();
  watcher.on('all', (_event, changed) => {
    if (!sources.test(path.relative(root, changed).split(path.sep).join('/'))) return;
    last = last.then(() => writeFromContent(root)).catch(failed);
  });
}
