import type { Place, Run } from '#tests/faults/simulate';

const places: readonly Place[] = ['delivered', 'superseded', 'failed', 'waiting', 'unpromised', 'wiped', 'lost'];

/**
 * Nothing promised is lost or on its way for ever, nothing is doubled, nothing was said that was not so, nothing known is
 * left without its receipt, and of every lead that needed a person somebody was told within a day.
 */
export function isGood(run: Run): boolean {
  const isSettled = !run.places.includes('lost') && !run.places.includes('waiting');
  return isSettled && run.duplicated === 0 && [...run.untrue, ...run.silent, ...run.unanswered].length === 0;
}

/** What became of all submissions, and the seeds of the runs that went wrong. */
export function summary(runs: readonly Run[]): string {
  const all = runs.flatMap((run) => run.places);
  const kinds = new Set(runs.flatMap(({ faults }) => faults.map(({ name }) => name)));
  const lines = [`${runs.length} runs, ${kinds.size} kinds of fault`, `submitted ${all.length}`];
  for (const place of places) lines.push(`${place} ${all.filter((other) => other === place).length}`);
  lines.push(`duplicated ${runs.reduce((sum, { duplicated }) => sum + duplicated, 0)}`);
  for (const promise of ['untrue', 'silent', 'unanswered'] as const)
    lines.push(`${promise} ${runs.reduce((sum, run) => sum + run[promise].length, 0)}`);
  for (const run of runs.filter((each) => !isGood(each)).slice(0, 20))
    lines.push(`SEED=${run.seed}: ${problems(run)} (${run.faults.map(({ name, at }) => `${name} ${at}`).join('; ')})`);
  return lines.join('\n');
}

function problems({ places, duplicated, untrue, silent, unanswered }: Run): string {
  const bad = places.filter((place) => place === 'lost' || place === 'waiting');
  return [
    ...bad,
    ...(duplicated > 0 ? [`${duplicated} duplicated`] : []),
    ...untrue,
    ...silent,
    ...unanswered.map((key) => `${key} unanswered`),
  ].join(', ');
}
