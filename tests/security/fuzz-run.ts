import { parseArgs } from 'node:util';
import { fuzz, reportLine, targets } from '#tests/security/fuzz';

/*
 * `npm run fuzz -- --runs 1000000 --seed 7`: hostile requests to each function, in this process. Without a seed it takes
 * one from the clock and names it, so that a failure can be repeated.
 */

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
const say = console.log;
let printed = '';
// Kept to its end only: a million lines would not fit, and what repeats the input does so often.
for (const channel of ['log', 'info', 'warn', 'error', 'debug'] as const)
  console[channel] = (...values: unknown[]) => (printed = (printed + values.map(String).join(' ')).slice(-1_000_000));

for (const target of targets) {
  printed = '';
  const report = await fuzz(target, seed, Number(values.runs), () => printed);
  say(reportLine(report));
  if (report.problems.length > 0) process.exitCode = 1;
}
