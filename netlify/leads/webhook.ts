import { isRecord } from '#domain/record';
import { fetchText } from '#netlify/http/fetch-text';

const timeLimit = 3000;
/** An answer of this length (bytes) is not waited for; it counts by its status. */
const longestAnswer = 10_000;

/** A message to the operator: a sentence for people, what it is about, and figures. Never anything about anybody. */
export type WebhookMessage = { text: string; event: string; [figure: string]: string | number };

/**
 * Posts a message to the operator's webhook; returns whether it was taken. Never rejects. What the webhook says is looked at
 * and not printed.
 */
export async function tellWebhook(
  fetch: typeof globalThis.fetch,
  webhook: string,
  message: WebhookMessage,
): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', redirect: 'error', headers, body: JSON.stringify(message) } as const;
    const { response, text } = await fetchText(fetch, webhook, init, { time: timeLimit, size: longestAnswer });
    const isFailure = response.ok && saysFailure(text ?? '');
    if (!response.ok) console.error(`alert: the webhook answered ${response.status}`);
    if (isFailure) console.error(`alert: the webhook answered ${response.status} and says that it has failed`);
    return response.ok && !isFailure;
  } catch {
    // The cause may quote the address, which is a secret.
    console.error('alert: the webhook could not be reached');
    return false;
  }
}

/**
 * Whether an answer of status 200 says in words that nobody was told. Teams wraps every failure that way
 * (https://github.com/MicrosoftDocs/msteams-docs/issues/1810); Slack's words for failures are one with underscores
 * (https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks); others say it in JSON. A page is no
 * webhook.
 */
function saysFailure(answer: string): boolean {
  const text = answer.trim();
  if (/^(?:<!doctype|<html)/i.test(text) || /\bdelivery failed\b/i.test(text)) return true;
  if (/^(?:no|invalid|too_many)_\w+$|^[a-z_]+_(?:not_found|prohibited|archived|error|disabled|denied)$/.test(text))
    return true;
  const said = parsed(text);
  return isRecord(said) && (said['ok'] === false || said['success'] === false || Boolean(said['error']));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
