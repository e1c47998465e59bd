import { type LeadRecord, receivedAt } from '#netlify/leads/record';

/* The export as CSV (RFC 4180), in UTF-8 without a byte order mark. Every value is quoted; a missing field is empty,
   without quotes. Lists and groups of answers are JSON. */

/**
 * Beginnings that a spreadsheet may take for a formula, including after a blank or an invisible character. The
 * apostrophe is among them, so that an added one can be told from one in the text.
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
 * A visitor's text must not become a formula in a spreadsheet: one that might gets an apostrophe in front. To read a
 * cell back, remove one apostrophe from its beginning, if there is one.
 */
function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `"${(guarded.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
