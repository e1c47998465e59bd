import { visibleLine, visibleText } from '#domain/visible-text';
import { spamSignals } from '#domain/lead/spam-signals';
import { senderOf } from '#domain/lead/received';
import { lastStepAt, type LeadRecord, needsPerson, receivedAt } from '#netlify/leads/record';

/** Returns one line per lead, in columns. */
export function asTable(records: LeadRecord[]): string {
  const head = ['received', 'state', 'attempts', 'next', 'problem', 'name', 'e-mail', 'company', 'key'];
  const rows = records.map((record) => [
    minutes(receivedAt(record)),
    record.state,
    String(record.attempts),
    record.state === 'retry' ? minutes(new Date(record.due)) : '',
    [
      ...(record.state === 'retry' || needsPerson(record) ? [record.history.at(-1)?.failure?.error ?? ''] : []),
      ...(spamSignals(record.lead ?? {}).length > 0 ? ['suspicious'] : []),
    ].join(', '),
    visibleLine(record.lead ? senderOf(record.lead).name : ''),
    visibleLine(record.lead?.email ?? ''),
    visibleLine(record.lead ? senderOf(record.lead).company : ''),
    record.key,
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

/** Returns everything about one lead. */
export function asDetails(record: LeadRecord): string {
  const contact = record.progress.contactId ? `, contact ${record.progress.contactId}` : '';
  const steps = record.history.map(
    ({ at, state, failure }) => `  ${at}  ${state}${failure ? `: ${failure.error}. ${failure.details}` : ''}`,
  );
  return [
    `${record.key}: ${record.state} since ${minutes(lastStepAt(record))}, ${record.attempts} attempts${contact}`,
    ...steps,
    ...(needsPerson(record) ? [`  Needs a person: mend, replay or forget ${record.key}.`] : []),
    ...spamSignals(record.lead ?? {}).map((doubt) => `  Suspicious: ${doubt}`),
    visibleText(JSON.stringify(record.lead, null, 2)),
  ].join('\n');
}

/** Returns a table for a spreadsheet: one row per lead, one column per field that any of them has. */
export function asCsv(records: LeadRecord[]): string {
  const fields = [...new Set(records.flatMap(({ lead }) => Object.keys(lead ?? {})))];
  const rows = records.map((record) => {
    const lead: Record<string, unknown> = { ...record.lead };
    return [
      record.key,
      receivedAt(record).toISOString(),
      record.state,
      record.attempts,
      ...fields.map((name) => lead[name]),
    ];
  });
  return [['key', 'received', 'state', 'attempts', ...fields], ...rows]
    .map((row) => row.map(csvCell).join(','))
    .join('\r\n');
}

/** A visitor's words must not become a formula of the spreadsheet that opens them. */
function csvCell(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}

/** Returns a moment to the minute, in UTC: 2026-01-15 12:00. */
export function minutes(time: Date): string {
  return time.toISOString().replace('T', ' ').slice(0, 16);
}
