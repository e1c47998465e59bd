import path from 'node:path';
import { isKnownAnswersSource, writeKnownAnswers } from '#netlify/build/known-answers';
import { siteNameSource, writeSiteName } from '#netlify/build/site-name';

/** Writes for the functions what they need of the content, which they cannot read. `root` is the site's directory. */
export async function writeForFunctions(root: string): Promise<void> {
  await writeKnownAnswers(root);
  await writeSiteName(root);
}

/** What tells of files that have changed, as the development server does. */
type Watcher = { on(event: 'all', listener: (event: string, file: string) => void): unknown };

/**
 * Writes it again whenever the content that it is made from changes, one time after the other. What cannot be written is
 * told to `failed`: the server goes on.
 */
export function keepForFunctions(watcher: Watcher, root: string, failed: (error: unknown) => void): void {
  let last = Promise.resolve();
  watcher.on('all', (_event, changed) => {
    const file = path.relative(root, changed).split(path.sep).join('/');
    if (file !== siteNameSource && !isKnownAnswersSource(file)) return;
    last = last.then(() => writeForFunctions(root)).catch(failed);
  });
}
