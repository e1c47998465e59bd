import type { BriefSources, Words } from '#domain/crm/brief-sources';
import { pickOf } from '#domain/crm/call';
import { leadAnswers } from '#domain/crm/lead-answers';
import { readLead } from '#domain/crm/read-lead';
import { wizardTag } from '#domain/crm/tags';
import { wizardTags } from '#domain/crm/wizard-tags';
import { knownAnswers } from '#domain/from-content';
import { industryOf } from '#domain/lead/industry';
import { isMessage } from '#domain/lead/received';
import type { Lead } from '#domain/lead/schema';
import { arrivalLabels } from '#domain/week/arrival-label';
import { type CountedVisits, type Report, reportLines } from '#domain/week/lines';
import { type Count, weekOf, type WeekLead } from '#domain/week/week';
import * as words from '#domain/week/words';
import { funnelsOf } from '#domain/wizard/funnel';
import { forEachConcurrently, storeConcurrency } from '#netlify/leads/concurrency';
import { contactedAt, contactedKeys } from '#netlify/leads/contact-note';
import { uncontacted, wantsContact } from '#netlify/leads/contacts';
import type { LeadContext } from '#netlify/leads/context';
import { type Counts, dayOf, sumOf } from '#netlify/leads/day-counts';
import { entryKinds } from '#netlify/leads/due-index';
import { type LeadRecord, isUndelivered, receivedAt } from '#netlify/leads/record';
import { stepCounts } from '#netlify/leads/step-counts';
import { listedOnce } from '#netlify/leads/store';
import { businessTimeInToronto, dayInToronto } from '#netlify/leads/toronto-time';

const day = 24 * 3_600_000;
const daysOfWeek = 7;

/** What a report is made from. */
type Sources = Pick<LeadContext, 'store' | 'leads' | 'briefSources'>;

/**
 * Returns the lines of the report on the seven days before `now`: counts alone, nothing of anybody. `isCounted`: steps are
 * counted. Records that cannot be read are left out, and all but the newest `most`. Rejects where the store cannot be
 * listed.
 */
export async function weekLines(context: Sources, now: Date, isCounted: boolean, most = Infinity): Promise<string[]> {
  return reportLines(await weekReport(context, now, isCounted, most));
}

async function weekReport(context: Sources, now: Date, isCounted: boolean, most: number): Promise<Report> {
  const { store } = context;
  const leads = listedOnce(context.leads);
  const from = new Date(now.getTime() - daysOfWeek * day);
  const before = new Date(from.getTime() - daysOfWeek * day);
  const { records, unread } = await recordsSince(leads, before, now, most);
  const wanted = records.filter(wantsContact);
  const thisWeek = wanted.filter((record) => receivedAt(record) > from);
  const sources = context.briefSources();
  const contacts = await contactsOf(store, thisWeek);
  return {
    from: dayInToronto(from),
    to: dayInToronto(now),
    week: weekOf(thisWeek.map((record) => weekLeadOf(record, sources, contacts.get(record.key) ?? null, now))),
    before: wanted.length - thisWeek.length,
    unread,
    suspicious: records.filter((record) => isSuspicious(record) && receivedAt(record) > from).length,
    overdue: await uncontacted(store, leads, now),
    hasCatalogue: sources.advice !== null && sources.words !== null,
    visits: isCounted ? await visitsOf(store, now) : null,
  };
}

/**
 * Returns the newest `most` records of what came in since then, in no particular order, and how many others there are. What
 * cannot be read is left out.
 */
async function recordsSince(
  leads: Sources['leads'],
  since: Date,
  now: Date,
  most: number,
): Promise<{ records: LeadRecord[]; unread: number }> {
  const entries = (await Promise.all(entryKinds.map((kind) => leads.entries(kind)))).flat();
  const recent = entries.filter(({ received }) => received > since.getTime() && received <= now.getTime());
  const keys = [...new Set(recent.sort((a, b) => b.received - a.received).map(({ key }) => key))];
  const records: LeadRecord[] = [];
  await forEachConcurrently(keys.slice(0, most), storeConcurrency, async (key) => {
    const record = await leads.read(key).catch(() => null);
    if (record) records.push(record);
  });
  return { records, unread: Math.max(0, keys.length - most) };
}

/** Returns when somebody first contacted the senders of these leads, by key. */
async function contactsOf(store: Sources['store'], records: readonly LeadRecord[]): Promise<Map<string, Date>> {
  const noted = await contactedKeys(store);
  const contacts = new Map<string, Date>();
  await forEachConcurrently(
    records.filter(({ key }) => noted.has(key)),
    storeConcurrency,
    async ({ key }) => {
      const at = await contactedAt(store, key);
      if (at) contacts.set(key, at);
    },
  );
  return contacts;
}

function isSuspicious(record: LeadRecord): boolean {
  return record.lead !== null && record.state !== 'superseded' && !wantsContact(record);
}

function weekLeadOf(record: LeadRecord, sources: BriefSources, contacted: Date | null, now: Date): WeekLead {
  const { lead, state, history } = record;
  const received = receivedAt(record);
  const delivered = history.find((step) => step.state === 'delivered');
  const answers = lead && !isMessage(lead) ? answerLabels(lead, sources.words) : null;
  return {
    form: lead && !isMessage(lead) ? formOf(lead) : words.message,
    ...arrivalLabels(lead && !isMessage(lead) ? lead.arrival : undefined),
    industry: answers?.industry ?? null,
    area: answers?.area ?? null,
    size: answers?.size ?? null,
    state: isUndelivered(record) ? 'waiting' : state === 'refused' || state === 'dead' ? state : 'delivered',
    deliveredAfter: delivered ? Math.max(0, Date.parse(delivered.at) - received.getTime()) : null,
    waited: businessTimeInToronto(received, contacted ?? now),
    isContacted: contacted !== null,
    pick: lead && !isMessage(lead) ? pickOrNone(lead, received, sources) : null,
  };
}

function formOf(lead: Lead): string {
  return Object.entries(wizardTags).find(([, tag]) => tag === wizardTag(lead.tags))?.[0] ?? words.another;
}

/** The answers that a report counts by, in the words of the wizard: what it does not offer is not quoted. */
function answerLabels(lead: Lead, told: Words | null): Record<'industry' | 'area' | 'size', string> {
  const known = leadAnswers(lead, told);
  const labelOf = (question: string) => {
    if (!known) return words.notRead;
    return known.read.find(({ id }) => id === question)?.labels.join('; ') ?? words.notTold;
  };
  const { id } = industryOf(lead);
  const industry = told && Object.hasOwn(told.industries, id) ? `${told.industries[id]}` : words.another;
  return {
    industry: id === '' ? words.notTold : industry,
    area: labelOf('challengeArea'),
    size: labelOf('organizationType'),
  };
}

/** A lead of which no recommendation can be worked out has none. */
function pickOrNone(lead: Lead, received: Date, sources: BriefSources): WeekLead['pick'] {
  try {
    return pickOf(readLead(lead, received, sources));
  } catch {
    return null;
  }
}

/** What was counted on the seven whole days (UTC) before today, and on the seven before them. */
async function visitsOf(store: Sources['store'], now: Date): Promise<CountedVisits> {
  const yesterday = new Date(now.getTime() - day);
  const days = await stepCounts(store, 2 * daysOfWeek, yesterday);
  const [before, counts] = [sumOf(days.slice(0, daysOfWeek)), sumOf(days.slice(daysOfWeek))];
  return {
    days: { from: days[daysOfWeek]?.day ?? dayOf(now), to: dayOf(yesterday) },
    funnels: funnelsOf(knownAnswers.steps, counts),
    before: funnelsOf(knownAnswers.steps, before),
    documents: countsIn(counts, 'documents/'),
    requirements: countsIn(counts, 'requirements/'),
  };
}

function countsIn(counts: Counts, start: string): Count[] {
  return Object.entries(counts)
    .filter(([name]) => name.startsWith(start))
    .map(([name, count]) => ({ name: name.slice(start.length), count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
