import type { blobStore } from '#netlify/storage/blobs';
import { openStore } from '#netlify/storage/open';
import type { Store } from '#netlify/storage/store';
import { Usage } from '#netlify/cli/usage';

/**
 * Returns the store that the options name, and its description: the local one, or with `site` the deployed one. Throws
 * `Usage`.
 */
export function chosenStore(
  { site, context }: { site?: boolean | undefined; context: string },
  env: NodeJS.ProcessEnv,
  openSite: typeof blobStore,
): { store: Store; where: string } {
  if (!site) return { store: localStore(env), where: `${env['LEAD_STORE']}` };
  return { store: siteStore(env, context, openSite), where: `the store leads-${context} of the site` };
}

function localStore(env: NodeJS.ProcessEnv): Store {
  const setting = env['LEAD_STORE'] ?? '';
  if (setting.startsWith('file:')) return openStore('production', env);
  throw new Usage(
    `LEAD_STORE is '${setting}', which this machine cannot open: it must be file:DIRECTORY. The deployed store needs --site.`,
  );
}

function siteStore(env: NodeJS.ProcessEnv, context: string, openSite: typeof blobStore): Store {
  const siteID = env['NETLIFY_SITE_ID'];
  const token = env['NETLIFY_AUTH_TOKEN'];
  const missing = [...(siteID ? [] : ['NETLIFY_SITE_ID']), ...(token ? [] : ['NETLIFY_AUTH_TOKEN'])];
  if (!siteID || !token)
    throw new Usage(
      `--site needs ${missing.join(' and ')}: the site's id (Site configuration) and a personal access token.`,
    );
  return openSite(context, { siteID, token });
}
