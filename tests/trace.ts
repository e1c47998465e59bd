import type { Browser } from 'playwright';

/** What every entry of Chromium's trace says. */
type AnyEntry = { name: string };

/**
 * Records Chromium's trace of the given categories from now on, of the whole browser: one trace at a time. Returns how to
 * stop, which answers the entries.
 */
export async function startTrace<Entry extends AnyEntry>(
  browser: Browser,
  includedCategories: readonly string[],
): Promise<() => Promise<Entry[]>> {
  const devtools = await browser.newBrowserCDPSession();
  const entries: Entry[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => entries.push(...(value as unknown as Entry[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories] },
  });
  return async () => {
    const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
    await devtools.send('Tracing.end');
    await complete;
    await devtools.detach();
    return entries;
  };
}
