/** Returns the next run of a schedule of the form 'every N minutes of the clock'. Throws for any other. */
export function nextRun(schedule: string, now: Date): Date {
  const minutes = Number(/^\*\/(\d+) \* \* \* \*$/.exec(schedule)?.[1]);
  if (!(minutes > 0 && 60 % minutes === 0)) throw new Error(`The schedule '${schedule}' is not one that dev can run.`);
  const period = minutes * 60_000;
  return new Date((Math.floor(now.getTime() / period) + 1) * period);
}

/**
 * Runs a function at each time of a schedule, one run after the other. It must not reject. Returns a function that
 * stops it.
 */
export function runOnSchedule(schedule: string, run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => void run().then(wait), nextRun(schedule, new Date()).getTime() - Date.now());
    // The server keeps the process alive, not this timer.
    timer.unref();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
