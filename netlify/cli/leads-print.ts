import type { CrmFailure } from '#domain/crm/catalogue';
import { visibleLine, visibleText } from '#domain/text/visible-text';
import { industryOf } from '#domain/lead/industry';
import { spamSignals } from '#domain/lead/spam-signals';
import { wizardTag } from '#domain/crm/tags';
import { wizardTags } from '#domain/crm/wizard-tags';
import { isMessage, senderOf } from '#domain/lead/received';
import { counted } from '#domain/text/words';
import { lastStepAt, type LeadRecord, needsPerson, receivedAt } from '#netlify/leads/record';
import { minutes } from '#netlify/cli/local-time';

/** Returns one line per lead, in columns; times are in `zone`, keys as short as they may be typed (`shortKeys`). */
export function asTable(records: LeadRecord[], zone: string, shortKeys: ReadonlyMap<string, string>): string {
  const head = [
    'received',
    'state',
    'attempts',
    'next',
    'problem',
    'suspicious',
    'wizard',
    'industry',
    'contact by',
    'name',
    'e-mail',
    'company',
    'key',
  ];
  const rows = records.map((record) => [
    minutes(receivedAt(record), zone),
    record.state,
    String(record.attempts),
    record.state === 'retry' ? minutes(new Date(record.due), zone) : '',
    record.state === 'retry' || needsPerson(record) ? (record.history.at(-1)?.failure?.error ?? '') : '',
    signsOf(record).length > 0 ? 'suspicious' : '',
    ...cameBy(record),
    visibleLine(record.lead ? senderOf(record.lead).name : ''),
    visibleLine(record.lead?.email ?? ''),
    visibleLine(record.lead ? senderOf(record.lead).company : ''),
    shortKeys.get(record.key) ?? record.key,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The wizard, the industry and the preferred way of contact; a message came by no wizard. */
function cameBy({ lead }: LeadRecord): string[] {
  if (lead === null) return ['', '', ''];
  if (isMessage(lead)) return ['message', '', ''];
  const wizard = Object.entries(wizardTags).find(([, tag]) => tag === wizardTag(lead.tags))?.[0] ?? '';
  return [wizard, visibleLine(industryOf(lead).id), lead.preferredContact];
}

/** A lead known only from its correction has no text to judge. */
function signsOf({ lead }: LeadRecord): string[] {
  return lead === null ? [] : spamSignals(lead);
}

/**
 * Returns all details of one lead: its state, when its sender was first contacted, what the CRM's note begins with, and
 * the lead; times are in `zone`.
 */
export function asDetails(record: LeadRecord, zone: string, brief: string, contacted: Date | null): string {
  const contact = record.progress.contactId ? `, contact ${record.progress.contactId}` : '';
  const steps = record.history.map(
    ({ at, state, failure }) =>
      `  ${minutes(new Date(at), zone)}  ${state}${failure ? `: ${failure.error}. ${failure.details}${reasonOf(failure)}` : ''}`,
  );
  return [
    `${record.key}: ${record.state} since ${minutes(lastStepAt(record), zone)}, ${counted(record.attempts, 'attempt', 'attempts')}${contact}`,
    ...steps,
    ...(needsPerson(record) ? [`  Needs a person: mend, replay or forget ${record.key}.`] : []),
    ...signsOf(record).map((doubt) => `  Suspicious: ${doubt}`),
    ...(contacted ? [`  First contact: ${minutes(contacted, zone)}`] : []),
    ...(brief ? ['', visibleText(brief), ''] : []),
    visibleText(JSON.stringify(record.lead, null, 2)),
  ].join('\n');
}

function reasonOf({ reason }: CrmFailure): string {
  return reason ? ` Reason: ${visibleLine(reason)}` : '';
}
