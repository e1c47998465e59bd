import { fetchText } from '#netlify/http/fetch-text';

const timeLimit = 3000;
/** What the webhook says is not read; an answer of this length (bytes) is not waited for. */
const longestAnswer = 10_000;

/** A message to the operator: a sentence for people, what it is about, and figures. Never anything about anybody. */
export type WebhookMessage = { text: string; event: string; [figure: string]: string | number };

/** Posts a message to the operator's webhook; returns whether it was taken. Never rejects. */
export async function tellWebhook(
  fetch: typeof globalThis.fetch,
  webhook: string,
  message: WebhookMessage,
): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', redirect: 'error', headers, body: JSON.stringify(message) } as const;
    const { response } = await fetchText(fetch, webhook, init, { time: timeLimit, size: longestAnswer });
    if (!response.ok) console.error(`alert: the webhook answered ${response.status}`);
    return response.ok;
  } catch {
    // The cause may quote the address, which is a secret.
    console.error('alert: the webhook could not be reached');
    return false;
  }
}
