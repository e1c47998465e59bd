import type { Browser } from 'playwright';
import { startTrace } from '#tests/trace';

/** An entry of Chromium's trace: `dur` is the time (µs) that has passed, `tdur` what its thread has worked of it. */
type Entry = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/** What a click or a key ends with: the event that the page answers. */
const answered = new Set(['click', 'keydown']);

/**
 * Records what pages work from now on. Returns how to stop: it answers, for each click or key that led to a frame, how
 * long (ms) the page's thread worked from its first event until the frame was handed over to be drawn.
 */
export async function recordWork(browser: Browser): Promise<() => Promise<number[]>> {
  const stop = await startTrace<Entry>(browser, ['devtools.timeline', 'disabled-by-default-devtools.timeline']);
  return async () => workOf(await stop());
}

function workOf(entries: readonly Entry[]): number[] {
  const inputs = entries.filter(({ name, args }) => name === 'EventDispatch' && answered.has(args?.data?.type ?? ''));
  return inputs.flatMap(({ pid, tid, ts }) => {
    const own = entries.filter((each) => each.pid === pid && each.tid === tid && each.ph === 'X');
    const commit = own.filter(({ name, ts: at }) => name === 'Commit' && at > ts).sort((a, b) => a.ts - b.ts)[0];
    if (!commit) return [];
    // A click is a task of its own; what moved the pointer there and pushed the button down came before.
    const task = own.filter((each) => each.name === 'RunTask' && each.ts <= ts && ts < endOf(each))[0];
    const from = task?.ts ?? ts;
    const tasks = own.filter(({ name, ts: at }) => name === 'RunTask' && from <= at && at < commit.ts);
    return [tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000];
  });
}

function endOf({ ts, dur = 0 }: Entry): number {
  return ts + dur;
}
