import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { plainByHand } from '#tests/bench/hand-written';
import { lighthouseRun } from '#tests/bench/lighthouse';
import { loadingTime } from '#tests/bench/main-thread';
import { median, phone, quantile } from '#tests/bench/phone';
import { section, table } from '#tests/bench/table';
import { bytesToHeading, headerBytes } from '#tests/wire';

/** What opening a page costs. Times are medians (ms), sizes bytes on the wire. */
export type Cost = {
  /** What the page's thread works until the page is loaded and idle, on this machine. */
  worked: number;
  /** How long that thread is busy with it on the slow phone. */
  busy: number;
  /** Headers of `_headers`, as a deploy sends them. */
  headers: number;
  /** Headers and HTML up to the end of the page's heading. */
  toHeading: number;
  /** Lighthouse's score for performance: the middle of its runs and the least. */
  score: number;
  least: number;
};

/** A site that is served and driven: where it is, and at which port Lighthouse finds its browser. */
type Driven = { browser: Browser; origin: string; debugPort: number };

/**
 * Returns what opening each of these pages costs, given their HTML by path. Round by round, so that a slow minute of this
 * machine falls on every page alike.
 */
export async function costs(
  { browser, origin, debugPort }: Driven,
  pages: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Record<string, Cost>> {
  const routes = Object.keys(pages);
  const runs = Object.fromEntries(
    routes.map((route) => [route, { worked: [] as number[], busy: [] as number[], scores: [] as number[] }]),
  );
  for (let round = 0; round < rounds; round++)
    for (const route of routes) {
      const address = origin + route;
      const run = runs[route];
      run?.worked.push((await loadingTime(browser, address)).worked);
      run?.busy.push((await loadingTime(browser, address, true)).busy);
      run?.scores.push((await lighthouseRun(address, debugPort)).performance);
    }
  const rules = readFileSync('dist/_headers', 'utf8');
  return Object.fromEntries(
    Object.entries(runs).map(([route, { worked, busy, scores }]) => {
      const headers = headerBytes(route, rules);
      const cost: Cost = {
        worked: median(worked),
        busy: median(busy),
        headers,
        toHeading: headers + bytesToHeading(pages[route] ?? ''),
        score: median(scores),
        least: quantile(scores, 0),
      };
      return [route, cost];
    }),
  );
}

/** Pages of three kinds and the words of the first on a page by itself: what a page can be that only has to be fast. */
export function besideBare(): { pages: Record<string, string>; bare: Record<string, string> } {
  const built = (file: string) => readFileSync(`dist/${file}.html`, 'utf8');
  const home = built('index');
  const bare = { '/by-hand-plain': plainByHand(home) };
  return { pages: { '/': home, '/healthcare': built('healthcare'), '/solutions': built('solutions'), ...bare }, bare };
}

/** Measures the pages of `besideBare`, prints what each costs, and returns it. */
export async function printBesideBare(driven: Driven, rounds: number): Promise<Record<string, Cost>> {
  section(`What opening a page costs beside its bare words; medians of ${rounds}`);
  const found = await costs(driven, besideBare().pages, rounds);
  const head = ['thread works ms', `busy ms at ${phone.slowdown}x`, 'headers B', 'B to the heading'];
  table(
    ['route', ...head, 'Lighthouse', 'its least'],
    Object.entries(found).map(([route, { worked, busy, headers, toHeading, score, least }]) => [
      route,
      worked.toFixed(1),
      busy.toFixed(0),
      headers,
      toHeading,
      score,
      least,
    ]),
  );
  return found;
}
