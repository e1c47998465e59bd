/** How long (ms) a visitor who has pressed a button waits for the answer at most. */
const longestWait = 1500;

/**
 * Resolves once the work is done, or once the visitor has waited long enough; the work goes on. Specification §4,
 * Contact step.
 */
export async function waitPatiently(work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}
