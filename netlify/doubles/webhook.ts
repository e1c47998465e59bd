import { isRecord } from '#domain/record';
import { type LoopbackServer, startServer } from '#netlify/doubles/server';

/**
 * Starts a stand-in for the operator's webhook, which tells `hear` the text of each message; /double/alerts lists what it
 * received.
 */
export async function startWebhookDouble(hear: (text: string) => void): Promise<LoopbackServer> {
  const received: unknown[] = [];
  return startServer(async (request) => {
    if (new URL(request.url).pathname === '/double/alerts') return Response.json(received);
    const message: unknown = await request.json().catch(() => null);
    received.push(message);
    hear(isRecord(message) ? String(message['text']) : 'no JSON');
    return new Response('ok');
  });
}
