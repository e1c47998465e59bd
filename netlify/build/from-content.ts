import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { siteSchema } from '#domain/content/site';
import { wizardSchema } from '#domain/content/wizard';
import { type KnownAnswers, knownAnswersOf } from '#domain/wizard/known-answers';

/** The module that is made; git ignores it. The functions cannot read content: they have this of it. */
const file = 'src/domain/from-content.ts';
const content = 'src/content';

/**
 * Writes what the wizards may send and the agency's name into the module, unless it is there as it would be written. Where
 * content has an error, which is reported where content is checked, the module stays as it is. `root` is the site's directory.
 */
export async function writeFromContent(root: string): Promise<void> {
  const target = path.join(root, file);
  const before = await readFile(target, 'utf8').catch(() => null);
  const text = (await readContent(root).catch(() => null)) ?? before ?? moduleText('', knownAnswersOf({}, []));
  if (text !== before) await writeFile(target, text);
}

async function readContent(root: string): Promise<string | null> {
  const read = async (name: string): Promise<unknown> =>
    parse(await readFile(path.join(root, content, name), 'utf8')) as unknown;
  const names = (await readdir(path.join(root, content, 'wizards'))).filter((name) => name.endsWith('.yaml')).sort();
  if (names.length === 0) return null;
  const wizards = await Promise.all(
    names.map(
      async (name) => [path.basename(name, '.yaml'), wizardSchema.parse(await read(`wizards/${name}`))] as const,
    ),
  );
  const wordings = z.record(z.string(), z.unknown()).parse(await read('consent-wordings.yaml'));
  const { name } = z.object({ name: siteSchema.shape.name }).parse(await read('site.yaml'));
  const documents = await documentNames(path.join(root, content));
  return moduleText(name, knownAnswersOf(Object.fromEntries(wizards), Object.keys(wordings), documents));
}

/** Returns the names of the documents to download: those with a file, and those that buttons of industries name. */
async function documentNames(folder: string): Promise<string[]> {
  const filesIn = (name: string) => readdir(path.join(folder, name)).catch((): string[] => []);
  const industries = await Promise.all(
    (await filesIn('industries')).map((name) => readFile(path.join(folder, 'industries', name), 'utf8')),
  );
  const named = industries.flatMap((text) => /^ +document: ([a-z0-9-]+)$/m.exec(text)?.[1] ?? []);
  return [...(await filesIn('documents')).map((name) => path.parse(name).name), ...named];
}

function moduleText(siteName: string, knownAnswers: KnownAnswers): string {
  return `/* Made from src/content by netlify/build/from-content.ts: with every build, dev server and run of tests. */
import type { KnownAnswers } from '#domain/wizard/known-answers';

/** What the agency is called in the CRM and in alerts. */
export const siteName: string = ${JSON.stringify(siteName)};

export const knownAnswers: KnownAnswers = ${JSON.stringify(knownAnswers, null, 2)};
`;
}
