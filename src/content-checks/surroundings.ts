import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Surroundings } from '#domain/content/checks/content';
import { calendarDay } from '#domain/text/days';
import { readWordings } from '#content-checks/consent-wordings';
import { lastChanged } from '#content-checks/last-changed';

/** First parts of addresses not found in the code: functions, Astro's own files, and the home page by its file. */
const reservedByName = ['.netlify', '_astro', 'index'];

/** Folders whose code defines further addresses: of functions, and of the pages for editors in development. */
const routingFolders = ['netlify/functions', 'src/review'];

/** The folders of src/ whose code shows content. */
const contentFolders = ['components', 'islands', 'layouts', 'pages', 'queries'];

/** Returns the site's code and files as far as content depends on them. `project` is the project's folder. */
export function readSurroundings(project: string): Surroundings {
  const pages = readdirSync(path.join(project, 'src/pages'), { withFileTypes: true });
  const made = filesBelow(path.join(project, 'src/pages')).filter((file) => /\.ts$/.test(file) && !file.includes('['));
  const served = [...filesBelow(path.join(project, 'public')), ...made.map((file) => file.slice(0, -'.ts'.length))];
  const routes = pages.flatMap(({ name }) => /^([a-z0-9-]+)\.astro$/.exec(name)?.[1] ?? []);
  const folders = pages.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    routes,
    reserved: [
      ...folders,
      ...reservedByName,
      ...namedAddresses(project),
      ...served.map((file) => file.split('/')[0] ?? file),
    ],
    servedFiles: served.map((file) => `/${file}`),
    quoted: quotedWords(project),
    wordings: readWordings(project).wordings,
    changed: (file) => lastChanged(project, file),
    today: calendarDay(new Date()),
  };
}

/** Returns the first parts of the addresses that code defines: `path: '/admin'`, `pattern: '/review/wizards'`. */
function namedAddresses(project: string): string[] {
  return routingFolders.flatMap((folder) =>
    filesBelow(path.join(project, folder)).flatMap((file) =>
      [...readFileSync(path.join(project, folder, file), 'utf8').matchAll(/\b(?:path|pattern): '\/([\w-]+)/g)].map(
        ([, first = '']) => first,
      ),
    ),
  );
}

/** Returns the strings in quotation marks in the code that shows content. */
function quotedWords(project: string): Set<string> {
  const words = new Set<string>();
  for (const folder of contentFolders)
    for (const file of filesBelow(path.join(project, 'src', folder)).filter((name) => /\.(?:astro|tsx?)$/.test(name)))
      for (const [, word = ''] of readFileSync(path.join(project, 'src', folder, file), 'utf8').matchAll(
        /['"]([a-z0-9-]+(?:\/[a-z0-9-]+)?)['"]/g,
      ))
        words.add(word);
  return words;
}

/** Returns the files below a folder, with slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
