import { type LeadRecord, receivedAt } from '#netlify/leads/record';

/*
 * The export as CSV (RFC 4180), in UTF-8 without a mark at its beginning. Every value stands in quotes; a field that a
 * lead does not have is empty, without quotes. Lists and groups of answers are JSON.
 */

/**
 * What a spreadsheet may take for a formula, also behind a blank or a character that nobody sees. The apostrophe is among
 * them so that what was put before a text can be told from what the text begins with.
 */
const guarded = /^['=+\-@＝＋－＠\s\p{Cc}\p{Cf}]/u;

/** Returns a table: one row per lead, one column per field that any of them has. */
export function asCsv(records: readonly LeadRecord[]): string {
  const fields = [...new Set(records.flatMap(({ lead }) => Object.keys(lead ?? {})))];
  const rows = records.map((record) => {
    const lead: Record<string, unknown> = { ...record.lead };
    const own = [record.key, receivedAt(record).toISOString(), record.state, record.attempts];
    return [...own, ...fields.map((name) => lead[name])];
  });
  return [['key', 'received', 'state', 'attempts', ...fields], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
}

/**
 * A visitor's words must not become a formula of the spreadsheet that opens them: such a text gets one apostrophe in
 * front. To read a cell back, take one apostrophe from its beginning where there is one.
 */
function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${(guarded.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
