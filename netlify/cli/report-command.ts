import { siteName } from '#domain/from-content';
import { openContextOver } from '#netlify/leads/open';
import { leadStore } from '#netlify/leads/store';
import { weekLines } from '#netlify/leads/week';
import { countsSteps } from '#netlify/settings';
import type { blobStore } from '#netlify/storage/blobs';
import type { Store } from '#netlify/storage/store';
import { answered, type Outcome, parsedOptions } from '#netlify/cli/answered';
import { chosenStore } from '#netlify/cli/chosen-store';

const help = `npm run report -- [options]

  --week                 the last seven days and the seven before: counts alone, of leads, deliveries, first contacts,
                         recommendations, visits and documents (the default, and the only report)

  --site                 the deployed site's store instead of the local one; needs NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN
  --context NAME         with --site: another deploy context's store (default: production)

Recommendations and labels come from the built site in SITE_FOLDER (dist): npm run build first.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  week: { type: 'boolean' },
  site: { type: 'boolean' },
  context: { type: 'string', default: 'production' },
} as const;

/** Prints the report on the last seven days. Rejects only on a bug in the program. */
export async function reportCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  now: Date,
  openSite: typeof blobStore,
  briefSources = (store: Store) => openContextOver(store).briefSources,
): Promise<Outcome> {
  return answered('"npm run report -- --help" names them.', async () => {
    const asked = parsedOptions({ args, options }).values;
    if (asked.help) return { output: help };
    const { store } = chosenStore(asked, env, openSite);
    const context = { store, leads: leadStore(store), briefSources: briefSources(store) };
    return { output: [siteName, ...(await weekLines(context, now, countsSteps(env)))].join('\n') };
  });
}
