import type { LeadContext } from '#netlify/leads/context';
import { deliver } from '#netlify/leads/deliver';
import { type LeadRecord, needsPerson } from '#netlify/leads/record';
import { minutes } from '#netlify/cli/local-time';
import { replay } from '#netlify/cli/leads-actions';

/**
 * Tries leads now, one after the other, from this machine; those that need attention get all their attempts again first.
 * Stops early if the CRM asks for a pause. Returns a line for each; rejects if the store fails.
 */
export async function retryNow(context: LeadContext, records: readonly LeadRecord[], zone: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, record] of records.entries()) {
    if (needsPerson(record)) await replay(context.leads, record, context.now());
    const { record: tried, pause } = await deliver(context, record.key, 'sent again');
    lines.push(resultOf(record, tried, zone));
    const left = records.length - index - 1;
    if (pause !== undefined && left > 0) {
      lines.push(
        `The CRM wants no calls for ${Math.ceil(pause / 1000)} s; ${left} more are left to the scheduled run.`,
      );
      break;
    }
  }
  return lines;
}

function resultOf(before: LeadRecord, { key, state, history, due }: LeadRecord, zone: string): string {
  if (before.state === 'delivered') return `${key} was delivered already.`;
  if (state === 'delivered') return `${key} is delivered.`;
  if (state === 'superseded') return `${key} was replaced by its correction.`;
  if (state === 'delivering' || state === 'received') return `${key} is being tried right now.`;
  const failure = history.at(-1)?.failure;
  const reason = failure ? ` ${failure.error}: ${failure.details}` : '';
  const next = state === 'retry' ? ` The next attempt is due at ${minutes(new Date(due), zone)}.` : '';
  return `${key} is not delivered (${state}).${reason}${next}`;
}
