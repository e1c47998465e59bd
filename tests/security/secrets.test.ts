import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundleFunctions } from '#netlify/build/bundle-functions';
import { hashSource } from '#netlify/build/content-policy';
import { finishBuild } from '#netlify/build/integration';
import { secretsIn } from '#netlify/build/secrets';
import { pagePolicy } from '#netlify/http/headers';

const key = (start: string, characters: string, length: number) => start + characters.repeat(length).slice(0, length);

describe('a secret in a file is found', () => {
  const env = {
    GHL_API_TOKEN: 'pit-of-this-test',
    GHL_LOCATION_ID: 'location-of-this-test',
    NETLIFY_AUTH_TOKEN: 'token/of this"test',
    ALERT_WEBHOOK_URL: 'https://hooks.example/T0/secret',
  };
  test.each([
    ...Object.entries(env).map(([name, value]) => [`the value of ${name}`, `const a="${value}"`]),
    ['the value of NETLIFY_AUTH_TOKEN', `{"a":${JSON.stringify(env.NETLIFY_AUTH_TOKEN)}}`],
    ['the value of ALERT_WEBHOOK_URL', `?to=${encodeURIComponent(env.ALERT_WEBHOOK_URL)}`],
    ['a Firecrawl key', key('fc-', '0123456789abcdef', 32)],
    ['a HighLevel token', 'pit-01234567-89ab-cdef-0123-456789abcdef'],
    ['a JSON Web Token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${key('', 'aB3_-', 43)}`],
    ['a Netlify token', key('nfp_', 'aB3', 36)],
    ['a GitHub token', key('ghp_', 'aB3', 36)],
    ['an AWS key', key('AKIA', 'A1', 16)],
    ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ])('%s', (what, text) => expect(secretsIn(`before ${text} after`, env)).toEqual([what]));

  test('and none where there is none, where a setting is empty or too short to tell', () => {
    const text = 'fc- fc-double pit- eyJ nfp_ AKIA token';
    expect(secretsIn(text, env)).toEqual([]);
    expect(secretsIn(text, { GHL_API_TOKEN: '', GHL_LOCATION_ID: 'token', NETLIFY_AUTH_TOKEN: ' ' })).toEqual([]);
  });
});

test('the functions read secrets while they run: no bundle holds one that was set while it was made', async () => {
  const settings = ['GHL_API_TOKEN', 'GHL_LOCATION_ID', 'NETLIFY_AUTH_TOKEN', 'ALERT_WEBHOOK_URL'];
  const env = Object.fromEntries(settings.map((name) => [name, `https://canary.example/${name}`]));
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const bundles = await bundleFunctions();
  expect([...bundles.keys()].sort()).toEqual([
    'admin.mjs',
    'count.mjs',
    'ghl-integration.mjs',
    'health.mjs',
    'retry-leads.mjs',
    'scrape.mjs',
  ]);
  for (const [name, program] of bundles) expect(secretsIn(program, env), name).toEqual([]);
  // They name the settings, so they are the functions.
  expect(bundles.get('ghl-integration.mjs')).toContain('GHL_API_TOKEN');
});

describe('the build', () => {
  let folder = '';
  /** Finishes the folder's files as they are once Astro has built them. */
  const built = async () => {
    const hooks = finishBuild().hooks as unknown as Record<string, (given: object) => unknown>;
    const dir = pathToFileURL(`${folder}/`);
    hooks['astro:config:done']?.({ config: { outDir: dir, srcDir: pathToFileURL(path.resolve('src/')) } });
    await hooks['astro:build:done']?.({ dir });
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'smartstack-build-'));
    await mkdir(path.join(folder, '_astro'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('stops where a file holds a secret, and names the file and the setting but not the secret', async () => {
    vi.stubEnv('GHL_API_TOKEN', 'pit-of-this-test');
    await writeFile(path.join(folder, '_astro/a.js'), 'fetch("/", {headers: {authorization: "pit-of-this-test"}})');
    await expect(built()).rejects.toThrow(
      /^Secrets would be published:\n_astro\/a\.js holds the value of GHL_API_TOKEN\.$/,
    );
  });

  test('stops where a page holds an inline script that Astro does not know', async () => {
    const policy = `<meta http-equiv="content-security-policy" content="script-src 'self'">`;
    await writeFile(path.join(folder, 'index.html'), `${policy}<script>alert(1)</script>`);
    await expect(built()).rejects.toThrow(
      'index.html cannot be published: an inline script that Astro does not know: alert(1)',
    );
  });

  test('narrows a page’s policy to its own scripts and styles: in its headers, for missing pages in the page', async () => {
    const css = 'p{color:red}';
    const listed = `script-src ${hashSource('"1"')} ${hashSource('"2"')}; style-src ${hashSource(css)}`;
    const page = (script: string) =>
      `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${listed}"><!-- <style>no</style> --><meta name="description" content="<script>text</script> '"><script type="module">${script}</script><style>${css}</style><script src="/x.js"></script><script type="application/ld+json">{}</script><p>x</p>`;
    await mkdir(path.join(folder, 'deeper'));
    await writeFile(path.join(folder, 'index.html'), page('"1"'));
    await writeFile(path.join(folder, 'deeper/about.html'), page('"2"'));
    await writeFile(path.join(folder, '404.html'), page('"1"'));
    await built();
    const styles = [hashSource(css)];
    const read = (file: string) => readFile(path.join(folder, file), 'utf8');
    const policyIn = async (file: string) => /http-equiv="[^"]+" content="([^"]*)"/.exec(await read(file))?.[1];
    expect(await policyIn('404.html')).toBe(pagePolicy({ scripts: [hashSource('"1"')], styles }));
    expect([await policyIn('index.html'), await policyIn('deeper/about.html')]).toEqual([undefined, undefined]);
    const headers = await read('_headers');
    expect(headers).not.toContain('404');
    for (const [address, script] of [
      ['/', '"1"'],
      ['/index.html', '"1"'],
      ['/deeper/about', '"2"'],
      ['/deeper/about.html', '"2"'],
    ] as const) {
      const policy = pagePolicy({ scripts: [hashSource(script)], styles });
      expect(headers).toContain(`\n${address}\n  content-security-policy: ${policy}; frame-ancestors 'none'\n`);
    }
    expect(headers).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n');
  });

  test('writes what starts islands into a file that caches may keep for ever, and pages name that file', async () => {
    const listed = `script-src ${hashSource(runtime)}`;
    await writeFile(
      path.join(folder, 'index.html'),
      `<meta http-equiv="content-security-policy" content="${listed}"><body><script>${runtime}</script><astro-island client="trigger"></astro-island></body>`,
    );
    await built();
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    const [file = ''] = /\/_astro\/islands\.[\w-]{8}\.js/.exec(html) ?? [];
    expect(await readFile(path.join(folder, file), 'utf8')).toContain(runtime);
    expect(html).not.toContain(runtime);
  });

  test('takes out of a page what neither it nor a script of its own can need', async () => {
    const css = '.in-page{top:0}.in-script{top:1px}.in-neither{top:2px}';
    await writeFile(path.join(folder, '_astro/Island.a1.js'), 'import"./other.b2.js"');
    await writeFile(path.join(folder, '_astro/other.b2.js'), 'e.className="in-script"');
    await writeFile(
      path.join(folder, 'index.html'),
      `<meta http-equiv="content-security-policy" content="${hashSource(css)}"><style>${css}</style><p class="in-page"></p><script type="module" src="/_astro/Island.a1.js"></script>`,
    );
    await built();
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<style>.in-page{top:0}.in-script{top:1px}</style>');
    expect(html).toContain('<p class="in-page">');
  });

  test('gives each page what it needs of a style sheet, and publishes no sheet that only pages link to', async () => {
    await writeFile(path.join(folder, '_astro/a.css'), '.one{top:0}.two{top:1px}');
    await writeFile(path.join(folder, '_astro/b.css'), '.later{top:2px}');
    await writeFile(path.join(folder, '_astro/x.js'), 'load("/_astro/b.css")');
    const page = (name: string) => `<link rel="stylesheet" href="/_astro/a.css"><p class="${name}"></p>`;
    for (const [file, name] of Object.entries({ 'a.html': 'one', 'b.html': 'two' }))
      await writeFile(path.join(folder, file), page(name));
    await built();
    const sheets = ['a.html', 'b.html'].map(
      async (file) => /<style>(.*)<\/style>/.exec(await readFile(path.join(folder, file), 'utf8'))?.[1],
    );
    expect(await Promise.all(sheets)).toEqual(['.one{top:0}', '.two{top:1px}']);
    expect((await readdir(path.join(folder, '_astro'))).filter((file) => file.endsWith('.css'))).toEqual(['b.css']);
  });
});

test('no secret is in the repository’s settings', () => {
  for (const file of ['netlify.toml', 'package.json', 'astro.config.mjs'])
    expect(secretsIn(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'), {}), file).toEqual([]);
});
