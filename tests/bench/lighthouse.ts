import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { chromiumFlags, launchOptions } from '#tests/chromium';
import { phone } from '#tests/bench/phone';

/** What Lighthouse says of a page on the slow phone: scores of 0 to 100, times in ms. */
export type LighthouseRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
};

/** A Chromium that Lighthouse can drive. */
export async function lighthouseBrowser(port: number): Promise<Browser> {
  return chromium.launch(launchOptions([...chromiumFlags, `--remote-debugging-port=${port}`]));
}

/** One run, with the line and the processor really slowed down (not simulated from a fast run). */
export async function lighthouseRun(address: string, port: number): Promise<LighthouseRun> {
  const kilobits = phone.bitsPerSecond / 1000;
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    screenEmulation: { mobile: true, ...phone.screen, deviceScaleFactor: 1.75, disabled: false },
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: phone.latency,
      requestLatencyMs: phone.latency,
      throughputKbps: kilobits,
      downloadThroughputKbps: kilobits,
      uploadThroughputKbps: kilobits / 2,
      cpuSlowdownMultiplier: phone.slowdown,
    },
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no report'}`);
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}
