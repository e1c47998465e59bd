import type { LeadRecord } from '#netlify/leads/record';
import type { LeadStore } from '#netlify/leads/store';

/**
 * Stores how far an attempt got and returns the record as it is then; null where the lead has been erased meanwhile,
 * which it stays. A lead superseded meanwhile stays so, and one that another attempt delivered stays delivered,
 * whatever became of this attempt.
 */
export async function saveAttempt(leads: LeadStore, record: LeadRecord): Promise<LeadRecord | null> {
  const current = await leads.read(record.key);
  if (!current) return null;
  const isSettled = current.state === 'superseded' || current.state === 'delivered';
  const next = isSettled ? { ...current, progress: { ...current.progress, ...record.progress } } : record;
  await leads.write(next, current);
  return next;
}
