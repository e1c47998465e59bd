import { vi } from 'vitest';
import { outboxEntry, type OutboxEntry } from '#domain/lead/outbox';
import type { LeadBody } from '#domain/lead/schema';

/** A POST that the lead function would have received. */
export type SentLead = { key: string; body: LeadBody };
type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'unreachable';

/** What the lead function answers when all is well. */
export const delivered = ({ key }: SentLead): Answer => ({ status: 200, body: { success: true, id: key } });
/** … and when only its store has the lead. */
export const stored = ({ key }: SentLead): Answer => ({ status: 202, body: { success: false, id: key } });

/** Stands in for the network: each lead sent is recorded and answered by `answer`, which a test may exchange. */
export function fakeNetwork(answer: (lead: SentLead) => Answer | Promise<Answer>) {
  const network = { sent: [] as SentLead[], answer };
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const lead = { key: headers.get('idempotency-key') ?? '', body: JSON.parse(String(init.body)) as LeadBody };
    network.sent.push(lead);
    const answered = await network.answer(lead);
    if (answered === 'unreachable') throw new TypeError('Failed to fetch');
    return Response.json(answered.body, { status: answered.status, headers: answered.headers ?? {} });
  });
  return network;
}

/** A tab as new: no stored answers, no outbox, the Navigator's address. */
export function newTab(address = '/solutions-navigator'): void {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
}

/** What this browser's outbox holds, by key. */
export function outboxEntries(): Map<string, OutboxEntry> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('smartstack.outbox.'));
  const entries = names.map((name) => outboxEntry(JSON.parse(localStorage.getItem(name) ?? '')));
  return new Map(entries.flatMap((entry) => (entry ? [[entry.key, entry] as const] : [])));
}

/** Puts leads into this browser's outbox, as an earlier visit would have. */
export function leaveInOutbox(...entries: OutboxEntry[]): void {
  for (const entry of entries) localStorage.setItem(`smartstack.outbox.${entry.key}`, JSON.stringify(entry));
}
