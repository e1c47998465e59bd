import type { Config, Context } from '@netlify/functions';
import { countedStepSchema } from '#domain/wizard/counted-step';
import { countStep } from '#netlify/leads/count-step';
import { addressLimit, tooMany } from '#netlify/http/rate-limit';
import { json, readJsonPost } from '#netlify/http/request';

const bodyLimit = 200;
const waitOf = addressLimit();

/** Read by the platform before the function runs: only literals, and `aggregateBy` only as a list. */
export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };

/**
 * Counts that somebody has reached a step of a wizard: 200, whether or not it was counted. What is stored is a number for
 * each day, wizard and step, and nothing about anybody.
 */
export default async function count(request: Request, context: Context): Promise<Response> {
  return countFor(request, context.ip, (step) => countStep(step, context.deploy?.context));
}

/** The function's work with any counter and for any caller's address. */
export async function countFor(
  request: Request,
  address: string | undefined,
  add: (step: string) => Promise<void>,
): Promise<Response> {
  const wait = waitOf(address);
  if (wait > 0) return tooMany(wait);
  const read = await readJsonPost(request, bodyLimit);
  if (!read.ok) return read.response;
  const parsed = countedStepSchema.safeParse(read.body);
  if (!parsed.success) return json(422, { success: false, error: 'Validation Error', details: 'No step of a wizard.' });
  // Whoever asks not to be tracked is not counted, though nothing of a count leads back to them.
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1') return json(200, { success: true });
  try {
    await add(parsed.data.step);
    return json(200, { success: true });
  } catch (error) {
    console.error('step counts:', error instanceof Error ? error.name : 'unknown failure');
    return json(503, { success: false, error: 'Service Unavailable', details: 'It could not be counted.' });
  }
}
