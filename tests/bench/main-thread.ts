import type { Browser } from 'playwright';
import { asOnPhone, phone } from '#tests/bench/phone';
import { startTrace } from '#tests/trace';

/** An entry of Chromium's trace: `dur` is the time (µs) that has passed, `tdur` what its thread has worked of it. */
export type TraceEntry = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { beginData?: { url?: string } };
};

/** What a page's main thread does until the page is loaded and idle (ms): what it works, and how long it is busy. */
export type ThreadTime = { worked: number; busy: number };

/** Sums the tasks of the thread that has read the HTML of this address. */
export function threadTime(entries: readonly TraceEntry[], address: string): ThreadTime {
  const reader = entries.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === address);
  if (!reader) throw new Error(`The trace does not tell of ${address}.`);
  const tasks = entries.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === reader.pid && tid === reader.tid,
  );
  const sum = (time: 'dur' | 'tdur') => tasks.reduce((all, task) => all + (task[time] ?? 0), 0) / 1000;
  return { worked: sum('tdur'), busy: sum('dur') };
}

/**
 * Opens a page with nothing kept from before and returns what its main thread does, on this machine or `slowed` to the
 * phone with its line. Only what the thread has worked on this machine is free of what else this machine does.
 */
export async function loadingTime(browser: Browser, address: string, slowed = false): Promise<ThreadTime> {
  const context = await browser.newContext({ viewport: phone.screen, isMobile: true, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  if (slowed) await asOnPhone(page);
  const stop = await startTrace<TraceEntry>(browser, ['devtools.timeline', 'disabled-by-default-devtools.timeline']);
  await page.goto(address, { waitUntil: 'networkidle' });
  const entries = await stop();
  await context.close();
  return threadTime(entries, address);
}
