import type { CDPSession, Page } from 'playwright';

/** The slow phone that pages are measured on: a processor four times slower than this one, and a poor line. */
export const phone = {
  slowdown: 4,
  latency: 150,
  bitsPerSecond: 1_600_000,
  screen: { width: 412, height: 823 },
} as const;

/** Makes a page run and load as on the phone. Answers the session, to change it again. */
export async function asOnPhone(page: Page, { line = true } = {}): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.bitsPerSecond / 8,
      uploadThroughput: phone.bitsPerSecond / 16,
    });
  }
  return devtools;
}

/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
