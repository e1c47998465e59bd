import process from 'node:process';
import { parseArgs } from 'node:util';
import { cases, loadPrograms, type Run, simulate } from '#tests/faults/simulate';
import { isGood, summary } from '#tests/faults/summary';

/*
 * `npm run bench:faults -- --runs 10000`: so many runs, each kind of fault at each position in turn, and what became of
 * every submission. `SEED=7 npm run bench:faults` repeats one run.
 */

const { values } = parseArgs({
  options: { runs: { type: 'string', default: String(cases) }, first: { type: 'string', default: '0' } },
});
const seed = process.env['SEED'];
const first = Number(seed ?? values.first);
const count = seed === undefined ? Number(values.runs) : 1;

const programs = await loadPrograms();
const start = performance.now();
const runs: Run[] = [];
for (let run = 0; run < count; run += 1) runs.push(await simulate(first + run, programs));
console.log(summary(runs));
console.log(`${count} runs in ${((performance.now() - start) / 1000).toFixed(1)} s`);
if (seed !== undefined) console.log(JSON.stringify(runs[0], null, 2));
process.exit(runs.every(isGood) ? 0 : 1);
