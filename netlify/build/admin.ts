import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { adminAddress, screenLanguages } from '#netlify/http/admin-page';

/*
 * The files of the editing screen: Sveltia CMS as its package brings it, copied and not bundled, which takes no time;
 * and our script, which holds the schemas of content and starts it. No page of the site refers to them.
 */

const packages = 'node_modules';
const screenPackage = `${packages}/@sveltia/cms`;

/** Writes the files into the folder of the built site. */
export async function writeAdmin(site: string): Promise<void> {
  const folder = path.join(site, adminAddress);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    copyScreen(folder),
    adminScript().then((program) => writeFile(path.join(folder, 'start.js'), program)),
  ]);
}

async function copyScreen(folder: string): Promise<void> {
  const from = `${screenPackage}/npm`;
  await cp(from, path.join(folder, 'sveltia'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  await writeFile(path.join(folder, 'sveltia/index.js'), await withOwnTypefaces(`${from}/index.js`));
  await cp(`${screenPackage}/LICENSE.txt`, path.join(folder, 'sveltia/LICENSE.txt'));
  await cp(`${packages}/turndown/lib/turndown.browser.es.js`, path.join(folder, 'turndown/index.js'));
  await cp(`${packages}/turndown/LICENSE`, path.join(folder, 'turndown/LICENSE.txt'));
  await cp(`${packages}/immutable/dist/immutable.es.js`, path.join(folder, 'immutable/index.js'));
  await cp(`${packages}/immutable/LICENSE`, path.join(folder, 'immutable/LICENSE.txt'));
  await mkdir(path.join(folder, 'locales'), { recursive: true });
  for (const language of screenLanguages) {
    const words = await readFile(`${screenPackage}/locales/${language}.json`, 'utf8');
    await writeFile(path.join(folder, `locales/${language}.js`), `export default ${words.trim()};\n`);
  }
}

/**
 * Returns the program of the screen with its own typefaces where its style sheet names those of a CDN. It would use them
 * anyway, and ask the CDN until they are there.
 */
async function withOwnTypefaces(file: string): Promise<string> {
  const [program, typefaces] = await Promise.all([readFile(file, 'utf8'), readdir(`${path.dirname(file)}/assets`)]);
  return program.replace(onCdn, (address, name: string, subset: string) => {
    const own = typefaces.find((each) => each.startsWith(`${name}-${subset}-`) && each.endsWith('.woff2'));
    if (!own) throw new Error(`${file} names ${address}, and the package brings no such typeface.`);
    return `${adminAddress}/sveltia/assets/${own}`;
  });
}

const onCdn = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** Returns the script of /admin/start.js. */
export async function adminScript(): Promise<string> {
  const { name } = parse(await readFile('src/content/site.yaml', 'utf8')) as { name: string };
  const { outputFiles } = await build({
    entryPoints: ['src/admin/start.ts'],
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2024',
    define: { 'import.meta.env.SITE_NAME': JSON.stringify(name) },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
