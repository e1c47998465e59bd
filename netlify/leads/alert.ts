import { siteName } from '#domain/from-content';
import { isRecord } from '#domain/record';
import { counted } from '#domain/week/week';
import { backlogOf, openLeads } from '#netlify/leads/backlog';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import type { LeadContext } from '#netlify/leads/context';
import { callsToday } from '#netlify/leads/crm-calls';
import { unfinishedSince } from '#netlify/leads/housekeeping';
import { damagedFiles, readSideFile } from '#netlify/leads/side-files';
import type { LeadStore } from '#netlify/leads/store';
import {
  alertText,
  callsTrouble,
  damagedTrouble,
  housekeepingTrouble,
  openLeadTroubles,
  overdueTrouble,
  type Trouble,
} from '#netlify/leads/troubles';
import { tellWebhook } from '#netlify/leads/webhook';
import type { Store } from '#netlify/storage/store';

const hour = 3_600_000;
const day = 24 * hour;

/** So many records are read for an alert, to say why the CRM has not taken them. */
const mostRead = 20;

/**
 * Tells the operator's webhook what a person has to look at (`troubles.ts`): at once when a kind of trouble begins, again
 * when it has grown, at most once an hour, and once a day as long as it lasts. Counts and minutes are sent, nothing
 * about anybody, with the CRM's own reason, in which nobody's values are (`crmReason`), and what to look at first. A webhook that fails is asked again by the next run and harms nothing. Without a webhook nothing is
 * done. Rejects where the leads that the CRM does not have cannot be listed.
 */
export async function alertOperator(context: LeadContext, webhook: string | null): Promise<void> {
  if (webhook === null) return;
  const { store, leads } = context;
  const now = context.now();
  const open = openLeads(leads);
  const figures = open.then(
    (found) => backlogOf(found, now),
    () => ({}),
  );
  const tell = async (trouble: Trouble) => {
    try {
      await alertOf(store, now, trouble, async (told) => {
        const text = `${siteName}: ${alertText(told, await reasonsOf(leads, told.keys ?? []))}`;
        return tellWebhook(context.fetch, webhook, { text, event: told.kind, ...(await figures) });
      });
    } catch {
      // What was sent and could not be noted is sent again by the next run: rather twice than never.
      console.error(`alert: that of ${trouble.kind} could not be noted`);
    }
  };
  // Each as soon as it is known, since any of them may take as long as a list may. What cannot be looked at leaves its
  // episode as it is, and keeps nobody from hearing of the rest.
  const looks: Promise<Trouble>[] = [
    damagedFiles(store).then(damagedTrouble),
    unfinishedSince(store).then((since) => housekeepingTrouble(since, now)),
    leads.entries('ended').then((ended) => overdueTrouble(ended, now)),
    callsToday(store, now).then(callsTrouble),
  ];
  await Promise.all([
    open.then((found) => Promise.all(openLeadTroubles(found, now).map(tell))),
    ...looks.map((look) => look.then(tell, () => {})),
  ]);
}

/** Returns why the CRM has not taken these leads, with how often, the most frequent first. What cannot be read says nothing. */
async function reasonsOf(leads: LeadStore, keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  await forEachConcurrently(keys.slice(0, mostRead), storeConcurrency, async (key) => {
    const record = await leads.read(key).catch(() => null);
    const failure = record?.history.findLast((step) => step.failure)?.failure;
    if (failure) said.push(failure.reason ? `${failure.error} (${failure.reason})` : failure.error);
  });
  return counted(said).map(({ name, count }) => `${name} ${count}`);
}

/** What an episode's side file holds: when the operator was told last, and of how many. */
type Told = { at: number; count: number };

/** Sends one kind's alert where it is time to, and notes it; ends the episode where nothing is wrong. */
async function alertOf(
  store: Store,
  now: Date,
  trouble: Trouble,
  send: (trouble: Trouble) => Promise<boolean>,
): Promise<void> {
  const episode = `alerts/${trouble.kind}`;
  const told = toldIn(await readSideFile(store, episode).catch(() => null));
  if (trouble.since.length === 0) {
    if (told) await store.remove(episode);
  } else if (isTimeToTell(trouble, told, now) && (await send(trouble))) {
    await store.write(episode, { at: now.toISOString(), count: trouble.since.length });
  }
}

/** A file of another form counts as none: its trouble is told again. */
function toldIn(value: unknown): Told | null {
  if (!isRecord(value)) return null;
  const { at, count } = value;
  return { at: Date.parse(String(at)), count: typeof count === 'number' ? count : 0 };
}

/** Whether the operator has to hear of a trouble now. What a wrong clock has told at a time to come is told again. */
function isTimeToTell({ since }: Trouble, told: Told | null, now: Date): boolean {
  const age = told ? now.getTime() - told.at : Infinity;
  if (!told || !(age > -hour && age < day)) return true;
  const hasGrown = since.length > told.count || since.some((moment) => moment > told.at);
  return hasGrown && age >= hour;
}
