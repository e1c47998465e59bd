import { readFileSync } from 'node:fs';
import process from 'node:process';
import { JSDOM } from 'jsdom';
import { addIndustries } from '#tests/fixtures/many-industries';
import { addProviders } from '#tests/fixtures/many-providers';
import { copySite, type SiteCopy } from '#tests/fixtures/site-copy';
import { printRow } from '#tests/bench/print-row';
import { wireBytes } from '#tests/wire';

/*
 * What the build costs, in time and in memory, when the content grows: 100, 1,000 and 5,000 industries, 10,000 providers.
 * Pages only (WITHOUT_FILES); the pictures and documents of 100 industries are timed by themselves, made and cached. And
 * what grows with it that a visitor loads: menu, home page, list of industries, sitemap. Sizes as arguments choose others.
 */

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 1_000, 5_000];
const pagesOnly = { WITHOUT_FILES: '1' };
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

console.log('Pages only. "Each more" is what one page more costs against the row above.\n');
const headings = ['industries', 'build s', 'ms a page', 'each more ms', 'peak MB', 'each more kB', 'in menu'];
printRow([...headings, 'home KiB', 'page KiB', 'list KiB', 'sitemap KiB']);
let before: { pages: number; time: number; memory: number } | undefined;
for (const total of [9, ...sizes]) {
  const site = copySite();
  addIndustries(site, total);
  const { time, memory } = await site.build(pagesOnly);
  const pages = total + 10;
  const more = before && {
    pages: pages - before.pages,
    time: time - before.time,
    memory: memory - before.memory,
  };
  printRow([
    total,
    (time / 1000).toFixed(1),
    (time / pages).toFixed(0),
    more ? (more.time / more.pages).toFixed(1) : '',
    megabytes(memory),
    more ? (more.memory / 1000 / more.pages).toFixed(0) : '',
    menuLinks(site),
    ...['index.html', 'healthcare.html', 'solutions.html', 'sitemap-0.xml'].map((file) => kib(weight(site, file))),
  ]);
  before = { pages, time, memory };
  site.remove();
}

console.log('\nPictures and documents of 100 industries.\n');
printRow(['', 'build s', 'peak MB']);
const site = copySite();
addIndustries(site, 100, `${Date.now() % 100_000}`);
for (const [name, environment] of Object.entries({ without: pagesOnly, made: {}, cached: {} })) {
  const { time, memory } = await site.build(environment);
  printRow([name, (time / 1000).toFixed(1), megabytes(memory)]);
}
site.remove();

console.log('\nA directory of 10,000 providers, pages only.\n');
printRow(['providers', 'build s', 'peak MB', 'page KiB', 'list KiB']);
for (const total of [34, 10_000]) {
  const directory = copySite();
  addProviders(directory, total);
  const { time, memory } = await directory.build(pagesOnly);
  const list = weight(directory, 'providers.json');
  printRow([total, (time / 1000).toFixed(1), megabytes(memory), kib(weight(directory, 'providers.html')), kib(list)]);
  directory.remove();
}

/** Returns a file's bytes as a CDN sends them. */
function weight(copy: SiteCopy, file: string): number {
  return wireBytes(`/${file}`, readFileSync(copy.built(file)));
}

function menuLinks(copy: SiteCopy): number {
  const { document } = new JSDOM(readFileSync(copy.built('index.html'), 'utf8')).window;
  return document.querySelectorAll('#industries-panel a').length;
}
