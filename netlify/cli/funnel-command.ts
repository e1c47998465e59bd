import { knownAnswers } from '#domain/from-content';
import { funnelsOf } from '#domain/wizard/funnel';
import { type Counts, sumOf } from '#netlify/leads/day-counts';
import { countedDays, stepCounts } from '#netlify/leads/step-counts';
import type { blobStore } from '#netlify/storage/blobs';
import { answered, type Outcome, parsedOptions } from '#netlify/cli/answered';
import { chosenStore } from '#netlify/cli/chosen-store';
import { Usage } from '#netlify/cli/usage';

const help = `npm run funnel -- [options]

  --days N               the last N days, today among them (default 30; days are those of UTC)
  --json                 the counts of each day

  --site                 the deployed site's store instead of the local one; needs NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN
  --context NAME         with --site: another deploy context's store (default: production)`;

const options = {
  help: { type: 'boolean', short: 'h' },
  days: { type: 'string', default: '30' },
  json: { type: 'boolean' },
  site: { type: 'boolean' },
  context: { type: 'string', default: 'production' },
} as const;

/** The width of the longest bar (characters). */
const width = 40;

/** Prints how many visits came as far as each step of the wizards. Rejects only on a bug in the program. */
export async function funnelCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  now: Date,
  openSite: typeof blobStore,
): Promise<Outcome> {
  return answered('"npm run funnel -- --help" names them.', async () => {
    const asked = parsedOptions({ args, options }).values;
    if (asked.help) return { output: help };
    const days = /^[1-9]\d{0,2}$/.test(asked.days) ? Number(asked.days) : Infinity;
    if (days > countedDays) throw new Usage(`--days is a number from 1 to ${countedDays}: so long are counts stored.`);
    const { store, where } = chosenStore(asked, env, openSite);
    const counts = await stepCounts(store, days, now);
    if (asked.json) return { output: JSON.stringify(counts, null, 2) };
    const sum = sumOf(counts);
    if (Object.keys(sum).length === 0) return { output: `Nothing was counted in ${days} days in ${where}.` };
    return {
      output: [
        `Visits that came as far as a step, ${counts[0]?.day} to ${counts.at(-1)?.day} (UTC)`,
        ...charts(sum),
      ].join('\n'),
    };
  });
}

/** Returns a small chart for each wizard: its steps, how many visits came as far as each, and their share of the first. */
function charts(counts: Counts): string[] {
  return funnelsOf(knownAnswers.steps, counts).flatMap(({ wizard, steps }) => {
    const began = steps[0]?.count ?? 1;
    return [
      '',
      wizard,
      ...steps.map(({ step, count }) => {
        const share = `${Math.round((100 * count) / began)} %`;
        const bar = '█'.repeat(Math.round((width * count) / began));
        return `  ${step.padEnd(20)} ${String(count).padStart(6)} ${share.padStart(6)}  ${bar}`.trimEnd();
      }),
    ];
  });
}
