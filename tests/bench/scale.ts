import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { JSDOM } from 'jsdom';
import { addIndustries } from '#tests/fixtures/many-industries';
import { addProviders } from '#tests/fixtures/many-providers';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';
import { wireBytes } from '#tests/wire';

/*
 * What the build costs, in time and in memory, when the content grows: 100, 1,000 and 5,000 industries, 10,000 providers.
 * Pages only (WITHOUT_FILES); the pictures and documents of 100 industries are timed by themselves, made and kept. And
 * what grows with it that a visitor loads: menu, home page, list of industries, sitemap. Sizes as arguments choose others.
 */

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [100, 1_000, 5_000];
const pagesOnly = { WITHOUT_FILES: '1' };
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

console.log('Pages only. "Each more" is what one page more costs against the row above.\n');
print(['industries', 'build s', 'ms a page', 'each more ms', 'peak MB', 'each more kB', 'in menu', 'home KiB', 'page KiB', 'list KiB', 'sitemap KiB']); // prettier-ignore
let before = { pages: 0, time: 0, memory: 0 };
for (const total of [9, ...sizes]) {
  const site = copySite();
  addIndustries(site, total);
  const { time, memory } = await built(site, pagesOnly);
  const pages = total + 10;
  const more = pages - before.pages;
  print([
    total,
    (time / 1000).toFixed(1),
    (time / pages).toFixed(0),
    before.pages === 0 ? '' : ((time - before.time) / more).toFixed(1),
    megabytes(memory),
    before.pages === 0 ? '' : ((memory - before.memory) / 1000 / more).toFixed(0),
    menuLinks(site),
    kib(weight(site, 'index.html')),
    kib(weight(site, 'healthcare.html')),
    kib(weight(site, 'solutions.html')),
    kib(weight(site, 'sitemap-0.xml')),
  ]);
  before = { pages, time, memory };
  site.remove();
}

console.log('\nPictures and documents of 100 industries.\n');
print(['', 'build s', 'peak MB']);
const site = copySite();
addIndustries(site, 100, `${Date.now() % 100_000}`);
for (const [name, environment] of Object.entries({ without: pagesOnly, made: {}, kept: {} })) {
  const { time, memory } = await built(site, environment);
  print([name, (time / 1000).toFixed(1), megabytes(memory)]);
}
site.remove();

console.log('\nA directory of 10,000 providers, pages only.\n');
print(['providers', 'build s', 'peak MB', 'page KiB', 'list KiB']);
for (const total of [34, 10_000]) {
  const directory = copySite();
  addProviders(directory, total);
  const { time, memory } = await built(directory, pagesOnly);
  const list = weight(directory, 'providers.json');
  print([total, (time / 1000).toFixed(1), megabytes(memory), kib(weight(directory, 'providers.html')), kib(list)]);
  directory.remove();
}

async function built(copy: SiteCopy, environment: Record<string, string>) {
  const { ok, output, ...cost } = await copy.astro('build', environment);
  if (!ok) throw new Error(output);
  return cost;
}

/** A file's bytes as a CDN sends them. */
function weight(copy: SiteCopy, file: string): number {
  return wireBytes(`/${file}`, readFileSync(path.join(copy.folder, 'dist', file)));
}

function menuLinks(copy: SiteCopy): number {
  const { document } = new JSDOM(readFileSync(path.join(copy.folder, 'dist/index.html'), 'utf8')).window;
  return document.querySelectorAll('#industries-panel a').length;
}

function print(cells: (string | number)[]): void {
  console.log(cells.map((cell) => cell.toLocaleString('en-CA').padStart(13)).join(''));
}
