/*
 * The retry schedule, said here and in docs/leads.md: 84 s, doubled after each attempt, a fifth more or less. Twelve
 * attempts span two days: 84 s × (2¹¹ − 1) = 47.8 h.
 */

/** After this many attempts the operator decides. */
export const maxAttempts = 12;

/** The wait (ms) after the first attempt. */
const firstWait = 84_000;
const jitter = 0.2;

/**
 * After so many attempts of which none has reported back the operator decides. Each is repeated as soon as its lease has
 * ended: what kills them is no word of the CRM, and may be over in an hour.
 */
export const maxUnfinished = 100;

/** After so many answers of the CRM that it refuses the lead itself, a person decides: it will refuse it again. */
export const maxRefusals = 2;

/** No wait is longer (ms): the last one at the far end of its jitter, and a few hours in which no run took place. */
export const longestWait = firstWait * 2 ** (maxAttempts - 2) * (1 + jitter) + 6 * 3_600_000;

/**
 * Returns how long (ms) a lead waits after its n-th failed attempt: doubled each time, and spread by `random`, in [0, 1), so
 * that leads that failed together do not come back together.
 */
export function waitAfter(attempts: number, random: number): number {
  const doubled = firstWait * 2 ** Math.max(0, Math.min(attempts, maxAttempts - 1) - 1);
  return Math.round(doubled * (1 - jitter + 2 * jitter * random));
}
