import { messageCallLines } from '#domain/crm/call';
import { isMessage } from '#domain/lead/received';
import { counted } from '#domain/text/words';
import { blobStore } from '#netlify/storage/blobs';
import { briefOn } from '#netlify/leads/brief';
import { contactedAt, contactedKeys, noteContact } from '#netlify/leads/contact-note';
import { awaitsContact } from '#netlify/leads/contacts';
import type { LeadContext } from '#netlify/leads/context';
import { openContextOver } from '#netlify/leads/open';
import { isUndelivered, type LeadRecord, receivedAt } from '#netlify/leads/record';
import { weekdayInToronto } from '#netlify/leads/toronto-time';
import { damagedFiles } from '#netlify/leads/side-files';
import { leadStore, type LeadStore } from '#netlify/leads/store';
import { DamagedValue, type Store } from '#netlify/storage/store';
import { answered, type Outcome } from '#netlify/cli/answered';
import { chosenStore } from '#netlify/cli/chosen-store';
import { forget, forgetDamaged, fix, readableRecords, replay } from '#netlify/cli/leads-actions';
import { asCsv } from '#netlify/cli/leads-csv';
import { selectedStates, filterOf } from '#netlify/cli/leads-filter';
import { type LeadsOptions, help, parsedArguments } from '#netlify/cli/leads-options';
import { asDetails, asTable } from '#netlify/cli/leads-print';
import { localZone, minutes } from '#netlify/cli/local-time';
import { retryNow } from '#netlify/cli/retry-now';
import { matchingKeys, shortKeys } from '#netlify/cli/short-keys';
import { Usage } from '#netlify/cli/usage';

/** A command's dependencies besides its arguments and the environment. */
export type Dependencies = {
  now(): Date;
  /** Asks the operator; null without an interactive terminal. */
  confirm(question: string): Promise<boolean | null>;
  /** Writes a new file that only its owner can read; rejects if it exists. */
  writeFile(file: string, text: string): Promise<void>;
  /** Opens the deployed store. */
  openSite: typeof blobStore;
  /** Returns the dependencies of a delivery from this machine. */
  openContext(store: Store): LeadContext;
};

export const dependencies: Pick<Dependencies, 'now' | 'openSite' | 'openContext'> = {
  now: () => new Date(),
  openSite: blobStore,
  openContext: openContextOver,
};

/** A running command: the store, its description, and the operator's time zone. */
type Work = Dependencies & { asked: LeadsOptions; store: Store; leads: LeadStore; where: string; zone: string };

/**
 * Runs one operator's command. A failure outside the program is a sentence in `problem`; rejects only on a bug in the
 * program.
 */
export async function leadsCommand(args: string[], env: NodeJS.ProcessEnv, around: Dependencies): Promise<Outcome> {
  return answered('"npm run leads -- --help" names the commands.', async () => {
    const { values, positionals } = parsedArguments(args);
    if (values.help) return { output: help };
    const { store, where } = chosenStore(values, env, around.openSite);
    const work = { ...around, asked: values, store, leads: leadStore(store), where, zone: localZone(env) };
    return run(work, positionals);
  });
}

const commands: Readonly<Record<string, (work: Work, key: string | undefined) => Promise<Outcome>>> = {
  list,
  show: shown,
  export: exported,
  replay: replayed,
  retry: retried,
  mend: fixed,
  contacted,
  forget: forgotten,
};

async function run(work: Work, [command = 'list', key, ...rest]: string[]): Promise<Outcome> {
  if (rest.length > 0) throw new Usage('One command and at most one key, please.');
  const action = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!action) throw new Usage(`There is no command "${command}".`);
  return action(work, key);
}

async function list(work: Work): Promise<Outcome> {
  const { asked, store, leads, where, zone } = work;
  const { records, problem } = await askedRecords(work);
  const damaged = await damagedFiles(store);
  const problems = [
    ...(problem ? [problem.problem] : []),
    ...(damaged.length > 0 ? [`Damaged side files were set aside: ${damaged.join(', ')}`] : []),
  ];
  const reported = problems.length > 0 ? { problem: problems.join('\n') } : {};
  if (asked.json) return { output: JSON.stringify(records, null, 2), ...reported };
  const states = selectedStates(asked);
  const none = `No ${states.length > 0 ? `${states.join(' or ')} ` : ''}leads${isNarrowed(asked) ? ' like that' : ''} in ${where}.`;
  return { output: records.length === 0 ? none : asTable(records, zone, shortKeys(await leads.keys())), ...reported };
}

async function shown(work: Work, key: string | undefined): Promise<Outcome> {
  const record = await leadAt(work, key);
  const contact = await contactedAt(work.store, record.key);
  return { output: asDetails(record, work.zone, callOf(work, record), contact) };
}

/** What whoever calls the sender reads first. */
function callOf(work: Work, record: LeadRecord): string {
  if (record.lead && isMessage(record.lead))
    return messageCallLines(record.lead, weekdayInToronto(receivedAt(record))).join('\n');
  return briefOn(work.openContext(work.store), record)?.text ?? '';
}

async function contacted(work: Work, key: string | undefined): Promise<Outcome> {
  const record = await leadAt(work, key);
  const { at, isNew } = await noteContact(work.store, record.key, work.now());
  const when = minutes(at, work.zone);
  return {
    output: isNew ? `${record.key}: first contact noted, ${when}.` : `${record.key}: the first contact was on ${when}.`,
  };
}

async function exported(work: Work): Promise<Outcome> {
  const { format, out } = work.asked;
  if (format !== 'json' && format !== 'csv') throw new Usage('--format is json or csv.');
  const { records, problem } = await askedRecords(work);
  const text = format === 'csv' ? asCsv(records) : `${JSON.stringify(records, null, 2)}\n`;
  if (out === undefined) return { output: text, ...problem };
  await work.writeFile(out, text);
  return {
    output: `${counted(records.length, 'lead is', 'leads are')} in ${out}. It is personal data: erase it once it is used.`,
    ...problem,
  };
}

async function replayed(work: Work, key: string | undefined): Promise<Outcome> {
  const { asked, leads, now } = work;
  const states = selectedStates(asked);
  const chosen = states.length > 0 ? (await askedRecords(work)).records : [await leadAt(work, key)];
  return each(chosen, `No lead is ${states.join(' or ')}.`, (record) => replay(leads, record, now()));
}

async function retried(work: Work, key: string | undefined): Promise<Outcome> {
  const context = work.openContext(work.store);
  const settings = context.crm();
  if ('missing' in settings)
    return {
      output: '',
      problem: `${settings.missing} "retry" delivers from this machine: it needs the settings here.`,
    };
  const isWanted = selectedStates(work.asked).length > 0 ? () => true : isUndelivered;
  const records = key === undefined ? (await askedRecords(work)).records.filter(isWanted) : [await leadAt(work, key)];
  if (records.length === 0) return { output: '', problem: 'No lead waits.' };
  const question = `${work.where} has what the dev server of this machine took, tests too. Send ${counted(records.length, 'lead', 'leads')} to the CRM?`;
  if (!work.asked.site && !(await isConfirmed(work, question, nothingSent))) return { output: nothingSent };
  return { output: (await retryNow(context, records, work.zone)).join('\n') };
}

async function fixed(work: Work, key: string | undefined): Promise<Outcome> {
  const { asked, leads, now } = work;
  const outcome = await fix(leads, await leadAt(work, key), changesIn(asked.set ?? []), now());
  return 'done' in outcome ? { output: outcome.done } : { output: '', problem: outcome.problem };
}

async function forgotten(work: Work, key: string | undefined): Promise<Outcome> {
  const { asked, store, leads, zone } = work;
  if (asked.damaged) {
    const damaged = await damagedFiles(store);
    for (const name of damaged) await store.remove(name);
    return { output: `${counted(damaged.length, 'damaged side file is', 'damaged side files are')} erased.` };
  }
  if (asked.email !== undefined) return forgottenPerson(work, asked.email);
  const meant = await fullKey(work, key);
  // The typed beginning may be the whole key of a lead that was erased already.
  if (meant !== key && !(await isConfirmed(work, `Erase ${meant} for good?`, nothingErased)))
    return { output: nothingErased };
  if (await isDamaged(leads, meant)) return { output: await forgetDamaged(leads, meant, zone) };
  return { output: await forget(leads, await leadAt(work, meant)) };
}

async function forgottenPerson(work: Work, email: string): Promise<Outcome> {
  const { records, problem } = await askedRecords(work);
  const question = `Erase ${counted(records.length, 'lead', 'leads')} of ${email.trim()} for good?`;
  if (records.length > 0 && !(await isConfirmed(work, question, nothingErased))) return { output: nothingErased };
  const outcome = await each(records, 'No lead has this address.', (record) => forget(work.leads, record));
  return { ...outcome, ...problem };
}

const nothingErased = 'Nothing is erased.';
const nothingSent = 'Nothing is sent.';

/**
 * Returns whether the operator confirms: by --yes, or when asked. Throws `Usage` with `otherwise` if there is no
 * terminal to ask on.
 */
async function isConfirmed({ asked, confirm }: Work, question: string, otherwise: string): Promise<boolean> {
  if (asked.yes) return true;
  const answer = await confirm(question);
  if (answer === null) throw new Usage(`${question} Nobody can answer here. ${otherwise} --yes does it.`);
  return answer;
}

/** Returns the leads that the options select, newest first, and a sentence that names the unreadable records. */
async function askedRecords({ asked, store, leads, zone, now }: Work): ReturnType<typeof readableRecords> {
  const isAsked = filterOf(asked, zone);
  const known = asked.uncontacted ? await contactedKeys(store) : null;
  const email = asked.email?.trim().toLowerCase();
  const { records, ...rest } = await readableRecords(leads);
  const isTheirs = ({ lead }: LeadRecord) => email === undefined || lead?.email.toLowerCase() === email;
  const waits = (record: LeadRecord) => known === null || awaitsContact(record, known, now());
  return { records: records.filter((record) => isAsked(record) && isTheirs(record) && waits(record)), ...rest };
}

/** Whether options other than the state restrict the selection. */
function isNarrowed({ since, until, wizard, industry, email, uncontacted }: LeadsOptions): boolean {
  return [since, until, wizard, industry, email, uncontacted].some((option) => option !== undefined);
}

/** Returns the changes of --set, for example email=anna@example.com. */
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

async function leadAt(work: Work, typed: string | undefined): Promise<LeadRecord> {
  const { leads, where } = work;
  const key = await fullKey(work, typed);
  if (await isDamaged(leads, key))
    throw new Usage(`The record of ${key} is damaged, and nothing can read it. "forget ${key}" erases it.`);
  const record = await leads.read(key);
  if (!record) throw new Usage(`There is no lead ${key} in ${where}.`);
  return record;
}

/** Returns the one key that starts with the typed text. */
async function fullKey({ leads, where }: Work, typed: string | undefined): Promise<string> {
  if (!typed) throw new Usage('Which lead? Name its key.');
  const meant = matchingKeys(typed, await leads.keys());
  const [key] = meant;
  if (key === undefined) throw new Usage(`There is no lead ${typed} in ${where}.`);
  if (meant.length > 1) throw new Usage(`${meant.length} keys begin with ${typed}: ${meant.sort().join(', ')}.`);
  return key;
}

/** Whether the value under this key is not a record. Rejects if the store fails, which does not mean damage. */
async function isDamaged(leads: LeadStore, key: string): Promise<boolean> {
  try {
    await leads.read(key);
    return false;
  } catch (error) {
    if (error instanceof DamagedValue) return true;
    throw error;
  }
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
