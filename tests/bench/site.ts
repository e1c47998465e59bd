import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright';
import { isLookedAt } from '#tests/e2e/routes';
import { printBesideBare } from '#tests/bench/beside-bare';
import { buildPhases } from '#tests/bench/building';
import { firstStep } from '#tests/bench/first-step';
import { functionBundles, functionLatency } from '#tests/bench/functions';
import { plainByHand, styledByHand } from '#tests/bench/hand-written';
import { interactions } from '#tests/bench/interactions';
import { lighthouseBrowser, lighthouseRun, type LighthouseRun } from '#tests/bench/lighthouse';
import { paint, type Paint, weigh } from '#tests/bench/loading';
import { printTypeSizes } from '#tests/bench/page-type';
import { median, phone } from '#tests/bench/phone';
import { clickTimes } from '#tests/bench/clicks';
import { serveCompressed } from '#tests/bench/served';
import { section, table } from '#tests/bench/table';
import { budgetOf } from '#tests/budgets';
import { browserName, ensureChromium, launchOptions } from '#tests/chromium';

/*
 * What the site costs its visitors and its builders, in one report: a table here, everything in reports/bench.json.
 * Bytes do not change from run to run and have budgets (tests/budgets.ts); times do, so close other programs.
 *
 * `--quick` measures everything once. Beside the site's pages stand two by hand, measured in the same run: `/by-hand` is
 * home without its scripts and islands, `/by-hand-plain` its words alone, what a page can be that only has to be fast.
 * The directory by itself: `npm run bench:providers`, reading a website: `npm run bench:extract`, growth:
 * `npm run bench:scale`, sizes of type: `npm run bench:type`.
 */

const quick = process.argv.includes('--quick');
const port = Number(process.env['TEST_PORT'] ?? 4390) + 10;
const often = ['/', '/healthcare', '/providers', '/solutions-navigator', '/by-hand', '/by-hand-plain'];
const runsOf = (route: string) => (!quick && often.includes(route) ? 5 : 1);
const report: Record<string, unknown> = { date: new Date().toISOString(), phone };

section('Build, in seconds');
const phases = await buildPhases();
table(Object.keys(phases), [Object.values(phases).map((seconds) => seconds.toFixed(2))]);
report['build'] = phases;

const pages = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`)
  .filter(isLookedAt);
const home = readFileSync('dist/index.html', 'utf8');
const byHand = { '/by-hand': styledByHand(home), '/by-hand-plain': plainByHand(home) };
const routes = [...pages.filter((route) => route !== '/404').sort(), ...Object.keys(byHand)];
const site = await serveCompressed(port, byHand);
ensureChromium();
const browser = await chromium.launch(launchOptions());
report['browser'] = browserName(browser);
console.log(`\n${browserName(browser)}`);

section('Bytes on the wire, requests, elements; scripts of their own before and after the first interaction');
const weights: Record<string, unknown> = {};
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
table(
  [
    'route',
    'headers B',
    'HTML KiB',
    'budget',
    'fonts',
    'images',
    'scripts',
    '... after',
    'all',
    'requests',
    'elements',
  ],
  await inTurn(routes, async (route) => {
    const weight = await weigh(browser, site.origin + route);
    weights[route] = weight;
    const { headers, bytes, total, requests, elements, scriptsBefore, scriptsAfter } = weight;
    const budget = route in byHand ? '' : kib(budgetOf(route).html);
    return [
      route,
      headers,
      kib(bytes.html),
      budget,
      kib(bytes.font),
      kib(bytes.image),
      kib(scriptsBefore),
      kib(scriptsAfter),
      kib(total),
      requests,
      elements,
    ];
  }),
);
report['weights'] = weights;
report['type'] = await printTypeSizes(browser, site.origin);

section(
  `First visit on a slow phone (${phone.slowdown}x CPU, ${phone.bitsPerSecond / 1e6} Mbit/s, ${phone.latency} ms)`,
);
const paints: Record<string, Paint> = {};
const paintRuns: Record<string, Paint[]> = {};
// Round by round: a slow minute of this machine falls on every page alike.
for (let round = 0; round < Math.max(...routes.map(runsOf)); round++)
  for (const route of routes)
    if (round < runsOf(route)) (paintRuns[route] ??= []).push(await paint(browser, site.origin + route));
table(
  ['route', 'runs', 'first paint ms', 'LCP ms', 'CLS'],
  Object.entries(paintRuns).map(([route, runs]) => {
    const middle = medians(runs);
    paints[route] = middle;
    return [route, runs.length, middle.fcp.toFixed(0), middle.lcp.toFixed(0), middle.cls.toFixed(3)];
  }),
);
const share = (route: string) => ((paints['/']?.lcp ?? NaN) / (paints[route]?.lcp ?? NaN)).toFixed(2);
console.log(
  `\nHome's largest paint comes after ${share('/by-hand')} times that of the page by hand (at most 1.2), ` +
    `${share('/by-hand-plain')} times that of its words alone.`,
);
report['paints'] = paints;

section('The Navigator on that phone: its first step, answered as soon as it can be seen');
const step = medians(
  (await times(quick ? 1 : 5, () => firstStep(browser, site.origin))).map((run) => ({
    ...run,
    kept: Number(run.kept),
  })),
);
table(
  ['painted ms', 'answered ms', 'script there ms', 'answer kept'],
  [[step.painted.toFixed(0), step.answered.toFixed(0), step.script.toFixed(0), step.kept === 1 ? 'yes' : 'NO']],
);
report['firstStep'] = step;

section(`Interactions at ${phone.slowdown}x CPU, from the input to the painted answer (as INP counts)`);
const latencies = await interactions(browser, site.origin);
table(
  ['interaction', 'count', 'p75 ms', 'worst ms', 'its frame’s work ms', 'p75'],
  latencies.map(({ name, count, p75, worst, work, workP75 }) => [
    name,
    count,
    p75,
    worst,
    work.toFixed(1),
    workP75.toFixed(1),
  ]),
);
report['interactions'] = latencies;

section(`What visitors click most, at ${phone.slowdown}x CPU, beside a bare button's tap in the same run`);
const clicked = (await clickTimes(browser, [site.origin], quick ? 1 : 5)).get(site.origin) ?? [];
table(
  ['click', 'count', 'median ms', 'p99 ms', 'over bare ms'],
  clicked.map(({ name, count, median: half, p99, overBare }) => [name, count, half, p99, overBare]),
);
report['clicks'] = clicked;
await browser.close();

const debugPort = port + 3;
const driven = await lighthouseBrowser(debugPort);
const opened = { browser: driven, origin: site.origin, debugPort };
report['besideBare'] = await printBesideBare(opened, quick ? 1 : 7);

section('Lighthouse on that phone');
const scores: Record<string, LighthouseRun> = {};
table(
  ['route', 'runs', 'performance', 'accessibility', 'practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms'],
  await inTurn(routes, async (route) => {
    const runs = await times(runsOf(route), () => lighthouseRun(site.origin + route, debugPort));
    const middle = medians(runs);
    scores[route] = middle;
    const { performance, accessibility, bestPractices, seo, lcp, cls, tbt } = middle;
    return [
      route,
      runs.length,
      performance,
      accessibility,
      bestPractices,
      seo,
      lcp.toFixed(0),
      cls.toFixed(3),
      tbt.toFixed(0),
    ];
  }),
);
report['lighthouse'] = scores;
await driven.close();
site.stop();

section('Functions: a submission over the CRM’s own time, in ms; bundles as a cold start reads them');
const latency = await functionLatency(quick ? 20 : 100);
table(
  ['calls to the CRM', 'their time', 'over it: median', 'p95'],
  [[latency.calls, latency.crm, latency.over.median.toFixed(1), latency.over.p95.toFixed(1)]],
);
const bundles = await functionBundles();
console.log();
table(
  ['function', 'bundle KiB', 'zipped KiB'],
  bundles.map(({ name, bytes, zipped }) => [name, kib(bytes), kib(zipped)]),
);
report['functions'] = { latency, bundles };

mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(report, null, 2));
console.log('\nEverything: reports/bench.json');
process.exit(0);

/** One after the other, so that no two measurements disturb each other. */
async function inTurn<T>(items: readonly string[], measure: (item: string) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

async function times<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < count; run++) results.push(await measure());
  return results;
}

/** The median of each figure. */
function medians<T extends Record<string, number>>(runs: readonly T[]): T {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))])) as T;
}
