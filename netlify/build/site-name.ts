import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteSchema } from '#domain/content/site';
import { isRecord } from '#domain/record';
import { contentFields } from '#netlify/build/content-fields';

/** Where the name stands. */
export const siteNameSource = 'src/content/site.yaml';
const file = 'src/domain/crm/site-name.ts';

/**
 * Writes the agency's name into a module of the functions, which cannot read content; where nothing has changed, nothing
 * is written. `root` is the site's directory.
 */
export async function writeSiteName(root: string): Promise<void> {
  const text = await siteNameText(root);
  const target = path.join(root, file);
  if (text !== null && text !== (await readFile(target, 'utf8').catch(() => null))) await writeFile(target, text);
}

/** Returns the module's text, or null where the site's file has a mistake, which is reported where content is checked. */
export async function siteNameText(root: string): Promise<string | null> {
  const fields = await contentFields(root, siteNameSource);
  const { data } = siteSchema.shape.name.safeParse(isRecord(fields) ? fields['name'] : undefined);
  if (data === undefined) return null;
  return [
    `/* Written by the build and by \`npm run dev\` from ${siteNameSource}: what the agency is called in the CRM and in alerts. */`,
    '// prettier-ignore',
    `export const siteName: string = ${JSON.stringify(data)};`,
    '',
  ].join('\n');
}
