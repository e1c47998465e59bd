import type { Config, Context } from '@netlify/functions';
import { countedStepSchema, documentCount } from '#domain/wizard/counted-step';
import { countStep } from '#netlify/leads/count-step';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { isCrossSite, json, readJsonPost } from '#netlify/http/request';

const bodyLimit = 200;
const waitOf = addressLimit();

/** The platform reads this statically: literals only, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/**
 * Counts that a visit reached a step of a wizard, made a requirements document, or followed the link of a document, whose
 * `ping` names it in the address (https://html.spec.whatwg.org/multipage/links.html#hyperlink-auditing; Firefox sends
 * none): 200, whether or not it was counted. Only a number for each day and name is stored, and no personal data.
 */
export default async function count(request: Request, context: Context): Promise<Response> {
  return countFor(request, context.ip, (step) => countStep(step, context.deploy?.context));
}

/** The function with any counter and caller's address. */
export async function countFor(
  request: Request,
  address: string | undefined,
  add: (step: string) => Promise<void>,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  const named = await namedBy(request);
  if (named instanceof Response) return named;
  // A visitor who asks not to be tracked is not counted, although a count contains nothing about them.
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1') return json(200, { success: true });
  try {
    await add(named);
    return json(200, { success: true });
  } catch (error) {
    console.error('step counts:', error instanceof Error ? error.name : 'unknown failure');
    return json(503, { success: false, error: 'Service Unavailable', details: 'It could not be counted.' });
  }
}

/** Returns what a request wants counted, or the answer that refuses it. */
async function namedBy(request: Request): Promise<string | Response> {
  const document = new URL(request.url).searchParams.get('document');
  if (document !== null && request.method === 'POST' && !isCrossSite(request))
    return documentCount(document) ?? nothingCounted();
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  const parsed = countedStepSchema.safeParse(read.body);
  return parsed.success ? parsed.data.step : nothingCounted();
}

function nothingCounted(): Response {
  return json(422, { success: false, error: 'Validation Error', details: 'Nothing that is counted here.' });
}
