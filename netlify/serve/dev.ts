import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { AstroIntegration, HookParameters } from 'astro';
import { wordsAddress } from '#domain/crm/brief-sources';
import { adviceAddress } from '#domain/recommendation/advice';
import { doubleKey } from '#netlify/doubles/firecrawl';
import { serveAdmin } from '#netlify/serve/dev-admin';
import { type Doubles, pointToDoubles, startDoubles, usesRealServices } from '#netlify/serve/dev-services';
import { localEnvironment } from '#netlify/environment';
import { sendResponse, toRequest } from '#netlify/http/node-http';
import { keepFromContent } from '#netlify/serve/keep-from-content';
import { runOnSchedule } from '#netlify/serve/schedule';

/** The functions that write notes, and the folder with the files that a build would have provided (git-ignored). */
const makesNotes: readonly string[] = ['ghl-integration', 'retry-leads'];
const siteFolder = '.data/site';

/** One pair for the whole process: a restarting server sets up the next one before it closes. */
let doubles: Promise<Doubles> | undefined;

/**
 * `astro dev` with working functions: each call loads the function through Vite, so an edit applies at once, and
 * `retry-leads` runs on its production schedule. Leads go to a folder, and local doubles replace the CRM and the
 * scraping service, unless DEV_REAL_SERVICES asks for the configured ones. No account, no network. Netlify's own
 * emulator rebuilds a function for every call and fails under parallel ones.
 */
export function localNetlify(): AstroIntegration {
  return {
    name: 'local-netlify',
    hooks: {
      'astro:server:setup': async (hook) => {
        const { server, logger } = hook;
        localEnvironment();
        process.env['SITE_FOLDER'] = siteFolder;
        await chooseServices(logger);
        logger.info(`leads are stored in ${process.env['LEAD_STORE']}; "npm run leads" lists them`);
        serveAdmin(server);
        keepFromContent(server.watcher, server.config.root, (error) => logger.error(String(error)));
        const stop = await runRetryLeads(hook);
        server.httpServer?.once('close', stop);
        server.middlewares.use('/.netlify/functions', async (incoming, outgoing, next) => {
          const name = /^\/([a-z][a-z0-9-]*)(?:\?|$)/.exec(incoming.url ?? '')?.[1];
          if (!name) return next();
          try {
            if (makesNotes.includes(name)) await saveSiteFiles(`http://localhost:${incoming.socket.localPort}`);
            const module = await server.ssrLoadModule(`/netlify/functions/${name}.ts`);
            const handler = module['default'] as (request: Request, context: object) => Promise<Response>;
            const request = await toRequest(incoming, incoming.originalUrl);
            await sendResponse(await handler(request, { ip: incoming.socket.remoteAddress }), outgoing);
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
      },
    },
  };
}

/** Chooses between the doubles and the configured services, and logs which. The first choice applies until dev ends. */
async function chooseServices(logger: HookParameters<'astro:server:setup'>['logger']): Promise<void> {
  if (!doubles && usesRealServices(process.env))
    return logger.warn('CRM, webhook and scraping service are those that are set (DEV_REAL_SERVICES=yes)');
  doubles ??= startDoubles((alert) => logger.warn(`alert: ${alert}`)).catch((error: unknown) => {
    doubles = undefined;
    throw error;
  });
  const started = await doubles;
  pointToDoubles(process.env, started);
  logger.info(`CRM: a double, whatever the settings say; ${started.crm}/double/contacts lists what it received`);
  logger.info(`alerts: a double; they are printed here, and ${started.webhook}/double/alerts lists them`);
  logger.info(`scraping: a double; it takes any API key that begins with ${doubleKey}`);
}

/**
 * Runs `retry-leads` on its schedule; its notes use the site files saved for the last lead. Returns a function that
 * stops it.
 */
async function runRetryLeads({ server, logger }: HookParameters<'astro:server:setup'>): Promise<() => void> {
  const load = async () =>
    (await server.ssrLoadModule('/netlify/functions/retry-leads.ts')) as {
      config: { schedule: string };
      default(request: Request, context: object): Promise<Response>;
    };
  const { config } = await load();
  return runOnSchedule(config.schedule, async () => {
    try {
      const retryLeads = (await load()).default;
      await retryLeads(new Request('http://localhost/.netlify/functions/retry-leads'), {});
    } catch (error) {
      logger.error(`retry-leads: ${error instanceof Error ? error.message : 'it failed'}`);
    }
  });
}

/** Saves the files that the functions read from a built site, from the current content. */
async function saveSiteFiles(server: string): Promise<void> {
  await mkdir(siteFolder, { recursive: true });
  for (const address of [adviceAddress, wordsAddress]) {
    const response = await fetch(new URL(address, server));
    if (response.ok) await writeFile(path.join(siteFolder, address), await response.text());
  }
}
