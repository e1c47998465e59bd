import { parseArgs } from 'node:util';
import { blobStore } from '#netlify/storage/blobs';
import type { LeadRecord, LeadState } from '#netlify/leads/record';
import { damagedFiles } from '#netlify/leads/side-files';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import { openStore } from '#netlify/storage/open';
import { DamagedValue, type Store } from '#netlify/storage/store';
import { forget, forgetDamaged, mend, readableRecords, replay } from '#netlify/cli/leads-actions';
import { asCsv, asDetails, asTable } from '#netlify/cli/leads-print';

const help = `npm run leads -- [command] [options]

  list                   every lead, newest first, with its state (the default; --json for all of it)
  list --refused | --dead   those that need a person: refused by the CRM, or given up after twelve attempts
  show KEY               one lead with all its steps
  mend KEY --set FIELD=VALUE   corrects a field of a lead that the CRM does not take, then replays it
  replay KEY | --refused | --dead   the next scheduled run tries the lead, or all of them, with twelve new attempts
  forget KEY | --email ADDRESS   erases from the store, and says what the CRM still holds
  forget --damaged       erases the damaged side files that were set aside
  export                 everything to standard output (--format json or csv, --email ADDRESS for one person)

  --site                 the deployed site's store instead of the local one; needs NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN
  --context NAME         with --site: another deploy context's store (default: production)`;

const options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  dead: { type: 'boolean' },
  refused: { type: 'boolean' },
  damaged: { type: 'boolean' },
  set: { type: 'string', multiple: true },
  email: { type: 'string' },
  format: { type: 'string', default: 'json' },
  site: { type: 'boolean' },
  context: { type: 'string', default: 'production' },
} as const;

type Asked = ReturnType<typeof parse>;

/** What a command prints, and on the error channel why it could not do all of it; then the exit code is 1. */
export type Outcome = { output: string; problem?: string };

/**
 * Runs one operator's command. `openSite` opens the deployed store, for tests another. Rejects only where the store
 * fails.
 */
export async function leadsCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  now: () => Date,
  openSite: typeof blobStore = blobStore,
): Promise<Outcome> {
  try {
    const asked = parse(args);
    if (asked.values.help) return { output: help };
    const store = asked.values.site ? siteStore(env, asked.values.context, openSite) : openStore('production', env);
    return await run(asked, store, now(), asked.values.site ? 'the site' : `${env['LEAD_STORE']}`);
  } catch (error) {
    if (error instanceof Usage)
      return { output: '', problem: `${error.message}\n"npm run leads -- --help" names the commands.` };
    throw error;
  }
}

/** What is wrong with what was asked for, or with the settings it needs. */
class Usage extends Error {}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : 'The options are not known.');
  }
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

async function run({ values, positionals }: Asked, store: Store, now: Date, where: string): Promise<Outcome> {
  const leads = leadStore(store);
  const [command = 'list', key, ...rest] = positionals;
  if (rest.length > 0) throw new Usage('One command and at most one key, please.');
  if (command === 'list') return list(store, values, where);
  if (command === 'show') return { output: asDetails(await leadAt(leads, key, where)) };
  if (command === 'export') return exported(leads, values);
  if (command === 'replay') {
    const states = askedStates(values);
    const chosen =
      states.length > 0
        ? (await readableRecords(leads)).records.filter(({ state }) => states.includes(state))
        : [await leadAt(leads, key, where)];
    return each(chosen, `No lead is ${states.join(' or ')}.`, (record) => replay(leads, record, now));
  }
  if (command === 'mend') {
    const outcome = await mend(leads, await leadAt(leads, key, where), changesIn(values.set ?? []), now);
    return 'done' in outcome ? { output: outcome.done } : { output: '', problem: outcome.problem };
  }
  if (command === 'forget' && values.damaged) {
    const damaged = await damagedFiles(store);
    for (const name of damaged) await store.remove(name);
    return { output: `${damaged.length} damaged side file(s) are erased.` };
  }
  if (command === 'forget' && values.email) {
    const { records, problem } = await leadsOf(leads, values.email);
    const outcome = await each(records, 'No lead has this address.', (record) => forget(leads, record));
    return { ...outcome, ...problem };
  }
  if (command === 'forget') {
    if (await isDamaged(leads, named(key))) return { output: await forgetDamaged(leads, named(key)) };
    return { output: await forget(leads, await leadAt(leads, key, where)) };
  }
  throw new Usage(`There is no command "${command}".`);
}

/** The states that --dead and --refused name; none where neither was given. */
function askedStates({ dead, refused }: Asked['values']): LeadState[] {
  return [...(dead ? (['dead'] as const) : []), ...(refused ? (['refused'] as const) : [])];
}

/** What --set asks for, for example email=anna@example.com. */
function changesIn(settings: string[]): Record<string, string> {
  if (settings.length === 0) throw new Usage('Which field? Name it and its value: --set email=ADDRESS.');
  return Object.fromEntries(
    settings.map((setting) => {
      const [, field, value] = /^([A-Za-z]+)=(.*)$/s.exec(setting) ?? [];
      if (field === undefined || value === undefined) throw new Usage('--set takes FIELD=VALUE.');
      return [field, value];
    }),
  );
}

async function leadAt(leads: LeadStore, key: string | undefined, where: string): Promise<LeadRecord> {
  const wanted = named(key);
  if (await isDamaged(leads, wanted))
    throw new Usage(`The record of ${wanted} is damaged, and nothing can read it. "forget ${wanted}" erases it.`);
  const record = await leads.read(wanted);
  if (!record) throw new Usage(`There is no lead ${wanted} in ${where}.`);
  return record;
}

function named(key: string | undefined): string {
  if (key === undefined) throw new Usage('Which lead? Name its key.');
  return key;
}

/** Whether what is stored under this key is no record. Rejects where the store fails: that has damaged nothing. */
async function isDamaged(leads: LeadStore, key: string): Promise<boolean> {
  try {
    await leads.read(key);
    return false;
  } catch (error) {
    if (error instanceof DamagedValue) return true;
    throw error;
  }
}

/** Returns the leads of an address, and a sentence that names the records that cannot be read: they may be of it too. */
async function leadsOf(leads: LeadStore, email: string): ReturnType<typeof readableRecords> {
  const { records, ...rest } = await readableRecords(leads);
  return { records: records.filter(({ lead }) => lead?.email.toLowerCase() === email.trim().toLowerCase()), ...rest };
}

async function list(store: Store, values: Asked['values'], where: string): Promise<Outcome> {
  const states = askedStates(values);
  const { records: all, problem } = await readableRecords(leadStore(store));
  const records = states.length > 0 ? all.filter(({ state }) => states.includes(state)) : all;
  const damaged = await damagedFiles(store);
  const problems = [
    ...(problem ? [problem.problem] : []),
    ...(damaged.length > 0 ? [`Damaged side files were set aside: ${damaged.join(', ')}`] : []),
  ];
  const told = problems.length > 0 ? { problem: problems.join('\n') } : {};
  if (values.json) return { output: JSON.stringify(records, null, 2), ...told };
  const none = `No ${states.length > 0 ? `${states.join(' or ')} ` : ''}leads in ${where}.`;
  return { output: records.length === 0 ? none : asTable(records), ...told };
}

async function exported(leads: LeadStore, { format, email }: Asked['values']): Promise<Outcome> {
  if (format !== 'json' && format !== 'csv') throw new Usage('--format is json or csv.');
  const { records, problem } = email ? await leadsOf(leads, email) : await readableRecords(leads);
  return { output: format === 'csv' ? asCsv(records) : JSON.stringify(records, null, 2), ...problem };
}

async function each(
  records: LeadRecord[],
  none: string,
  act: (record: LeadRecord) => Promise<string>,
): Promise<Outcome> {
  if (records.length === 0) return { output: '', problem: none };
  const lines: string[] = [];
  for (const record of records) lines.push(await act(record));
  return { output: lines.join('\n') };
}
