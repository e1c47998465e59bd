import { type Backlog, backlogOf, lateMinutes } from '#netlify/leads/backlog';
import type { LeadContext } from '#netlify/leads/context';

/** What triggers an alert; the name is the episode's in the store. */
const triggers: { name: 'dead' | 'late'; isOn: (backlog: Backlog) => boolean; text: (backlog: Backlog) => string }[] = [
  {
    name: 'dead',
    isOn: ({ dead }) => dead > 0,
    text: ({ dead }) => `${dead} lead(s) could not be delivered to the CRM and were given up.`,
  },
  {
    name: 'late',
    isOn: ({ oldestMinutes }) => oldestMinutes >= lateMinutes,
    text: ({ waiting, oldestMinutes }) =>
      `${waiting} lead(s) wait for the CRM, the oldest for ${oldestMinutes} minutes.`,
  },
];

const timeLimit = 3000;

/**
 * Tells the operator's webhook when leads have been given up and when the oldest has waited an hour: once per
 * episode. Counts and minutes are sent, nothing about anybody. A webhook that fails is asked again by the next run and
 * harms nothing. Without a webhook nothing is done.
 */
export async function alertOperator(context: LeadContext, webhook: string | null): Promise<void> {
  if (webhook === null) return;
  const { store, leads, now } = context;
  const backlog = await backlogOf(leads, now());
  for (const { name, isOn, text } of triggers) {
    const episode = `alerts/${name}`;
    const isTold = (await store.read(episode)) !== null;
    if (!isOn(backlog)) {
      if (isTold) await store.remove(episode);
    } else if (
      !isTold &&
      (await post(context, webhook, { text: `SmartStack: ${text(backlog)}`, event: name, ...backlog }))
    ) {
      await store.write(episode, { at: now().toISOString() });
    }
  }
}

async function post({ fetch }: LeadContext, webhook: string, body: object): Promise<boolean> {
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    if (!response.ok) console.error(`alert: the webhook answered ${response.status}`);
    return response.ok;
  } catch {
    // The cause may quote the address, which is a secret.
    console.error('alert: the webhook could not be reached');
    return false;
  }
}
